import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { MinutesSnapshot } from '#db/schema/papers/minutes-snapshot.ts'
import { found, refused } from '#kernel/refusals.ts'
import type { PaperExportRow } from '../exports.ts'
import { evidenceOf, type PackFile } from './evidence.ts'
import type { namer } from './names.ts'
import type { PackRecord } from './record.ts'

type MinutesRecordRow = {
  id: number
  audit_id: number
  number: string | null
  date: string
  saved_at: string
  digest: string
  audit: string
}
type Frozen = MinutesRecordRow & { frozen: string; snapshot: MinutesSnapshot }

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

type Bound = PackFile & { fullname: string; created_at: string }
/** The scans that a pack was asked with; 400 when one is there no longer. */
async function scansOf(db: Database, ids: readonly number[]): Promise<Bound[]> {
  const { rows } = await sql<Bound>`
    select f.id, f.name, f.type, f.digest, f.bytes, u.fullname, scan.created_at
    from minutes_scans scan join files f on f.id = scan.file_id join users u on u.id = scan.user_id
    where scan.id = any(${ids}::integer[]) order by scan.id`.execute(db)
  if (rows.length < ids.length) throw refused('pack_scan_gone')
  return rows
}

/** Saved minutes with the evidence of what they found and the scans of their signed papers. */
export async function minutesRecord(
  db: Database,
  pack: PaperExportRow,
  name: ReturnType<typeof namer>,
): Promise<PackRecord> {
  const { frozen, snapshot, ...about } = await frozenOf(db, pack.minutes_id!)
  const scans = await scansOf(db, pack.scans)
  return {
    kind: 'minutes',
    path: 'minutes.json',
    frozen,
    about,
    number: about.number,
    audit: about.audit,
    evidence: (await evidenceOf(db, snapshot)).map((file) => ({
      file,
      path: `evidence/${name(file.of, file.name, file.type)}`,
    })),
    scans: scans.map(({ fullname, created_at, ...file }) => ({
      file,
      path: name('scans', file.name, file.type),
      bound_by: fullname,
      bound_at: created_at,
    })),
  }
}
