import * as z from 'zod/mini'
import { route } from '../http/route.ts'

/** One line of the sidebar: a `title` heads the lines under it; `name` is a text's key or plain words. */
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

export const menus = {
  byDefault: route('GET /menus', { access: 'signed-in', reply: z.array(menuItem) }),
  ofGroup: route('GET /menus/:groupId', { access: 'signed-in', reply: z.array(menuItem) }),
}
