import { userType } from '@apron/contract'
import { users } from '@apron/contract/people'
import { findKinds, type FindKind } from '@apron/contract/desk'
import { entities, linkOf } from '@apron/contract/entities'
import { finds } from '@apron/contract/product'
import { canCall } from '#lib/session/can.ts'
import type { Session } from '#lib/session/session.ts'

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

const isLimited = (list: string): list is keyof typeof finds => list in finds

/** The kinds that somebody may find. */
export function kindsFor(session: Session | null): FindKind[] {
  return findKinds.filter((kind) => {
    const list = `${kind}s`
    return !isLimited(list) || canCall(session, { access: finds[list] })
  })
}

/** The screens on which the records of most kinds are looked at. */
const links: Record<Exclude<FindKind, 'screen' | 'finding' | 'document' | 'user'>, string> = {
  audit: entities.audit.link,
  item: entities.library_item.link,
  post: entities.post.link,
  organization: entities.organization.link,
  group: entities.group.link,
  position: entities.position.link,
  team_role: entities.team_role.link,
}

/** Where a find is opened by somebody with these rights. */
export function placeOf(find: Find, session: Session | null): string {
  switch (find.kind) {
    case 'screen':
      return String(find.id)
    case 'finding':
      // They see it, and not the audit around it.
      if (session?.user.type === userType.EXTERNAL) return `/finding/${find.id}`
      return `/checklist/${find.audit}/view?group_id=${find.group}&item=${find.id}`
    case 'document':
      return `/document/list?panel=read&document=${find.id}`
    case 'user':
      if (canCall(session, users.update)) return linkOf(entities.user.link, find)
      return `/user/list?search=${encodeURIComponent(find.email ?? find.title)}`
    default:
      return linkOf(links[find.kind], { id: find.id, group_id: find.group })
  }
}
