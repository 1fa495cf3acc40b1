import type { MessageKey } from '@apron/messages'
import { menu as ofAudits } from '../audits/menu.ts'
import type { MenuLine, Screen } from '../capabilities/menu.ts'
import { menu as ofDesk } from '../desk/menu.ts'
import { menu as ofLibrary } from '../library/menu.ts'
import { menu as ofPeople } from '../people/menu.ts'
import { menu as ofTalk } from '../talk/menu.ts'

type Heading = { name: MessageKey; children: readonly Screen[] }

const lines: readonly MenuLine[] = [...ofTalk, ...ofPeople, ...ofDesk, ...ofAudits, ...ofLibrary]

const heading = (name: MessageKey): Heading => ({
  name,
  children: lines.filter(({ below }) => below === name),
})

/** The sidebar of a group that has no menu of its own; names are texts, urls the specification's routes. */
export const defaultMenu: readonly Heading[] = [
  heading('menu.work'),
  heading('menu.library'),
  heading('menu.administration'),
]

/** What everybody reaches from the bar at the top; the menu of a group may name it too. */
export const personalScreens: Heading = heading('menu.personal')

/** The product's own screens by address: a menu leads nowhere else. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  [...defaultMenu, personalScreens].flatMap(({ children }) => children.map((screen) => [screen.url, screen])),
)
