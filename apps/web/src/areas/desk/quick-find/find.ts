import { userType } from '@apron/contract'
import { users } from '@apron/contract/people'
import { findKinds, type FindKind } from '@apron/contract/desk'
import { finds } from '@apron/contract/product'
import { canCall } from '../../../lib/session/can.ts'
import type { Session } from '../../../lib/session/session.ts'

/** One thing that can be opened. */
export type Find = {
  kind: FindKind
  /** A record's number, or the address of a screen. */
  id: number | string
  title: string
  detail?: string | undefined
  /** Of a screen. */
  icon?: string | null | undefined
  /** Of an audit, and of a record that is not approved. */
  status?: number | undefined
  /** Of a person; its address is for a while only. */
  picture?: string | null | undefined
  /** Of an item or a finding: the group that it stands in. */
  group?: number | undefined
  /** Of a finding: the audit that it was made in. */
  audit?: number | undefined
  /** Of a person. */
  email?: string | undefined
}

/** Names a find among all others; also fit for an element's id. */
export const keyOfFind = ({ kind, id }: Find) => `find-${kind}-${String(id).replaceAll('/', '-')}`

/** What the server calls the kinds of which not everybody finds any. */
const limited: Partial<Record<FindKind, keyof typeof finds>> = {
  item: 'items',
  document: 'documents',
  post: 'posts',
  user: 'users',
  organization: 'organizations',
  group: 'groups',
  position: 'positions',
  team_role: 'team_roles',
}

/** The kinds that somebody may find. */
export function kindsFor(session: Session | null): FindKind[] {
  return findKinds.filter((kind) => {
    const name = limited[kind]
    return name === undefined || canCall(session, { access: finds[name] })
  })
}

/** Where a find is opened by somebody with these rights. */
export function placeOf(find: Find, session: Session | null): string {
  switch (find.kind) {
    case 'screen':
      return String(find.id)
    case 'audit':
      return `/checklist/${find.id}/view`
    case 'finding':
      // They see it, and not the audit around it.
      if (session?.user.type === userType.EXTERNAL) return `/finding/${find.id}`
      return `/checklist/${find.audit}/view?group_id=${find.group}&item=${find.id}`
    case 'item':
      return `/checklist-item/list?group_id=${find.group}&panel=item&item=${find.id}`
    case 'document':
      return `/document/list?panel=read&document=${find.id}`
    case 'post':
      return `/forum/${find.id}/detail`
    case 'user':
      if (canCall(session, users.update)) return `/user/${find.id}/edit`
      return `/user/list?search=${encodeURIComponent(find.email ?? find.title)}`
    case 'organization':
      return `/organization/list?organization_id=${find.id}`
    case 'group':
      return `/group/list?group_id=${find.id}`
    case 'position':
      return `/position?position_id=${find.id}`
    case 'team_role':
      return `/group/alias?alias_id=${find.id}`
  }
}
