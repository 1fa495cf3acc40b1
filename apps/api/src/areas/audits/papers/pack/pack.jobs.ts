import { Readable } from 'node:stream'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobRun } from '#jobs/kind.ts'
import { translate } from '@apron/messages'
import { shownNow } from '../../domain/paper-head.ts'
import type { PaperExportRow } from '../exports.ts'
import { safeName } from '../files/safe-name.ts'
import { packing, type MakePaper } from '../making/kind.ts'
import { settle } from '../making/settle.ts'
import type { PackFile } from './evidence.ts'
import { isPack, lackedFormats } from './packed.ts'
import { papersOf, type Pack } from './papers-of.ts'
import { gatherParts } from './parts.ts'
import type { PackRecord } from './record.ts'
import { zipOf, type Part } from './write-zip.ts'

/** How far of the whole it is once the papers are there. */
const written = 0.8
const mebibyte = 1024 * 1024

export const packJob = (services: Services, makePaper: MakePaper): Job =>
  defineJob(packing, (work) => makePack(services, makePaper, work))

async function makePack(services: Services, makePaper: MakePaper, work: JobRun<{ export: number }>): Promise<void> {
  const { db, fileStore, settings } = services
  const one = await db.selectFrom('exports').selectAll().where('id', '=', work.input.export).executeTakeFirst()
  if (!one || one.file_id !== null || !isPacked(one)) return
  const now = shownNow(settings)
  const rows = await makePapers(await papersOf(db, one, now), makePaper, work)
  const made = await madeOf(db, rows)
  const lacks = lackedFormats()
  const gathering = { db, blobs: fileStore.blobs, address: now.address, lacks }
  const { parts, missing, record } = await gatherParts(gathering, one, made.papers)
  const { digest, bytes } = await writeZip(services, parts, record.about.date, work)
  const name = nameOf(one, record)
  const file = { name, type: 'application/zip', kind: 'document' as const, digest, receivedDigest: digest, bytes }
  const { letters, pictures } = made
  await settle(services, one, { file, missing: { letters, pictures: pictures + missing, formats: lacks }, by: work.by })
}

const isPacked = (one: PaperExportRow): one is Pack => isPack(one.what)

/** Makes what of them is not there yet, one after the other. */
async function makePapers(papers: readonly PaperExportRow[], makePaper: MakePaper, work: JobRun): Promise<number[]> {
  const { by, leaving, progress } = work
  for (const [at, paper] of papers.entries()) {
    leaving.throwIfAborted()
    const tell = (share: number) => progress(((at + share) / papers.length) * written)
    if (paper.file_id === null) await makePaper(paper, { by, leaving, progress: tell })
    await tell(1)
  }
  return papers.map(({ id }) => id)
}

/** The files of papers that are made, in the order of their names; what each lacks, the most of it. */
async function madeOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('exports')
    .innerJoin('files', 'files.id', 'exports.file_id')
    .select(['files.id', 'files.name', 'files.type', 'files.digest', 'files.bytes', 'exports.missing'])
    .where('exports.id', 'in', ids)
    .orderBy('exports.id')
    .execute()
  if (rows.length < ids.length) throw new Error('a paper of the pack was not made')
  const most = (name: 'letters' | 'pictures') => Math.max(...rows.map(({ missing }) => missing[name] ?? 0))
  return { papers: rows as PackFile[], letters: most('letters'), pictures: most('pictures') }
}

/** Writes the zip to the disk and keeps it; 507 where there is no room for it. */
async function writeZip(
  { fileStore, settings }: Services,
  parts: readonly Part[],
  day: string,
  { leaving, progress }: JobRun,
): Promise<{ digest: string; bytes: number }> {
  const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const free = await fileStore.freeBytes()
  if (free !== null && free < whole + settings.now().free_disk_mb * mebibyte) throw new Refusal(507, 'disk_full')
  let done = 0
  const wrote = (bytes: number) => {
    leaving.throwIfAborted()
    done += bytes
    // A failed report is made up for by the next.
    void progress(written + (done / whole) * (1 - written)).catch(() => undefined)
  }
  const open = (part: Part) => contentOf(fileStore.blobs, part)
  const taken = await fileStore.blobs.take(Readable.from(zipOf(parts, { day, open, wrote })), async () => undefined)
  try {
    await fileStore.blobs.keep(taken)
    return taken
  } finally {
    await fileStore.blobs.drop(taken)
  }
}

async function* contentOf(blobs: FileStore['blobs'], part: Part): AsyncGenerator<Uint8Array> {
  if (part.text !== undefined) return yield Buffer.from(part.text)
  const opened = await blobs.open(part.digest)
  if (!opened) throw new Error('bytes of a pack are gone')
  yield* opened.stream
}

/** By what it is of and of which audit. */
function nameOf({ language }: PaperExportRow, { kind, number, about, audit }: PackRecord): string {
  const values = { number: number ?? about.date }
  const title = translate(language, kind === 'minutes' ? 'exports.pack_name' : 'exports.addendum_name', values)
  return `${safeName(`${title} - ${audit}`, 150)}.zip`
}
