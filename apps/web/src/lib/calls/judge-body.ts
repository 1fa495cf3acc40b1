import { asArrived, judge, type Route } from '@apron/contract'
import { t, type TextKey } from '../text/i18n.ts'

/** The messages with which the server would refuse a body, by field. */
export function judgeBody(route: Route, body: unknown): Record<string, string[]> {
  if (!route.body) return {}
  const { problems = {} } = judge(route.body, asArrived(route, body as object))
  return Object.fromEntries(
    Object.entries(problems).map(([field, list]) => [field, list.map(({ key, values }) => t(key as TextKey, values))]),
  )
}
