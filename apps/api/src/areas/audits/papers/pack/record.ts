import type { Database } from '../../../../db/client.ts'
import type { Row } from '../exports.ts'
import { addendumRecord } from './addendum-record.ts'
import type { Kept } from './evidence.ts'
import { minutesRecord } from './minutes-record.ts'
import type { namer } from './names.ts'

export type Placed = { file: Kept; path: string }

/** What a pack is of: saved minutes, or an addendum to them. */
export type PackRecord = {
  kind: 'minutes' | 'addendum'
  /** Under which name the pack has what was frozen, and that to the letter as it was hashed. */
  path: string
  frozen: string
  /** What the manifest says of it. */
  about: { digest: string; date: string; [name: string]: unknown }
  number: string | null
  audit: string
  evidence: Placed[]
  scans: (Placed & { bound_by: string; bound_at: string })[]
}

/** What a pack was asked of; 400 when a scan that it was asked with is there no longer. */
export const recordOf = (db: Database, pack: Row, name: ReturnType<typeof namer>): Promise<PackRecord> =>
  pack.addendum_id === null ? minutesRecord(db, pack, name) : addendumRecord(db, pack.addendum_id, name)
