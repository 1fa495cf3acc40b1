import { sql } from 'kysely'
import type { Permission } from '@apron/contract'
import { hashPassword } from '../../../areas/people/domain/password.ts'
import type { Database } from '#db/client.ts'
import { hashToken } from '#http/rights/authenticate.ts'
import { openAudit } from '../../audits/open-audit.ts'
import type { Browser } from '../../world.ts'

/** Somebody who works in an audit with nine others, and has somebody to chat with. */
export type Employee = { id: number; email: string; token: string; audit: number; items: number[]; chatsWith: number }

/** Whole teams. */
export const people = Number(process.env['APRON_DAY_PEOPLE'] ?? 200)
const team = 10
export const password = 'tra nap luc nua dem'
/** What whoever audits may do inside the audits whose team they are in. */
const rights: Permission[] = ['AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'UPDATE_COMMENT']

/** Writes a company of 200, all of whom have a session, with twenty audits that run. */
export async function employ(db: Database): Promise<Employee[]> {
  const { rows: groups } = await sql<{ id: number }>`
    insert into groups (name, status) values ('Đánh giá viên', 1), ('Nhân viên', 1) returning id`.execute(db)
  const [auditors, staff] = groups.map(({ id }) => id) as [number, number]
  await sql`insert into group_permissions (group_id, permission_id)
    select ${auditors}, id from permissions where code = any(${rights})`.execute(db)
  const { rows: roles } = await sql<{ id: number }>`
    insert into team_roles (alias, group_id) values ('Đánh giá viên', ${auditors}) returning id`.execute(db)
  const { rows: employees } = await sql<{ id: number; email: string }>`
    insert into users (fullname, email, password_hash, group_id)
    select 'Nhân viên ' || n, 'nv' || n || '@apron.example', ${await hashPassword(password)}, ${staff}
    from generate_series(1, ${people}) n returning id, email`.execute(db)
  const tokens = employees.map(({ id }) => `day-${id}`)
  await sql`
    insert into sessions (token_hash, user_id, address, agent, expires_at)
    select hash, id, '-', '-', now() + interval '1 day'
    from unnest(${tokens.map(hashToken)}::text[], ${employees.map(({ id }) => id)}::integer[]) as given (hash, id)`.execute(
    db,
  )
  const as = async () => ({ id: 1 }) as Browser
  const teams: { audit: number; items: number[] }[] = []
  for (let n = 0; n < people / team; n += 1) {
    const { id, items } = await openAudit({ db, as })
    teams.push({ audit: id, items })
  }
  await sql`update audit_items set status_id = (select id from item_statuses where code = 'OBS')`.execute(db)
  const placed = employees.map((employee, place) => ({ ...employee, ...teams[Math.floor(place / team)]! }))
  await db
    .insertInto('audit_members')
    .values(placed.map(({ id, audit }) => ({ audit_id: audit, team_role_id: roles[0]!.id, user_id: id })))
    .execute()
  return placed.map((one, place) => ({ ...one, token: tokens[place]!, chatsWith: placed[place ^ 1]!.id }))
}
