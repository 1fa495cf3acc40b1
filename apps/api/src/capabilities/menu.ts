import type { Access, FromOutside } from '@apron/contract'
import type { MessageKey } from '@apron/messages'

/** The headings of the sidebar. */
export const sidebar = ['menu.work', 'menu.library', 'menu.administration'] as const
/** The heading of what everybody reaches from the bar at the top; the menu of a group may name it too. */
export const personal = 'menu.personal'

/** One screen; nobody's menu shows it to somebody without its access. */
export type Screen = {
  name: MessageKey
  url: string
  icon: string
  /** Who has something to do there. */
  access: Exclude<Access, 'anyone' | { audit: unknown }>
  /** What it is to people from outside, where it is not open to them. */
  external?: FromOutside | undefined
  /** It shows whole audits, of which external auditees see none. */
  isOfAudits?: boolean | undefined
}
/** A screen with the heading below which it stands, and where there: the lowest number first. */
export type MenuLine = Screen & { below: (typeof sidebar)[number] | typeof personal; place: number }
