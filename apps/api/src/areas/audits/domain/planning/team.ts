import { sql } from 'kysely'
import { userStatus, type Problems } from '@apron/contract'
import type { TeamRole } from '@apron/contract/audits'
import { findPeople, presentPerson, type PersonRow } from '#capabilities/people.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { Refusal } from '#kernel/refusals.ts'

type Member = { team_role_id: number; user_id: number }
/** The people of some roles, as a form sends them. */
export type SentTeam = readonly { team_role_id: number; users: readonly number[] }[]

/** Where people stand by role: in an audit, or in a category, whose audits are proposed with them. */
export type TeamScope = { table: 'audit_members' | 'category_members'; column: 'audit_id' | 'category_id'; id: number }
export const inAudit = (id: number): TeamScope => ({ table: 'audit_members', column: 'audit_id', id })
export const inCategory = (id: number): TeamScope => ({ table: 'category_members', column: 'category_id', id })
const stand = ({ table, column, id }: TeamScope) => sql`${sql.table(table)} m where m.${sql.ref(column)} = ${id}`

type MemberRow = PersonRow & Pick<TeamRole, 'alias' | 'part'> & { role_id: number; email: string; gender: number }

/** The team by role, roles by their order, people by the order of their positions, highest first. */
export async function of(db: Database, fileStore: FileStore, place: TeamScope): Promise<TeamRole[]> {
  const { rows } = await sql<MemberRow>`
    select r.id as role_id, r.alias, r.part, u.id, u.fullname, u.email, u.gender, u.avatar_id,
      p.id as position_id, p.name as position_name, p."order" as position_order
    from (select m.team_role_id, m.user_id from ${stand(place)}) m
    join team_roles r on r.id = m.team_role_id
    join users u on u.id = m.user_id
    left join positions p on p.id = u.position_id
    order by r."order" desc, r.id, p."order" desc nulls last, u.fullname collate natural_order, u.id`.execute(db)
  const roles = new Map<number, TeamRole>()
  for (const row of rows) {
    const role = roles.get(row.role_id) ?? { team_role_id: row.role_id, alias: row.alias, part: row.part, users: [] }
    role.users.push({
      ...presentPerson(row, fileStore),
      email: row.email,
      gender: row.gender,
      position_name: row.position_name,
      position_order: row.position_order,
    })
    roles.set(row.role_id, role)
  }
  return [...roles.values()]
}

/** The same without whoever is no longer active, and without roles that nobody is left in. */
export async function active(db: Database, fileStore: FileStore, place: TeamScope): Promise<TeamRole[]> {
  const roles = await of(db, fileStore, place)
  const ids = roles.flatMap(({ users }) => users.map(({ id }) => id))
  const open = new Set((await findPeople(db, ids, 'open')).map(({ id }) => id))
  return roles
    .map((role) => ({ ...role, users: role.users.filter(({ id }) => open.has(id)) }))
    .filter(({ users }) => users.length > 0)
}

/** Who is proposed for a role. */
export const proposed = ({ team_role_id, users }: TeamRole) => ({
  team_role_id,
  users: users.map(({ id, fullname, avatar500x500, position }) => ({ id, fullname, avatar500x500, position })),
})

/** Who is in which role at present. */
export async function members(db: Database, place: TeamScope): Promise<Member[]> {
  return (await sql<Member>`select m.team_role_id, m.user_id from ${stand(place)}`.execute(db)).rows
}

/** Who was in no role before. */
export function newcomers(sent: SentTeam, present: readonly Member[] = []): number[] {
  const known = new Set(present.map((member) => member.user_id))
  return [...new Set(sent.flatMap((role) => role.users))].filter((id) => !known.has(id))
}

/** Whether the leaders would change; a role that is not sent keeps its people. */
export async function leadChanges(db: Database, sent: SentTeam, present: readonly Member[]): Promise<boolean> {
  const leading = await db.selectFrom('team_roles').select('id').where('part', '=', 'leader').execute()
  const leads = new Set(leading.map(({ id }) => id))
  return sent
    .filter((role) => leads.has(role.team_role_id))
    .some((role) => {
      const before = new Set(present.filter((one) => one.team_role_id === role.team_role_id).map((one) => one.user_id))
      return before.size !== new Set(role.users).size || role.users.some((id) => !before.has(id))
    })
}

/** 422 on the field of every role that does not exist, and of every role with a newcomer who is not an active user. */
export async function check(db: Database, sent: SentTeam, present: readonly Member[] = []): Promise<void> {
  const known = new Set(present.map((member) => member.user_id))
  const roleIds = sent.map((role) => role.team_role_id)
  const newcomers = sent.flatMap((role) => role.users).filter((id) => !known.has(id))
  const { rows } = await sql<{ roles: number[]; users: number[] }>`select
    array(select id from team_roles where id = any(${roleIds})) as roles,
    array(select id from users where id = any(${newcomers}) and status = ${userStatus.ACTIVE} and deleted_at is null) as users`.execute(
    db,
  )
  const roles = new Set(rows[0]!.roles)
  const users = new Set([...rows[0]!.users, ...known])
  const fields: Problems = {}
  sent.forEach((role, index) => {
    if (!roles.has(role.team_role_id)) fields[`users.${index}.team_role_id`] = [{ key: 'validation.missing_record' }]
    const count = role.users.filter((id) => !users.has(id)).length
    if (count > 0) fields[`users.${index}.users`] = [{ key: 'validation.inactive_users', values: { count } }]
  })
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)
}

/** Gives the named roles just these people and leaves every other role alone; answers whose rights changed. */
export async function replace(
  db: Database,
  place: TeamScope,
  sent: SentTeam,
  present: readonly Member[] = [],
): Promise<number[]> {
  const roles = new Set(sent.map((role) => role.team_role_id))
  const wanted = sent.flatMap((role) => role.users.map((user_id) => ({ team_role_id: role.team_role_id, user_id })))
  const gone = present.filter((member) => roles.has(member.team_role_id) && !wanted.some((one) => isSame(one, member)))
  const added = wanted.filter((member) => !present.some((one) => isSame(one, member)))
  const { table, column, id } = place
  await sql`delete from ${sql.table(table)} m using ${listed(gone)} where m.${sql.ref(column)} = ${id}
    and m.team_role_id = listed.team_role_id and m.user_id = listed.user_id`.execute(db)
  await sql`insert into ${sql.table(table)} (${sql.ref(column)}, team_role_id, user_id)
    select distinct ${id}::integer, team_role_id, user_id from ${listed(added)}`.execute(db)
  return [...new Set([...gone, ...added].map((member) => member.user_id))]
}

/** Members as rows of a statement, however many. */
function listed(members: readonly Member[]) {
  const roles = members.map((member) => member.team_role_id)
  const users = members.map((member) => member.user_id)
  return sql`unnest(${roles}::integer[], ${users}::integer[]) as listed (team_role_id, user_id)`
}

const isSame = (one: Member, other: Member) => one.team_role_id === other.team_role_id && one.user_id === other.user_id
