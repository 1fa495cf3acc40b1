import * as z from 'zod/mini'
import { id } from '../http/fields.ts'
import { wire } from '../http/wire.ts'

/** An item status as audit items carry it. */
export const answerStatus = z.object({
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
  is_finding: wire('is_report', z.boolean()),
  allows_comments: wire('is_cmt', z.boolean()),
  asks_input: wire('is_si', z.boolean()),
  is_default: wire('is_def', z.boolean()),
})
export type AnswerStatus = z.output<typeof answerStatus>

/** How many items of an audit are findings of one kind. */
export const findingCount = z.object({ id, code: z.string(), name: z.string(), color: z.string(), count: z.number() })
export type FindingCount = z.output<typeof findingCount>

/** What says where a status stands among others. */
type Ranked = { code: string; is_finding: boolean; severity: number }

/** Statuses in the order in which figures name them: findings before others, the severest first. */
export const severestFirst = (one: Ranked, other: Ranked): number =>
  Number(other.is_finding) - Number(one.is_finding) ||
  other.severity - one.severity ||
  one.code.localeCompare(other.code, 'en', { numeric: true })
