import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../../db/client.ts'
import type { MinutesSnapshot } from '../../../../db/schema/papers/minutes-snapshot.ts'
import type { FileStore } from '../../../../files/store.ts'
import { found, refused } from '../../../../http/answering/refusal.ts'
import { sealOf } from '../../domain/saved-minutes.ts'
import type { Row } from '../exports.ts'
import { evidenceOf, type Kept } from './evidence.ts'
import { namer } from './names.ts'
import { checkScript, manifestOf, readmeOf, type Told } from './told.ts'
import type { Part } from './write-zip.ts'

/** What one pack may hold: a zip without extensions has 4 GiB. */
export const largestPack = { files: 2000, bytes: 2 * 1024 ** 3 }

type Frozen = Told['minutes'] & { frozen: string; snapshot: MinutesSnapshot }
/** What minutes are known by, what they froze, and that to the letter as it was hashed. */
async function frozenOf(db: Database, minutesId: number): Promise<Frozen> {
  const { rows } = await sql<Frozen>`
    select id, audit_id, number, snapshot->>'date' as date, created_at as saved_at, digest, snapshot,
      snapshot->'audit'->>'name' as audit,
      minutes_frozen(id, audit_id, number, is_addendum, author_id, author_name, created_at, conclusion,
        self_assessment, snapshot) as frozen
    from minutes where id = ${minutesId}`.execute(db)
  return found(rows[0])
}

type Bound = Kept & { fullname: string; created_at: string }
/** The scans that a pack was asked with; 400 when one is there no longer. */
async function scansOf(db: Database, ids: readonly number[]): Promise<Bound[]> {
  const { rows } = await sql<Bound>`
    select f.id, f.name, f.type, f.digest, f.bytes, u.fullname, scan.created_at
    from minutes_scans scan join files f on f.id = scan.file_id join users u on u.id = scan.user_id
    where scan.id = any(${ids}::integer[]) order by scan.id`.execute(db)
  if (rows.length < ids.length) throw refused('pack_scan_gone')
  return rows
}

type Gathering = { db: Database; blobs: FileStore['blobs']; address: string; lacks: string[] }

/** All files of a pack by their paths, sorted, and how many could not be read. */
export async function gatherParts(
  { db, blobs, address, lacks }: Gathering,
  pack: Row,
  papers: readonly Kept[],
): Promise<{ parts: Part[]; missing: number; minutes: Told['minutes'] }> {
  const { frozen, snapshot, ...minutes } = await frozenOf(db, pack.minutes_id!)
  const name = namer()
  const bound = (await scansOf(db, pack.scans)).map((file) => ({ file, path: name('scans', file.name, file.type) }))
  const placed = [
    ...papers.map((file) => ({ file, path: name('papers', file.name, file.type) })),
    ...(await evidenceOf(db, snapshot)).map((file) => ({
      file,
      path: `evidence/${name(file.of, file.name, file.type)}`,
    })),
    ...bound,
  ]
  const kept: Part[] = []
  const missing: string[] = []
  for (const { file, path } of placed) {
    const bytes = file.digest === null ? null : await blobs.bytesOf(file.digest)
    if (bytes === null) missing.push(path)
    else kept.push({ path, bytes, digest: file.digest! })
  }
  const told: Told = {
    minutes,
    url: sealOf(minutes, { address }).url,
    language: pack.language,
    scans: bound.map(({ file, path }) => ({ path, bound_by: file.fullname, bound_at: file.created_at })),
    missing,
    lacks,
  }
  const said = [
    fileOf('minutes.json', frozen),
    fileOf('README.txt', readmeOf(told)),
    fileOf('check.mjs', checkScript()),
  ]
  const listed = sorted([...kept, ...said])
  const parts = sorted([...listed, fileOf('manifest.json', manifestOf(told, listed))])
  checkSize(parts)
  return { parts, missing: missing.length, minutes }
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
