import { approvalStatus, closedOutside, superGroup, type Permission } from '@apron/contract'
import type { Profile } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { isOutside } from '#kernel/caller.ts'
import { isAuditeeOutside } from '#kernel/named-in-audits.ts'
import { found } from '#kernel/refusals.ts'
import { countUnread } from '#capabilities/notifications/unread.ts'

/** A person as they see themselves, with every right of their group among those that the product knows, none while it is not approved. */
export async function find(
  db: Database,
  fileStore: FileStore,
  known: readonly Permission[],
  userId: number,
): Promise<Profile> {
  const user = found(
    await db
      .selectFrom('users')
      .innerJoin('groups', 'groups.id', 'users.group_id')
      .leftJoin('organizations', 'organizations.id', 'users.organization_id')
      .leftJoin('positions', 'positions.id', 'users.position_id')
      .where('users.id', '=', userId)
      .selectAll('users')
      .select([
        'groups.name as group_name',
        'groups.status as group_status',
        'organizations.name as organization_name',
        'positions.name as position_name',
      ])
      .executeTakeFirst(),
  )
  const { unread, lines } = await countUnread(db, { id: userId, isExternal: isOutside(user) })
  const isApproved = user.group_status === approvalStatus.APPROVAL
  return {
    id: user.id,
    fullname: user.fullname,
    email: user.email,
    gender: user.gender,
    info: user.info,
    type: user.type,
    language: user.language as Language | null,
    avatar: fileStore.link(user.avatar_id, 'original'),
    avatar500x500: fileStore.link(user.avatar_id, 'small'),
    group_id: user.group_id,
    group: { id: user.group_id, name: user.group_name, is_approved: isApproved },
    organization: named(user.organization_id, user.organization_name),
    position: named(user.position_id, user.position_name),
    permissions: isApproved ? await permissionsOf(db, user, known) : [],
    is_auditee_outside: await isAuditeeOutside(db, { id: userId, isExternal: isOutside(user) }),
    notification: unread,
    notification_lines: lines,
  }
}

const named = (id: number | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)

async function permissionsOf(
  db: Database,
  user: { type: number; group_id: number },
  known: readonly Permission[],
): Promise<Permission[]> {
  if (user.group_id === superGroup) return [...known]
  const rows = await db
    .selectFrom('group_permissions')
    .innerJoin('permissions', 'permissions.id', 'group_permissions.permission_id')
    .select('permissions.code')
    .where('group_permissions.group_id', '=', user.group_id)
    .execute()
  const product: ReadonlySet<string> = new Set(known)
  const isOpen = (code: string) => !isOutside(user) || !closedOutside.has(code)
  return rows.map((row) => row.code).filter((code): code is Permission => product.has(code) && isOpen(code))
}
