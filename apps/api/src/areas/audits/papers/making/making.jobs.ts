import type { ExportedPaper, ExportFormat } from '@apron/contract/audits'
import { Unfinished, Unreadable, type Sandbox } from '#sandbox/sandbox.ts'
import type { QueueOwner } from '#sandbox/fair-queue.ts'
import { refused } from '#kernel/refusals.ts'
import type { ModuleRegistry } from '#capabilities/area.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobRun } from '#jobs/kind.ts'
import { calledBy } from '../files/about.ts'
import { safeName } from '../files/safe-name.ts'
import type { WriterTasks } from '../files/renderer.ts'
import { forgetLiving } from '../exports.ts'
import { readSource } from '../read-source.ts'
import type { Source } from '../source.ts'
import { isPack } from '../pack/packed.ts'
import { packJob } from '../pack/pack.jobs.ts'
import { forgetting, making, type Export, type MakePaper } from './kind.ts'
import { pack } from './pack.ts'
import { largest, takePictures } from './pictures.ts'
import { settle, type PaperExportResult } from './settle.ts'

/** An export that is one paper. */
type OnePaper = Export & { what: ExportedPaper; format: ExportFormat }
type Sandboxes = Record<ExportFormat, Sandbox<WriterTasks>>

/** How far of the whole it is once the pictures are there. */
const pictured = 0.6
const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const satisfies Record<ExportFormat, string>

/** One after the other: a paper takes seconds and hundreds of megabytes. */
const bounds = { children: 1, seconds: 120, megabytes: 1536, writes: 200 }

export const paperJobs = (services: Services, gathered: ModuleRegistry): Job[] => {
  const sandboxOf = (module: string, addons: boolean) =>
    services.fileStore.sandbox<WriterTasks>(new URL(module, import.meta.url), { ...bounds, addons })
  const sandboxes: Sandboxes = {
    docx: sandboxOf('../files/docx/tasks.ts', false),
    pdf: sandboxOf('../files/pdf/tasks.ts', true),
    xlsx: sandboxOf('../files/xlsx/tasks.ts', false),
    csv: sandboxOf('../files/csv/tasks.ts', false),
  }
  const makePaper: MakePaper = async (one, doing) => {
    if (isPaper(one)) await makeOne(services, { sandboxes, gathered }, one, doing)
  }
  return [
    defineJob(making, (work) => make(services, makePaper, work)),
    packJob(services, makePaper),
    defineJob(forgetting, () => forgetLiving(services.db)),
  ]
}

type With = { sandboxes: Sandboxes; gathered: ModuleRegistry }

const isPaper = (one: Export): one is OnePaper => !isPack(one.what) && one.format !== 'zip'

async function make({ db }: Services, makePaper: MakePaper, work: JobRun<{ export: number }>): Promise<void> {
  const one = await db.selectFrom('exports').selectAll().where('id', '=', work.input.export).executeTakeFirst()
  // A process that was killed at the end has made it.
  if (one && one.file_id === null) await makePaper(one, work)
}

async function makeOne(
  services: Services,
  { sandboxes, gathered }: With,
  one: OnePaper,
  doing: Parameters<MakePaper>[1],
): Promise<void> {
  const { db, fileStore } = services
  const { by, leaving, progress } = doing
  const turn: QueueOwner = by ?? making.name
  const source = await readSource(services, gathered.papers, one)
  if (itemsIn(source) > largest.items) throw refused('paper_too_large', largest)
  const tell = (share: number) => progress(share * pictured)
  const copies = await takePictures({ db, fileStore, turn, leaving, tell }, source)
  const { path } = await pack(fileStore.blobs, { source, lang: one.language, photos: one.query.photos }, copies)
  try {
    // A failed report is made up for by the next.
    const heard = (share: number) => void progress(pictured + share * (1 - pictured)).catch(() => undefined)
    const written = await sandboxes[one.format].runOn(turn, 'write', { path, tell: heard }, {}).catch(refuse)
    leaving.throwIfAborted()
    await fileStore.blobs.keep({ path: `${path}.paper`, digest: written.digest })
    const name = `${safeName(calledBy(source, written.title), 150)}.${one.format}`
    const { digest, bytes } = written
    const file: PaperExportResult['file'] = {
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
  if (source.what === 'readings') return source.list.readers.length
  if (source.what === 'report') return source.report.labels.length
  if (source.what === 'programme') return source.programme.plans.length
  if (source.what === 'tag-report' || source.what === 'correctives') return source.list.items.length
  if (source.what === 'corrective') return source.corrective.items.length
  if (source.what === 'actions') return source.actions.findings.length
  if ('addendum' in source) return source.addendum.told.findings.length
  const { groups } = source.what === 'blank' ? source.blank : source.result
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}
