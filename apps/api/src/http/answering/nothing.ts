import type { ResultOf, Route } from '@apron/contract'
import { isRead } from '@apron/contract'
import { notFound } from '#kernel/refusals.ts'

/** What those get for whom a call is closed: an empty list; 404 where it returns one record, or writes. */
export function nothingOf(route: Route): ResultOf<Route> {
  if (!isRead(route)) throw notFound()
  if (route.list) return { rows: [], total: 0 } as unknown as ResultOf<Route>
  if (route.reply?._zod.def.type === 'array') return [] as unknown as ResultOf<Route>
  throw notFound()
}
