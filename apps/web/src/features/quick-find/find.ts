import { checklistItems, seesUsers, users } from '@apron/contract'
import { can, canCall } from '../../lib/can.ts'
import type { Session } from '../../lib/session.ts'

export const kinds = ['screen', 'audit', 'item', 'user'] as const
export type Kind = (typeof kinds)[number]

/** One thing that can be opened. */
export type Find = {
  kind: Kind
  /** A record's number, or the address of a screen. */
  id: number | string
  title: string
  detail?: string | undefined
  /** Of a screen. */
  icon?: string | null | undefined
  /** Of an audit. */
  status?: number | undefined
  /** Of a person; its address is for a while only. */
  picture?: string | null | undefined
  /** Of an item: the group that it stands in. */
  group?: number | undefined
  /** Of a person. */
  email?: string | undefined
}

/** Names a find among all others; also fit for an element's id. */
export const keyOfFind = ({ kind, id }: Find) => `find-${kind}-${String(id).replaceAll('/', '-')}`

/** The kinds that somebody may find. */
export function kindsFor(session: Session | null): Kind[] {
  return kinds.filter((kind) => {
    if (kind === 'item') return canCall(session, checklistItems.list)
    return kind !== 'user' || can(session, seesUsers)
  })
}

/** Where a find is opened by somebody with these rights. */
export function placeOf(find: Find, session: Session | null): string {
  if (find.kind === 'screen') return String(find.id)
  if (find.kind === 'audit') return `/checklist/${find.id}/view`
  if (find.kind === 'item') {
    return `/checklist-item/list?groupchkitem_id=${find.group}&panel=item&item=${find.id}`
  }
  if (canCall(session, users.update)) return `/user/${find.id}/edit`
  return `/user/list?search=${encodeURIComponent(find.email ?? find.title)}`
}
