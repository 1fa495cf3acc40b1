import { fromEither } from '@apron/contract'
import { answerStatus, auditItem, type AnswerStatus, type AuditItem } from '@apron/contract/audits'
import type { Change } from '../../../../lib/outbox/change.ts'
import { withHeads, type Seen } from './heads.ts'

/** What a change of an item is about; `item` is what the server last said of it. */
export type About = Seen & { auditId: number; audit: string; item: AuditItem }
export type Answer = About & { status: AnswerStatus }
export type CorrectiveDate = About & { date: string }
export type CorrectiveCompletion = About & { isComplete: boolean }
export type NamedResponsible = About & { responsible: AuditItem['responsible'] }

/** What a change of an item says, in the product's words: an older version of the product may have kept it in those of the wire. */
export function saidIn<Value extends About>({ value }: Pick<Change, 'value'>): Value {
  const { item, status } = value as Answer
  const said = { ...value, item: withHeads(fromEither(auditItem, item)) }
  return (status ? { ...said, status: fromEither(answerStatus, status) } : said) as Value
}
