import { sql } from 'kysely'
import { approvalStatus, superGroup, type Permission } from '@apron/contract'
import type { MessageKey } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { textOfPermission } from '#http/rights/permission-text.ts'
import { invalid, refused } from '#kernel/refusals.ts'

/** What the code of a permission made here begins with, so that none ever becomes one that the product asks for. */
export const ownPrefix = 'own:'

/** How many permissions a refusal names. */
const mostNamed = 5

/** The text that names a permission. */
export function permissionText(code: string): MessageKey {
  // A name that is no text's key is shown as it is.
  return code.startsWith(ownPrefix)
    ? (code.slice(ownPrefix.length) as MessageKey)
    : textOfPermission(code as Permission)
}

/**
 * Holds user groups and what they may do until the transaction ends: a grant and a revocation that meet follow one
 * another. Answers with those of the groups that exist.
 */
export async function holdGroups(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Refuses (400) a caller to give or take permissions that they do not hold at this moment, and names them. */
export async function checkHeld(db: Database, caller: Caller, permissionIds: readonly number[]): Promise<void> {
  const lacked = await lackedOf(db, caller, sql`p.id = any(${permissionIds})`)
  if (lacked.length > 0) {
    throw refused('not_held', {
      permissions: lacked.slice(0, mostNamed).map((code) => ({ text: permissionText(code) })),
    })
  }
}

/** Refuses (422 on `field`) a caller to hand out a user group that may do what the caller may not. */
export async function checkHoldsGroup(
  db: Database,
  caller: Caller,
  groupId: number,
  { field, name }: { field: string; name: (text: MessageKey) => string },
): Promise<void> {
  const lacked = await lackedOf(db, caller, ofGroup(groupId))
  if (lacked.length > 0) {
    const names = lacked.slice(0, mostNamed).map((code) => name(permissionText(code)))
    throw invalid(field, 'validation.not_held', { permissions: names.join(', ') })
  }
}

/** Whether the caller holds at this moment everything that a user group may do. */
export async function holdsGroup(db: Database, caller: Caller, groupId: number): Promise<boolean> {
  return (await lackedOf(db, caller, ofGroup(groupId))).length === 0
}

/** The ids of the user groups into which the caller may put people: they hold all that those may do, and group 1 is its members' own. */
export async function groupsWithin(db: Database, caller: Caller): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select g.id from groups g cross join (select group_id from users where id = ${caller.id}) own
    where own.group_id = ${superGroup} or (g.id <> ${superGroup} and not exists (
      select from group_permissions gp join permissions p on p.id = gp.permission_id and p.parent_id is not null
      where gp.group_id = g.id and not exists (
        select from group_permissions held where held.group_id = own.group_id and held.permission_id = p.id)))`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What a group may do, as a condition on `p`; group 1 may do everything. */
const ofGroup = (groupId: number) => sql`(${groupId} = ${superGroup}
  or exists (select from group_permissions gp where gp.group_id = ${groupId} and gp.permission_id = p.id))`

/** The codes of the permissions that meet a condition on `p` and that the caller lacks, read anew: a session may be a second old. */
async function lackedOf(db: Database, caller: Caller, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select p.code from permissions p
    where p.parent_id is not null and ${condition} and not exists (
      select from users u join groups own on own.id = u.group_id and own.status = ${approvalStatus.APPROVAL}
      where u.id = ${caller.id} and (u.group_id = ${superGroup} or exists (
        select from group_permissions held where held.group_id = u.group_id and held.permission_id = p.id)))
    order by p.id`.execute(db)
  return rows.map(({ code }) => code)
}
