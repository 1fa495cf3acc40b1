import { sql } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { DocumentAudience, readings as routes } from '@apron/contract/documents'
import type { Database } from '#db/client.ts'
import { found, invalid } from '#kernel/refusals.ts'
import { hasRead } from '#capabilities/visible/document-access.ts'
import { audienceOf } from '../domain/audience.ts'

type AudienceBody = BodyOf<typeof routes.setAudience>
type Member = AudienceBody['members'][number]

/** Those chosen under the names that they have now; who is gone is left out. */
const members = (documentId: number) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name)
    order by array_position(array['group', 'organization', 'position', 'user'], kind), name collate natural_order, id), '[]') from (
    select a.kind, t.id, t.name from document_audiences a join groups t on a.kind = 'group' and t.id = a.target_id where a.document_id = ${documentId}
    union all select a.kind, t.id, t.name from document_audiences a join organizations t
      on a.kind = 'organization' and t.id = a.target_id and t.deleted_at is null where a.document_id = ${documentId}
    union all select a.kind, t.id, t.name from document_audiences a join positions t on a.kind = 'position' and t.id = a.target_id where a.document_id = ${documentId}
    union all select a.kind, t.id, t.fullname from document_audiences a join users t
      on a.kind = 'user' and t.id = a.target_id and t.deleted_at is null where a.document_id = ${documentId}
  ) named)`

/** Who has to read a document, and how many of them have; 404. */
export async function show(db: Database, documentId: number): Promise<DocumentAudience> {
  const { rows } = await sql<DocumentAudience>`
    select d.audience_due_days as due_days, ${members(documentId)} as members, counted.people, counted.acknowledged
    from documents d left join document_versions v on v.id = d.current_version_id
    cross join lateral (
      select count(*)::integer as people, (count(*) filter (where ${hasRead('v', sql`a.user_id`)}))::integer as acknowledged
      from ${audienceOf(sql`(select ${documentId}::integer)`)} a) counted
    where d.id = ${documentId}`.execute(db)
  return found(rows[0])
}

/** Whom the audience of a held document is from now on. 422 where any of them is not there. */
export async function set(
  db: Database,
  documentId: number,
  { due_days, members: chosen }: AudienceBody,
): Promise<void> {
  await checkThere(db, chosen)
  await db.updateTable('documents').set({ audience_due_days: due_days }).where('id', '=', documentId).execute()
  await db.deleteFrom('document_audiences').where('document_id', '=', documentId).execute()
  await sql`insert into document_audiences (document_id, kind, target_id)
    select ${documentId}, * from unnest(${chosen.map(({ kind }) => kind)}::text[], ${chosen.map(({ id }) => id)}::integer[])
    on conflict do nothing`.execute(db)
}

async function checkThere(db: Database, chosen: readonly Member[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from unnest(${chosen.map(({ kind }) => kind)}::text[], ${chosen.map(({ id }) => id)}::integer[]) as c (kind, id)
    where not case c.kind
      when 'group' then exists (select from groups t where t.id = c.id)
      when 'organization' then exists (select from organizations t where t.id = c.id and t.deleted_at is null)
      when 'position' then exists (select from positions t where t.id = c.id)
      else exists (select from users t where t.id = c.id and t.deleted_at is null) end`.execute(db)
  const { count } = rows[0]!
  if (count > 0) throw invalid('members', 'validation.audience_gone', { count })
}
