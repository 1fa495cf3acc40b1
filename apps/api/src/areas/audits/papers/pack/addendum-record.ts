import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { AddendumSnapshot } from '#db/schema/papers/addendum-snapshot.ts'
import { found } from '#kernel/refusals.ts'
import type { PackFile } from './evidence.ts'
import type { namer } from './names.ts'
import type { PackRecord } from './record.ts'

type AddendumRecordRow = {
  id: number
  audit_id: number
  number: number
  date: string
  saved_at: string
  digest: string
  audit: string
}
type Frozen = AddendumRecordRow & { frozen: string; minutes: AddendumSnapshot['minutes'] }

/** An addendum with all photos and files of its findings. */
export async function addendumRecord(db: Database, id: number, name: ReturnType<typeof namer>): Promise<PackRecord> {
  const { rows } = await sql<Frozen>`
    select id, audit_id, number, snapshot->>'date' as date, created_at as saved_at, digest,
      snapshot->'actions'->'audit'->>'name' as audit, snapshot->'minutes' as minutes,
      addendum_frozen(id, audit_id, number, author_id, author_name, created_at, snapshot) as frozen
    from addenda where id = ${id}`.execute(db)
  const { frozen, ...about } = found(rows[0])
  const shown = await sql<PackFile & { of: string }>`
    select f.id, f.name, f.type, f.bytes,
      case when f.kind <> 'image' or f.received_digest is not null then f.digest end as digest,
      coalesce(told.finding->>'finding_number', told.finding->>'header') as of
    from addenda a
    cross join jsonb_array_elements(a.snapshot->'actions'->'findings') with ordinality as told(finding, place)
    join addendum_files s on s.addendum_id = a.id and s.item_id = (told.finding->>'id')::integer
    join files f on f.id = s.file_id
    where a.id = ${id} order by told.place, f.id`.execute(db)
  return {
    kind: 'addendum',
    path: 'corrections.json',
    frozen,
    about,
    number: String(about.number),
    audit: about.audit,
    evidence: shown.rows.map(({ of, ...file }) => ({ file, path: `evidence/${name(of, file.name, file.type)}` })),
    scans: [],
  }
}
