import type { Screen } from '#capabilities/menu.ts'

/** Addresses that lead to another one, and where to; besides these a bare one leads to its list. */
const leadsTo: Readonly<Record<string, string>> = {
  '/': '/checklist/list',
  '/profile': '/profile/show',
  '/libraries': '/libraries/media',
  '/report': '/report/report',
}

/** Of the screens that a menu shows by itself, the address behind which others stand: whoever may use it may go on to them. */
const behind: readonly [RegExp, string][] = [
  [/^\/profile\/(edit|change-password)$/, '/profile/show'],
  [/^\/(404|login|password\/forgot|password\/reset\/[\w-]+)$/, '/profile/show'],
  [/^\/group\/\d+\/(permission|menu|dashboard)$/, '/group/list'],
  [/^\/user\/\d+\/edit$/, '/user/list'],
  [/^\/document\/view\/\d+(\/(index|view))?$/, '/document/list'],
  [/^\/libraries\/trash$/, '/libraries/media'],
  [
    /^\/checklist\/\d+\/(edit|checklist-item|view|corrective|summary|audit-result|corrective-result)$/,
    '/checklist/list',
  ],
  [/^\/checklist\/\d+\/summary\/(history|\d+)$/, '/checklist/list'],
  [/^\/checklist-item-status\/edit\/\d+$/, '/checklist-item-status/list'],
  [/^\/tags\/checklist-items$/, '/tags/list'],
  [/^\/report\/(report-hashtag|correctives)$/, '/report/report'],
  [/^\/forum\/\d+\/(edit|detail)$/, '/forum/list'],
  [/^\/checklist\/create$/, '/checklist/list'],
  [/^\/checklist-item-status\/create$/, '/checklist-item-status/list'],
  [/^\/user\/create$/, '/user/list'],
  [/^\/forum\/create$/, '/forum/list'],
]

type Screens = ReadonlyMap<string, Screen>

/** The address of a screen, of one that leads to it. */
export function placeOf(screens: Screens, url: string): string {
  return leadsTo[url] ?? (screens.has(`${url}/list`) ? `${url}/list` : url)
}

/** The screen by whose access an address is shown: its own, else that of the one behind which it stands; none for what is no screen. */
export function screenAt(screens: Screens, url: string): Screen | undefined {
  const further = behind.find(([pattern]) => pattern.test(url))
  return screens.get(url) ?? (further && screens.get(further[1]))
}
