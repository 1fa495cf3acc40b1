import { fieldsRenamed, fromWire, type AnswerOf, type Route } from '@apron/contract'
import { sentLanguage } from '../text/language.ts'
import { currentSession } from '../session/session.ts'
import { refusalOf, type CallAnswer, type CallError } from './call-error.ts'
import { mayRead } from './may-send.ts'
import { answerAhead } from './prefetch/ahead.ts'
import { addressOf, type CallInput } from './request.ts'

/** An answer with the product's names. */
export function answerOf<R extends Route>(route: R, said: unknown): AnswerOf<R> {
  if (said === null) return { data: null } as AnswerOf<R>
  const answer = said as { data: unknown }
  return { ...answer, data: fromWire(route.list ?? route.reply, answer.data) } as AnswerOf<R>
}

/** The error of a refused call, its fields with the product's names. */
export function callErrorOf(route: Route, came: CallAnswer): CallError {
  const error = refusalOf(came)
  error.errors = fieldsRenamed(route.body ?? route.query, 'fromWire', error.errors)
  return error
}

/** The prefetched answer to a read, when it has arrived already. */
export function prefetchedAnswer<R extends Route>(route: R, sent: CallInput<R>): AnswerOf<R> | undefined {
  if (route.method !== 'GET' || !mayRead(route)) return undefined
  const { token } = currentSession()!
  const answer = answerAhead(addressOf(route, sent), { token, language: sentLanguage() })
  return answer && answerOf(route, answer)
}
