import { sql, type RawBuilder } from 'kysely'

/** Who has to read these documents, each person once: `document_id`, `user_id`. An organisation counts with those below it. */
export const audienceOf = (documents: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with recursive chosen as (select * from document_audiences where document_id in ${documents}),
  branch(document_id, id) as (
    select document_id, target_id from chosen where kind = 'organization'
    union select branch.document_id, o.id from branch join organizations o on o.parent_id = branch.id
  ), members as (
    select c.document_id, u.id as user_id from chosen c join users u
      on (c.kind = 'user' and u.id = c.target_id) or (c.kind = 'group' and u.group_id = c.target_id)
        or (c.kind = 'position' and u.position_id = c.target_id)
    union select branch.document_id, u.id from branch join users u on u.organization_id = branch.id
  )
  select m.document_id, m.user_id from members m join users u on u.id = m.user_id
  where u.status = 0 and u.deleted_at is null)`
