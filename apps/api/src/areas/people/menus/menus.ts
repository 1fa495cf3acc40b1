import { sql } from 'kysely'
import { superGroup, type Permission } from '@apron/contract'
import type { MenuItem } from '@apron/contract/people'
import { languages, translate, type Language, type MessageKey } from '@apron/messages'
import { personal, sidebar, type MenuLine, type Screen } from '#capabilities/menu.ts'
import type { Database } from '#db/client.ts'
import { isClosedTo, passes, type Caller } from '#kernel/caller.ts'
import { isAuditeeOutside } from '#kernel/named-in-audits.ts'
import { found, invalid } from '#kernel/refusals.ts'
import { placeOf, screenAt } from './further-screens.ts'
import { withNewer } from './newer-lines.ts'

/** The product's own screens, as menus are made from them. */
export type ProductMenu = {
  /** What the menu of a group that has none of its own is made from. */
  byDefault: MenuItem[]
  /** What a menu can be made from. */
  everything: MenuItem[]
  /** By address: a menu leads nowhere else. */
  screens: ReadonlyMap<string, Screen>
}

const headings = [...sidebar, personal] as const

/** The menu that these lines make; names are texts, urls the specification's routes. */
export function productMenu(lines: readonly MenuLine[]): ProductMenu {
  const standing = (heading: MenuLine['below']) => lines.filter(({ below }) => below === heading)
  const under = (heading: MenuLine['below']): MenuItem => ({
    name: heading,
    url: null,
    icon: null,
    title: true,
    children: standing(heading).map(({ name, url, icon }) => ({ name, url, icon, title: false, children: [] })),
  })
  const byDefault = sidebar.map(under)
  return {
    byDefault,
    everything: [...byDefault, under(personal)],
    screens: new Map(headings.flatMap(standing).map((line) => [line.url, line])),
  }
}

/** The menu of a group as it was saved, with the screens that have come since. */
export async function ofGroup(db: Database, product: ProductMenu, groupId: number): Promise<MenuItem[]> {
  const menu = await db
    .selectFrom('menus')
    .select(['items', 'known'])
    .where('group_id', '=', groupId)
    .executeTakeFirst()
  return menu ? withNewer(menu.items, menu.known, product.byDefault) : product.byDefault
}

/** What a screen or a heading of the product is called in the catalogue of texts. */
const keyOf = ({ screens }: ProductMenu, { name, url }: MenuItem): MessageKey | undefined => {
  const keys: readonly MessageKey[] =
    url === null ? headings : [screens.get(url)?.name].filter((key) => key !== undefined)
  return keys.find((key) => key === name || languages.some((language) => translate(language, key) === name))
}

/** A menu as it is stored: a screen or heading under the product's own name, in whichever language, follows the reader's; an address that leads to a screen is that screen's. */
export function stored(product: ProductMenu, items: readonly MenuItem[]): MenuItem[] {
  return items.map((sent) => {
    const item = { ...sent, url: sent.url === null ? null : placeOf(product.screens, sent.url) }
    return { ...item, name: keyOf(product, item) ?? item.name, children: stored(product, item.children) }
  })
}

/** A stored menu as a reader sees it. */
export function present(product: ProductMenu, items: readonly MenuItem[], language: Language): MenuItem[] {
  return items.map((item) => {
    const key = keyOf(product, item)
    return {
      ...item,
      name: key ? translate(language, key) : item.name,
      children: present(product, item.children, language),
    }
  })
}

/** A menu without the screens that somebody may not use, and without headings that then stand over nothing: neither under them nor, where they hold nothing, behind them before the next. */
export function usable(product: ProductMenu, items: MenuItem[], mayUse: (screen: Screen) => boolean): MenuItem[] {
  const kept = items.flatMap((item) => {
    const children = usable(product, item.children, mayUse)
    if (item.url === null) return [{ item: { ...item, children }, heads: item.children.length === 0 }]
    const screen = screenAt(product.screens, item.url)
    // A screen out of reach leaves what stood under it where it stood.
    const left = screen && mayUse(screen) ? [{ ...item, children }] : children
    return left.map((one) => ({ item: one, heads: false }))
  })
  return kept.flatMap(({ item, heads }, index) => {
    const behind = kept[index + 1]?.item.url ?? null
    return item.url !== null || item.children.length > 0 || (heads && behind !== null) ? [item] : []
  })
}

/** Whether somebody may use a screen and finds something there. */
export async function mayUse(db: Database, caller: Caller): Promise<(screen: Screen) => boolean> {
  const seesAudits = !(await isAuditeeOutside(db, caller))
  return ({ access, external, isOfAudits }) =>
    passes(caller, access) && !isClosedTo(caller, external) && (seesAudits || !isOfAudits)
}

/** What the members of a group may use; 404 when there is no such group. */
export async function mayUseAsMember(db: Database, groupId: number): Promise<(screen: Screen) => boolean> {
  const group = found(
    await db
      .selectFrom('groups')
      .select(
        sql<string[]>`array(select p.code from group_permissions gp join permissions p on p.id = gp.permission_id
          where gp.group_id = groups.id)`.as('permissions'),
      )
      .where('id', '=', groupId)
      .executeTakeFirst(),
  )
  const held = new Set(group.permissions)
  return ({ access }) => {
    if (access === 'administrators') return groupId === superGroup
    if (groupId === superGroup || access === 'signed-in' || access === 'own-account') return true
    const wanted: readonly Permission[] = typeof access === 'string' ? [access] : access
    return wanted.some((permission) => held.has(permission))
  }
}

/** 422 when a line of a stored menu leads anywhere but to a screen of the product. */
export function checkScreens(product: ProductMenu, items: MenuItem[]): void {
  for (const { url, children } of items) {
    if (url !== null && !screenAt(product.screens, url)) throw invalid('data', 'validation.screen')
    checkScreens(product, children)
  }
}

/** Holds a group until the transaction ends: of two who save its menu at once the second meets what the first has left. 422 when there is none. */
export async function holdGroup(db: Database, id: number): Promise<void> {
  const group = await db.selectFrom('groups').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!group) throw invalid('group_id', 'validation.missing_record')
}

export async function save(db: Database, { screens }: ProductMenu, groupId: number, chosen: MenuItem[]): Promise<void> {
  const items = JSON.stringify(chosen)
  const known = JSON.stringify([...screens.keys()])
  await db
    .insertInto('menus')
    .values({ group_id: groupId, items, known })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ items, known }))
    .execute()
}
