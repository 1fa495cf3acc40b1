import type { Selectable } from 'kysely'
import type { ExportFormat } from '@apron/contract/audits'
import { shorten } from '@apron/contract/text'
import type { Tables } from '../../../../db/schema/index.ts'
import { Unfinished, Unreadable, type Fence } from '../../../../fenced/fence.ts'
import type { Turn } from '../../../../fenced/turns.ts'
import { refused } from '../../../../http/answering/refusal.ts'
import type { Services } from '../../../../http/services.ts'
import { job, type Job, type Work } from '../../../../jobs/kind.ts'
import { paperNow } from '../../domain/paper-head.ts'
import type { WriterTasks } from '../files/written.ts'
import { forgetLiving } from '../exports.ts'
import { readSource } from '../read-source.ts'
import type { Source } from '../source.ts'
import { forgetting, making } from './kind.ts'
import { pack } from './pack.ts'
import { largest, takePictures } from './pictures.ts'
import { settle, type Made } from './settle.ts'

type Export = Selectable<Tables['exports']>
type Fences = Record<ExportFormat, Fence<WriterTasks>>

/** How far of the whole it is once the pictures are there. */
const pictured = 0.6
const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const

/** One after the other: a paper takes seconds and hundreds of megabytes. */
const bounds = { children: 1, seconds: 120, megabytes: 1536, writes: 200 }

export const paperJobs = (services: Services): Job[] => {
  const fenceOf = (module: string, addons: boolean) =>
    services.fileStore.fence<WriterTasks>(new URL(module, import.meta.url), { ...bounds, addons })
  const fences: Fences = { docx: fenceOf('../files/docx/tasks.ts', false), pdf: fenceOf('../files/pdf/tasks.ts', true) }
  return [job(making, (work) => make(services, fences, work)), job(forgetting, () => forgetLiving(services.db))]
}

async function make(services: Services, fences: Fences, work: Work<{ export: number }>): Promise<void> {
  const { db, fileStore, settings } = services
  const { input, by, leaving, progress } = work
  const one = await db.selectFrom('exports').selectAll().where('id', '=', input.export).executeTakeFirst()
  // A process that was killed at the end has made it.
  if (!one || one.file_id !== null) return
  const turn: Turn = by ?? making.name
  const source = await readSource(db, one, paperNow(settings))
  if (itemsIn(source) > largest.items) throw refused('paper_too_large', largest)
  const tell = (share: number) => progress(share * pictured)
  const copies = await takePictures({ db, fileStore, turn, leaving, tell }, JSON.stringify(source))
  const { path } = await pack(fileStore.blobs, { source, lang: one.language, photos: one.query.photos }, copies)
  try {
    // What cannot be said now is said by the next.
    const heard = (share: number) => void progress(pictured + share * (1 - pictured)).catch(() => undefined)
    const written = await fences[one.format].runOn(turn, 'write', { path, tell: heard }, {}).catch(refuse)
    leaving.throwIfAborted()
    await fileStore.blobs.keep({ path: `${path}.paper`, digest: written.digest })
    const name = nameOf(one, source, written.title)
    const { digest, bytes } = written
    const file: Made['file'] = {
      name,
      type: types[one.format],
      kind: 'document',
      digest,
      receivedDigest: digest,
      bytes,
    }
    await settle(services, one, { file, missing: written.missing, by })
  } finally {
    for (const left of [path, `${path}.paper`]) await fileStore.blobs.drop({ path: left })
  }
}

function refuse(error: unknown): never {
  if (error instanceof Unreadable) throw refused('paper_failed')
  if (error instanceof Unfinished) throw refused('paper_too_hard', { seconds: bounds.seconds })
  throw error
}

function itemsIn(source: Source): number {
  if (source.what === 'minutes') return source.minutes.items.length
  const { groups } = source.what === 'blank' ? source.blank : source.result
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}

function auditOf(source: Source): string {
  if (source.what === 'minutes') return source.minutes.checklist.name
  return source.what === 'blank' ? source.blank.audit.name : source.result.checklist.name
}

/** A name that every file system takes: what the paper is, and of which audit. */
function nameOf({ format }: Export, source: Source, title: string): string {
  const number = source.what === 'minutes' ? (source.minutes.number ?? '') : ''
  const safe = [[title, number].filter(Boolean).join(' '), auditOf(source)]
    .filter(Boolean)
    .join(' - ')
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}\u200b]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${shorten(safe, 150).replace(/(?<![. ])[. ]+$/, '')}.${format}`
}
