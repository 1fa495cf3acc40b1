import type { Route } from '@apron/contract'
import { code } from '../code/code.ts'
import { withTexts } from '../text/room-texts.ts'

/** What judges a body in the browser, with its sentences: fetched as a form opens. */
export const rules = code(() => withTexts('rules', import('./judge-body.ts')))

/** The sentences with which the server would refuse a body, by field, as far as its schema says them; none while what judges has not come. */
export function brokenRules(route: Route, body: unknown): Record<string, string[]> {
  return rules.arrival().value?.judgeBody(route, body) ?? {}
}
