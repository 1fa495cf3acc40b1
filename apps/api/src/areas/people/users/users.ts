import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { superGroup, userStatus, userStatuses, type QueryOf } from '@apron/contract'
import {
  seesUsers,
  type InvitationState,
  type User,
  type UserState,
  type users as routes,
} from '@apron/contract/people'
import { translate, type Language } from '@apron/messages'
import { peopleOutside } from '#capabilities/visible/from-outside.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { presentPerson, type PersonRow } from '#capabilities/people.ts'
import { holdsWords } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found, notPermitted } from '#kernel/refusals.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { noPassword } from '../domain/password.ts'
import { endLinks } from '../domain/password-link.ts'
import * as bounds from './user-bounds.ts'
import * as form from './user-form.ts'

type ListQuery = QueryOf<typeof routes.list>

export type UserRow = PersonRow & {
  email: string
  status: number
  gender: number
  type: number
  info: string | null
  language: Language | null
  group_id: number
  group_name: string
  organization_id: number | null
  organization_name: string | null
  deleted_at: string | null
  invitation: InvitationState | null
}

const orders = {
  id: sql`users.id`,
  fullname: sql`users.fullname collate natural_order`,
  email: sql`lower(users.email)`,
  status: sql`users.status`,
  group: sql`groups.name collate natural_order`,
  organization: sql`organizations.name collate natural_order`,
  position: sql`positions.name collate natural_order`,
} as const

/** Everybody with the names that stand beside them; joins that a count does not need cost it nothing. */
const joined = (db: Database) =>
  db
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.group_id')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('positions', 'positions.id', 'users.position_id')
type Joined = ReturnType<typeof joined>
type Selected =
  Joined extends SelectQueryBuilder<infer DB, infer TB, object> ? SelectQueryBuilder<DB, TB, UserRow> : never

const invitation = sql<InvitationState | null>`case when users.password_hash = ${noPassword} then coalesce(
  (select case when r.expires_at > now() then 'open' else 'expired' end from password_resets r
    where r.user_id = users.id and r.invited_by is not null and r.used_at is null), 'withdrawn') end`

const columns = (rows: Joined): Selected =>
  rows.select([
    'users.id',
    'users.fullname',
    'users.email',
    'users.status',
    'users.gender',
    'users.type',
    'users.info',
    sql<Language | null>`users.language`.as('language'),
    'users.avatar_id',
    'users.group_id',
    'users.organization_id',
    'organizations.name as organization_name',
    'users.position_id',
    'positions.name as position_name',
    'positions.order as position_order',
    'users.deleted_at',
    sql<string>`groups.name`.as('group_name'),
    invitation.as('invitation'),
  ])

/** 403 for a query that would reveal who is in which group or organisation, or no longer active. */
export function checkPicker({ status, organization_id, group_id }: ListQuery): void {
  const asksMore = (status ?? userStatus.ACTIVE) !== userStatus.ACTIVE || organization_id !== undefined
  if (asksMore || group_id !== undefined) throw notPermitted()
}

/** Who sees one, the row `record`. */
export function sees(caller: Caller): RawBuilder<boolean> {
  if (passes(caller, seesUsers)) return sql<boolean>`true`
  const isActive = sql<boolean>`record.status = ${sql.lit(userStatus.ACTIVE)}`
  return caller.isExternal ? sql<boolean>`(${isActive} and record.id in ${peopleOutside(caller.id)})` : isActive
}

/** Users that are not in the trash; whoever may not see whole users finds those who are active, and nobody by their address. */
export const list = paged(
  ['search', 'organization_id', 'group_id'],
  (db: Database, query: ListQuery, seesWhole: boolean, outside: number | null) => {
    let rows = joined(db).where('users.deleted_at', 'is', null)
    const status = seesWhole ? query.status : userStatus.ACTIVE
    if (status !== undefined) rows = rows.where('users.status', '=', status)
    if (query.organization_id) rows = rows.where('users.organization_id', '=', query.organization_id)
    if (query.group_id) rows = rows.where('users.group_id', '=', query.group_id)
    if (query.search) {
      rows = rows.where(holdsWords('users.search', query.search))
      if (!seesWhole) rows = rows.where(sql<boolean>`strpos(fold(users.fullname), fold(${query.search})) > 0`)
    }
    if (outside !== null) rows = rows.where(sql<boolean>`users.id in ${peopleOutside(outside)}`)
    const order = orders[seesWhole ? query.sort_by : 'fullname']
    const select = (page: Joined) => columns(page).orderBy(order, query.sort).orderBy('users.id', query.sort)
    return { rows, select, whole: { all: joined(db), id: 'users.id' } }
  },
)

export const listTrash = paged(['search'], (db: Database, query: QueryOf<typeof routes.trash>) => {
  let rows = joined(db).where('users.deleted_at', 'is not', null)
  if (query.search) rows = rows.where(holdsWords('users.search', query.search))
  const select = (page: Joined) => columns(page).orderBy('users.deleted_at', query.sort).orderBy('users.id', query.sort)
  return { rows, select, whole: { all: joined(db), id: 'users.id' } }
})

export async function find(db: Database, id: number): Promise<UserRow> {
  const row = await columns(
    joined(db).where('users.id', '=', id).where('users.deleted_at', 'is', null),
  ).executeTakeFirst()
  return found(row)
}

/** The same, held until the transaction ends. */
export async function hold(db: Database, id: number): Promise<UserRow> {
  found((await bounds.hold(db, [id], 'living'))[0])
  return find(db, id)
}

/** Somebody new, without a password where none is typed; refuses what the form may not ask for. */
export async function create(author: form.Author, values: form.UserValues): Promise<UserRow> {
  const columns = await form.check(author, values, null)
  const { id } = await author.db
    .insertInto('users')
    .values({
      ...columns,
      password_hash: columns.password_hash ?? noPassword,
      avatar_id: await avatarOf(author, values, null),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return find(author.db, id)
}

/** The held person as written anew; refuses as for somebody new. Whoever may sign in no longer as before is signed out. */
export async function update(author: form.Author, before: UserRow, values: form.UserValues): Promise<UserRow> {
  const { db, caller } = author
  const columns = await form.check(author, values, before)
  await db
    .updateTable('users')
    .set({ ...columns, avatar_id: await avatarOf(author, values, before.avatar_id) })
    .where('id', '=', before.id)
    .execute()
  // What was written to another address, or replaces another password, lets nobody in.
  if (values.email !== before.email || values.password !== '') await endLinks(db, before.id)
  const isCut = values.status !== before.status || values.type !== before.type
  const hasNewPassword = values.password !== '' && before.id !== caller.id
  if (isCut || hasNewPassword) await endSessions(db, [before.id])
  return find(db, before.id)
}

async function avatarOf({ db, caller, fileStore }: form.Author, { avatar }: form.UserValues, before: number | null) {
  if (avatar === 'as before') return before
  return avatar && fileStore.record(db, avatar, caller.id)
}

/** Ends every session of these people; open pages learn of it within a second. */
export async function endSessions(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
}

export function presentState(code: number, language: Language): UserState {
  return { code, name: translate(language, userStatuses[code === 0 ? 0 : 1].text) }
}

export function present(row: UserRow, language: Language, fileStore: FileStore): User {
  const { organization_id, organization_name } = row
  return {
    ...presentPerson(row, fileStore),
    status: presentState(row.status, language),
    email: row.email,
    avatar: fileStore.link(row.avatar_id, 'original'),
    group: { id: row.group_id, name: row.group_name },
    organization:
      organization_id === null || organization_name === null ? null : { id: organization_id, name: organization_name },
    gender: row.gender,
    type: row.type,
    info: row.info,
    language: row.language,
    invitation: row.invitation,
  }
}

/** How many administrators are named to somebody. */
const fewAdministrators = 3

/** The administrators whose accounts have stood longest. */
export const administrators = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'fullname'])
    .where('group_id', '=', superGroup)
    .where('status', '=', userStatus.ACTIVE)
    .where('password_hash', '<>', noPassword)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(fewAdministrators)
    .execute()
