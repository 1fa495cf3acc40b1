import { sql } from 'kysely'
import type { Page, QueryOf } from '@apron/contract'
import type { Acknowledgement, readings as routes } from '@apron/contract/documents'
import { cutTo } from '#capabilities/paging/as-written.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { audienceOf } from '../domain/audience.ts'
import type { ReadingRequest } from '../domain/asking.ts'

type Row = Omit<Acknowledgement, 'user'> & {
  user_id: number
  fullname: string
  organization: string | null
  avatar_id: number | null
}
type AcknowledgementContext = {
  db: Database
  today: string
  fileStore: Pick<FileStore, 'link'>
  onlyUser: number | null
}

/** Who has confirmed a version and who has not, those who are late first; `onlyUser` sees their own line alone. */
export async function list(
  { db, today, fileStore, onlyUser }: AcknowledgementContext,
  documentId: number,
  { page, per_page, version, done }: QueryOf<typeof routes.acknowledgements>,
): Promise<Page<Acknowledgement>> {
  const cut = cutTo({ page, per_page })
  const { rows } = await sql<Row & { total: number }>`
    with chosen as (
      select v.id, v.reading_of_id, v.id = d.current_version_id as is_in_force from documents d join document_versions v
        on v.document_id = d.id and v.id = coalesce(${version ?? null}::integer, d.current_version_id) where d.id = ${documentId}
    ), asked as (
      select a.user_id from ${audienceOf(sql`(select ${documentId}::integer)`)} a where exists (select from chosen where is_in_force)
    ), confirmed as (
      select distinct on (a.user_id) a.user_id, a.at, a.read_seconds, a.statement, a.digest, same.label
      from chosen join document_versions same on same.reading_of_id = chosen.reading_of_id
      join document_acknowledgements a on a.version_id = same.id order by a.user_id, a.at desc
    ), every as (
      select u.id as user_id, u.fullname, o.name as organization, u.avatar_id, asked.user_id is not null as is_asked, r.due_on,
        coalesce(asked.user_id is not null and c.at is null and r.due_on < ${today}::date, false) as is_late,
        r.opened_at, r.reminded_at, c.at as acknowledged_at, c.label as version, c.read_seconds, c.statement, c.digest
      from (select user_id from asked union select user_id from confirmed) people
      join users u on u.id = people.user_id left join organizations o on o.id = u.organization_id
      left join asked on asked.user_id = u.id left join confirmed c on c.user_id = u.id
      left join document_readings r on r.user_id = u.id and r.version_id = (select reading_of_id from chosen)
      where (${onlyUser}::integer is null or u.id = ${onlyUser})
        and (${done ?? null}::boolean is null or (c.at is not null) = ${done ?? null})
    )
    select *, count(*) over ()::integer as total from every
    order by acknowledged_at is not null, is_late desc, due_on nulls last, fullname collate natural_order, user_id ${cut}`.execute(
    db,
  )
  return { rows: rows.map((row) => present(row, fileStore)), total: rows[0]?.total ?? 0 }
}

/** Who has to read a document in force, has not confirmed it and has not been reminded for most of a day. */
export async function toRemind(db: Database, documentId: number): Promise<ReadingRequest[]> {
  const { rows } = await sql<ReadingRequest>`
    select r.version_id, r.user_id from documents d join document_versions v on v.id = d.current_version_id
    join document_readings r on r.version_id = v.reading_of_id and r.asked_at is not null
    join ${audienceOf(sql`(select ${documentId}::integer)`)} a on a.user_id = r.user_id
    where d.id = ${documentId} and d.status = 1 and coalesce(r.reminded_at < now() - interval '20 hours', true)
      and not exists (select from document_acknowledgements done join document_versions same on same.id = done.version_id
        where done.user_id = r.user_id and same.reading_of_id = v.reading_of_id)
    order by r.user_id for update of r`.execute(db)
  return rows
}

function present(row: Row & { total?: number }, fileStore: Pick<FileStore, 'link'>): Acknowledgement {
  const { user_id, fullname, organization, avatar_id, total: _, ...rest } = row
  return { user: { id: user_id, fullname, organization, avatar500x500: fileStore.link(avatar_id, 'small') }, ...rest }
}
