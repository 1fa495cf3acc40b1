import { sql } from 'kysely'
import { auditFrame, type checklists as routes } from '@apron/contract/audits'
import { translate } from '@apron/messages'
import type { Context } from '#http/handler.ts'
import * as items from './items.ts'

const longestName = 255
const frame = sql.join(auditFrame.map((field) => sql.ref(field)))

/** A new audit with the name, period, frame, team, category, organisation and items of an audit, but none of its answers; answers its id. */
export async function duplicate({ db, audit, caller, language }: Context<typeof routes.duplicate>): Promise<number> {
  const mark = ` (${translate(language, 'checklists.copy')})`
  const { rows } = await sql<{ id: number }>`
    insert into audits (name, starting_date, ending_date, ${frame}, organization_id, category_id,
      copied_from_id, author_id, maker_id)
    select rtrim(left(name, ${longestName - mark.length})) || ${mark}, starting_date, ending_date, ${frame},
      organization_id, category_id, id, ${caller.id}, ${caller.id}
    from audits where id = ${audit.id} returning id`.execute(db)
  const { id } = rows[0]!
  await sql`insert into audit_members (audit_id, team_role_id, user_id)
    select ${id}, team_role_id, user_id from audit_members where audit_id = ${audit.id}`.execute(db)
  await items.copy(db, audit.id, id, await items.defaultStatus(db))
  return id
}
