import * as z from 'zod/mini'
import { isRead, toWire, type Page, type PageQuery, type Route } from '@apron/contract'
import { declared } from './declared.ts'

export type AnswerBody = { data: unknown; json: string }

/**
 * The body of a successful call: the declared shape and nothing else, with wire names. `data` is what the audit trail
 * keeps of it, with the product's names.
 */
export function answerBody(route: Route, query: unknown, result: unknown): AnswerBody {
  if (route.list) {
    const { rows, total, page } = result as Page<unknown>
    const asked = query as PageQuery
    const meta = JSON.stringify(metaOf({ ...asked, page: page ?? asked.page }, total))
    const { list } = route
    const data = rows.map((row) => declared(list, row))
    return { data: rows, json: `{"data":${JSON.stringify(data)},"meta":${meta}}` }
  }
  // Reads have no trail entry.
  if (isRead(route) && route.reply) return { data: null, json: JSON.stringify({ data: declared(route.reply, result) }) }
  const data = route.reply ? z.parse(route.reply, result) : null
  return { data, json: JSON.stringify({ data: toWire(route.reply, data) }) }
}

function metaOf({ page, per_page }: PageQuery, total: number) {
  if (per_page === 'all') return { total, per_page: Math.max(total, 1), current_page: 1, last_page: 1 }
  return { total, per_page, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}
