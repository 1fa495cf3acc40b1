import * as z from 'zod/mini'
import { flag, sentId } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** One line of the sidebar: a `title` heads the lines under it; `name` is written in the language of the call. */
export const menuItem = z.object({
  name: z.string(),
  url: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  title: z.boolean(),
  get children(): z.ZodMiniArray<typeof menuItem> {
    return z.array(menuItem)
  },
})
export type MenuItem = z.output<typeof menuItem>

const sentLine = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  url: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  icon: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  title: z._default(flag, false),
})
const most = z.maxLength(100)
const leaf = z.extend(sentLine, { children: z._default(z.array(z.unknown()).check(z.maxLength(0)), []) })
const inner = z.extend(sentLine, { children: z._default(z.array(leaf).check(most), []) })
const sentTree = z.array(z.extend(sentLine, { children: z._default(z.array(inner).check(most), []) })).check(most)

/** The tree as forms send it: serialised, or as it is; three levels at most. */
const serialised = z.pipe(
  z.union([z.string().check(z.maxLength(100_000)), z.array(z.unknown())]),
  z.pipe(z.transform(parse), sentTree),
)

function parse(sent: string | unknown[]): unknown {
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

export const menus = {
  /** Every screen that the caller may use, under its heading, none while their group is not approved; all of the product's for whoever writes menus. */
  byDefault: route('GET /menus', {
    access: 'own-account',
    query: z.object({
      /** What the members of this group may use instead, for whoever writes menus. */
      group_id: z.optional(sentId),
    }),
    reply: z.array(menuItem),
    reads: ['profile', 'group', 'group_permissions'],
  }),
  /** The menu of a group without what its members may not use; empty for them while it is not approved. */
  ofGroup: route('GET /menus/:groupId', {
    access: 'own-account',
    query: z.object({
      /** The menu as it was saved, for whoever writes menus. */
      whole: z.optional(flag),
    }),
    reply: z.array(menuItem),
    reads: ['menu', 'group', 'group_permissions'],
  }),
  save: route('POST /menus', {
    access: 'UPDATE_MENU',
    body: z.object({
      data: serialised,
      group_id: sentId,
      /** The menu as it was when it was read: the call is refused (400) when somebody else has changed it since. */
      seen: z.optional(serialised),
    }),
    reply: z.array(menuItem),
    trail: 'menu.saved',
    changes: 'menu',
  }),
}
