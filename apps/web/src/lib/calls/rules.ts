import type { Route } from '@apron/contract'
import { code } from '../code/code.ts'
import { withTexts } from '../text/room-texts.ts'

/** Validates a body in the browser; fetched as a form opens. */
export const rules = code(() => withTexts('rules', import('./judge-body.ts')))

/**
 * The messages with which the server would refuse a body, by field, as far as its schema says them; none until the
 * validation is loaded.
 */
export function brokenRules(route: Route, body: unknown): Record<string, string[]> {
  return rules.arrival().value?.judgeBody(route, body) ?? {}
}
