import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import type { Change } from '#lib/outbox/change.ts'
import type { SeenHeads } from './heads.ts'

/** What a change of an item is about; `item` is what the server last said of it. */
export type About = SeenHeads & { auditId: number; audit: string; item: AuditItem }
export type Answer = About & { status: AnswerStatus }
export type CorrectiveDate = About & { date: string }
export type CorrectiveCompletion = About & { isComplete: boolean }
export type NamedResponsible = About & { responsible: AuditItem['responsible'] }

/** What a change of an item says. */
export function saidIn<Value extends About>({ value }: Pick<Change, 'value'>): Value {
  return value as Value
}
