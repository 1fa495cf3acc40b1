import type { Access, FromOutside } from '@apron/contract'
import { menuOrder } from '@apron/contract/entities'
import type { MessageKey } from '@apron/messages'

/** The headings of the sidebar. */
export const sidebar = ['menu.work', 'menu.library', 'menu.administration'] as const
/** The heading of what everybody reaches from the bar at the top; the menu of a group may name it too. */
export const personal = 'menu.personal'

/** One screen; hidden from people without its access. */
export type Screen = {
  name: MessageKey
  url: string
  icon: string
  /** Who has something to do there. */
  access: Exclude<Access, 'anyone' | { audit: unknown }>
  /** The access of external users, where it is not open to them. */
  external?: FromOutside | undefined
  /** It shows whole audits, of which external auditees see none. */
  isOfAudits?: boolean | undefined
}
/** A screen that menus are made from. */
export type MenuScreen = Screen & { name: `menu.${(typeof menuOrder)[number]}` }
type Heading = (typeof sidebar)[number] | typeof personal
/** One with the heading below which it stands. */
export type MenuLine = MenuScreen & { below: Heading }

const isHeading = (name: string): name is Heading => [...sidebar, personal].some((heading) => heading === name)

/** The screens in the order of the menu, each below its heading. */
export function inMenu(screens: readonly MenuScreen[]): MenuLine[] {
  let below: Heading = sidebar[0]
  return menuOrder.flatMap((line) => {
    const name = `menu.${line}` as const
    if (isHeading(name)) below = name
    return screens.filter((screen) => screen.name === name).map((screen) => ({ ...screen, below }))
  })
}
