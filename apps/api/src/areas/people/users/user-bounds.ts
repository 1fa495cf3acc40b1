import { sql } from 'kysely'
import { superGroup, userStatus, userStatuses } from '@apron/contract'
import type { MessageKey } from '@apron/messages'
import { groupsWithin, holdsGroup } from '../domain/grants.ts'
import { noPassword } from '../domain/password.ts'
import type { Database } from '#db/client.ts'
import { isSuper, type Caller } from '#kernel/caller.ts'
import { notFound, refused, type Refusal } from '#kernel/refusals.ts'

/** Somebody whom a change is about, held until the transaction ends. */
export type LockedUser = {
  id: number
  name: string
  status: number
  group_id: number
  organization_id: number | null
  email: string
}
export type Reason = { text: MessageKey; records: LockedUser[]; alone: () => Refusal }
export type Change = 'activate' | 'deactivate' | 'remove' | 'restore'

/** These people in the order of their ids, held until the transaction ends; who is not there is left out. */
export async function hold(db: Database, ids: readonly number[], place: 'living' | 'trash'): Promise<LockedUser[]> {
  const { rows } = await sql<LockedUser>`
    select id, fullname as name, status, group_id, organization_id, email from users
    where id = any(${ids}) and deleted_at is ${place === 'trash' ? sql`not null` : sql`null`}
    order by id for no key update`.execute(db)
  return rows
}

/** Whether the super group keeps an active member besides these who has a password; one such question at a time until the transaction ends. */
export async function adminsRemain(db: Database, without: readonly number[]): Promise<boolean> {
  await sql`select from groups where id = ${superGroup} for no key update`.execute(db)
  const { rows } = await sql<{ remain: boolean }>`
    select exists (select from users where group_id = ${superGroup} and status = ${userStatus.ACTIVE}
      and password_hash <> ${noPassword} and deleted_at is null and not id = any(${without})) as remain`.execute(db)
  return rows[0]!.remain
}

/** Whether the caller may have people in this group: they hold all that it may do, and belong to group 1 when it is that one. */
export async function isWithin(db: Database, caller: Caller, groupId: number): Promise<boolean> {
  if (groupId === superGroup) return isSuper(caller)
  return holdsGroup(db, caller, groupId)
}

/** Why a change of these people may not be; empty when it may. Nobody is named twice. */
export async function reasonsAgainst(
  db: Database,
  caller: Caller,
  people: LockedUser[],
  change: Change,
): Promise<Reason[]> {
  const ends = change === 'deactivate' || change === 'remove'
  const admins = people.filter((person) => person.group_id === superGroup)
  const ids = admins.map(({ id }) => id)
  const within = await groupsWithin(db, caller)
  const wouldBeLast = ends && admins.length > 0 && isSuper(caller) && !(await adminsRemain(db, ids))
  const all: Reason[] = [
    {
      text: 'bulk.own_account',
      records: ends ? people.filter(({ id }) => id === caller.id) : [],
      alone: () => refused('own_account'),
    },
    { text: 'bulk.admins_only', records: isSuper(caller) ? [] : admins, alone: () => refused('admins_only') },
    {
      text: 'bulk.user_above',
      records: people.filter((person) => person.group_id !== superGroup && !within.has(person.group_id)),
      alone: () => refused('user_above'),
    },
    { text: 'bulk.last_admin', records: wouldBeLast ? admins : [], alone: () => refused('last_admin') },
    ...againstStatus(people, change),
  ]
  const named = new Set<number>()
  return all.map((reason) => {
    const records = reason.records.filter(({ id }) => !named.has(id))
    for (const { id } of records) named.add(id)
    return { ...reason, records }
  })
}

function againstStatus(people: LockedUser[], change: Change): Reason[] {
  if (change !== 'activate' && change !== 'deactivate') return []
  const { code, text } = userStatuses[change === 'activate' ? userStatus.ACTIVE : userStatus.DEACTIVATED]
  return [
    {
      text: change === 'activate' ? 'bulk.already_active' : 'bulk.already_deactivated',
      records: people.filter(({ status }) => status === code),
      alone: () => refused('wrong_status', { status: { text } }),
    },
  ]
}

/** 404 when the one person is not there, 400 when there is a reason against it. */
export function checkOne(people: LockedUser[], reasons: Reason[]): void {
  if (people.length === 0) throw notFound()
  const against = reasons.find(({ records }) => records.length > 0)
  if (against) throw against.alone()
}
