import { sql } from 'kysely'
import { approvalStatus, type BodyOf, type Page, type QueryOf } from '@apron/contract'
import type { DocumentReading, ProfileReading, readings as routes } from '@apron/contract/documents'
import { translate, type Language } from '@apron/messages'
import { cutTo } from '#capabilities/paging/as-written.ts'
import { readBy } from '#capabilities/visible/document-access.ts'
import type { Database } from '#db/client.ts'
import { found, refused } from '#kernel/refusals.ts'

/** Who reads, and on which day. */
export type DocumentReader = { id: number; today: string }
type Row = {
  document_id: number
  name: string
  version_id: number
  label: string
  digest: string | null
  is_asked: boolean
  due_on: string | null
  is_late: boolean
  opened_at: string | null
  last_page: number | null
  pages_seen: number
  read_seconds: number
  ended_at: string | null
  acknowledged_at: string | null
}

/** Documents in force as somebody reads them: what is confirmed of one edition counts for those that differ in wording only. */
const readingsOf = ({ id, today }: DocumentReader) => sql`(
  select d.id as document_id, d.name, v.id as version_id, v.label, v.reading_of_id, f.digest, asked.is_asked, r.due_on,
    coalesce(asked.is_asked and done.at is null and r.due_on < ${today}::date, false) as is_late,
    r.opened_at, r.last_page, coalesce(r.pages_seen, 0) as pages_seen, coalesce(r.read_seconds, 0) as read_seconds, r.ended_at,
    done.at as acknowledged_at
  from documents d join document_versions v on v.id = d.current_version_id left join files f on f.id = v.file_id
  left join document_readings r on r.version_id = v.reading_of_id and r.user_id = ${id}
  left join lateral (select max(a.at) as at from document_acknowledgements a join document_versions same on same.id = a.version_id
    where a.user_id = ${id} and same.reading_of_id = v.reading_of_id) done on true
  cross join lateral (select d.id in ${readBy(id)} as is_asked) asked
  where d.status = ${approvalStatus.APPROVAL})`

/** What somebody has to read and has read, what is due first; `done` narrows it to either. */
export async function list(
  db: Database,
  reader: DocumentReader,
  { page, per_page, done }: QueryOf<typeof routes.mine>,
): Promise<Page<ProfileReading>> {
  const cut = cutTo({ page, per_page })
  const which =
    done === undefined
      ? sql`is_asked or acknowledged_at is not null`
      : done
        ? sql`acknowledged_at is not null`
        : sql`is_asked and acknowledged_at is null`
  const { rows } = await sql<Row & { total: number }>`
    select *, count(*) over ()::integer as total from ${readingsOf(reader)} mine where ${which}
    order by acknowledged_at is not null, acknowledged_at desc, due_on nulls last, name collate natural_order, document_id ${cut}`.execute(
    db,
  )
  const total = rows[0]?.total ?? (page > 1 ? await countOf(db, reader, which) : 0)
  return { rows: rows.map((row) => ({ ...present(row), document: { id: row.document_id, name: row.name } })), total }
}

async function countOf(db: Database, reader: DocumentReader, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${readingsOf(reader)} mine where ${which}`.execute(
    db,
  )
  return rows[0]!.count
}

/** How far somebody is in a document; 404 for one that is not in force. */
async function find(db: Database, documentId: number, reader: DocumentReader): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${readingsOf(reader)} own where document_id = ${documentId}`.execute(db)
  return found(rows[0])
}

export async function show(
  db: Database,
  documentId: number,
  reader: DocumentReader,
  language: Language,
): Promise<DocumentReading> {
  const row = await find(db, documentId, reader)
  return { ...present(row), statement: statementOf(row, language) }
}

const statementOf = ({ name, label }: Row, language: Language) =>
  translate(language, 'controlled.statement', { name, version: label })

/** The document, locked until the transaction ends: a version that comes into force meanwhile waits. */
async function holdInForce(db: Database, documentId: number, versionId: number, reader: DocumentReader): Promise<Row> {
  await sql`select id from documents where id = ${documentId} for share`.execute(db)
  const row = await find(db, documentId, reader)
  if (row.version_id !== versionId) throw refused('version_not_in_force')
  return row
}

/** Seconds that a reading may be longer than the clock says, for what was read before the first of it arrived. */
const leeway = 120

/** Notes how far somebody is in the version in force; 400 for another one. */
export async function note(
  db: Database,
  documentId: number,
  { version_id, last_page, pages_seen = 0, read_seconds, ended }: BodyOf<typeof routes.read>,
  reader: DocumentReader,
): Promise<void> {
  await holdInForce(db, documentId, version_id, reader)
  await sql`
    insert into document_readings as r (version_id, user_id, opened_at, last_page, pages_seen, read_seconds, ended_at)
    select reading_of_id, ${reader.id}, now(), ${last_page ?? null}::integer, ${pages_seen}::integer, least(${read_seconds}::integer, ${leeway}),
      case when ${ended} then now() end
    from document_versions where id = ${version_id}
    on conflict (version_id, user_id) do update set opened_at = coalesce(r.opened_at, excluded.opened_at),
      last_page = coalesce(excluded.last_page, r.last_page), pages_seen = greatest(r.pages_seen, excluded.pages_seen),
      read_seconds = least(r.read_seconds + ${read_seconds}::integer,
        extract(epoch from now() - coalesce(r.opened_at, now()))::integer + ${leeway}),
      ended_at = coalesce(r.ended_at, excluded.ended_at)`.execute(db)
}

/** Confirms the version in force in the words of the reader's language, once all of it has been shown; a second time changes nothing. */
export async function acknowledge(
  db: Database,
  { documentId, versionId }: { documentId: number; versionId: number },
  reader: DocumentReader,
  language: Language,
): Promise<{ statement: string; digest: string | null } | null> {
  const row = await holdInForce(db, documentId, versionId, reader)
  if (row.acknowledged_at !== null) return null
  if (row.ended_at === null) throw refused('not_read_to_end')
  const said = { statement: statementOf(row, language), digest: row.digest }
  await db
    .insertInto('document_acknowledgements')
    .values({ ...said, version_id: versionId, user_id: reader.id, read_seconds: row.read_seconds, method: 'session' })
    .onConflict((conflict) => conflict.columns(['version_id', 'user_id']).doNothing())
    .execute()
  return said
}

function present(row: Row): Omit<ProfileReading, 'document'> {
  const { version_id, label, is_asked, due_on, is_late, opened_at, last_page, pages_seen, read_seconds } = row
  return {
    version: { id: version_id, label },
    is_asked,
    due_on,
    is_late,
    opened_at,
    last_page,
    pages_seen,
    read_seconds,
    ended_at: row.ended_at,
    acknowledged_at: row.acknowledged_at,
  }
}
