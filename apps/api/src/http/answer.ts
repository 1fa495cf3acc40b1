import * as z from 'zod/mini'
import type { Page, PageQuery, Route } from '@apron/contract'

/** The body of a successful call: the declared shape and nothing else. */
export function answerBody(route: Route, query: unknown, result: unknown): { data: unknown; meta?: unknown } {
  if (route.list) {
    const { rows, total } = result as Page<unknown>
    const { page, per_page } = query as PageQuery
    const perPage = per_page === 'all' ? Math.max(total, 1) : per_page
    return {
      data: rows.map((row) => z.parse(route.list!, row)),
      meta: {
        total,
        per_page: perPage,
        current_page: per_page === 'all' ? 1 : page,
        last_page: per_page === 'all' ? 1 : Math.max(1, Math.ceil(total / perPage)),
      },
    }
  }
  return { data: route.reply ? z.parse(route.reply, result) : null }
}
