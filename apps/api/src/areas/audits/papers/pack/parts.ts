import { createHash } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { refused } from '#kernel/refusals.ts'
import { sealOf } from '../../domain/saved-minutes.ts'
import type { PaperExportRow } from '../exports.ts'
import { addendumRecord } from './addendum-record.ts'
import type { PackFile } from './evidence.ts'
import { namer } from './names.ts'
import { minutesRecord } from './minutes-record.ts'
import type { PackRecord } from './record.ts'
import { checkScript, manifestOf, readmeOf, type PackDescription } from './told.ts'
import type { Part } from './write-zip.ts'

/** What one pack may hold: a zip without extensions has 4 GiB. */
export const largestPack = { files: 2000, bytes: 2 * 1024 ** 3 }

/** What a pack was asked of; 400 when a scan that it was asked with is there no longer. */
const recordOf = (db: Database, pack: PaperExportRow, name: ReturnType<typeof namer>): Promise<PackRecord> =>
  pack.addendum_id === null ? minutesRecord(db, pack, name) : addendumRecord(db, pack.addendum_id, name)

type Gathering = { db: Database; blobs: FileStore['blobs']; address: string; lacks: string[] }

/** All files of a pack by their paths, sorted, what it is of, and how many files could not be read. */
export async function gatherParts(
  { db, blobs, address, lacks }: Gathering,
  pack: PaperExportRow,
  papers: readonly PackFile[],
): Promise<{ parts: Part[]; missing: number; record: PackRecord }> {
  const name = namer()
  const written = papers.map((file) => ({ file, path: name('papers', file.name, file.type) }))
  const record = await recordOf(db, pack, name)
  const kept: Part[] = []
  const missing: string[] = []
  for (const { file, path } of [...written, ...record.evidence, ...record.scans]) {
    const bytes = file.digest === null ? null : await blobs.bytesOf(file.digest)
    if (bytes === null) missing.push(path)
    else kept.push({ path, bytes, digest: file.digest! })
  }
  const url = sealOf(record.about, { address }).url
  const told: PackDescription = { record, url, language: pack.language, missing, lacks }
  const said = [
    fileOf(record.path, record.frozen),
    fileOf('README.txt', readmeOf(told)),
    fileOf('check.mjs', checkScript()),
  ]
  const listed = sorted([...kept, ...said])
  const parts = sorted([...listed, fileOf('manifest.json', manifestOf(told, listed))])
  checkSize(parts)
  return { parts, missing: missing.length, record }
}

const fileOf = (path: string, text: string): Part => ({
  path,
  text,
  bytes: Buffer.byteLength(text),
  digest: createHash('sha256').update(text).digest('hex'),
})

const sorted = (parts: Part[]) => parts.toSorted((one, other) => (one.path < other.path ? -1 : 1))

function checkSize(parts: readonly Part[]): void {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  if (parts.length > largestPack.files || bytes > largestPack.bytes)
    throw refused('pack_too_large', { files: largestPack.files, max: `${largestPack.bytes / 1024 ** 3} GB` })
}
