import { findingStateList } from '@apron/contract'
import type { Correction, RegisterFinding } from '@apron/contract/audits'
import { translate, type Language, type MessageKey } from '@apron/messages'

export type FindingWithCorrection = RegisterFinding & Correction
/** What a cell says; a day is YYYY-MM-DD. */
export type Value = string | number | { day: string } | null
/** `width` is that in a workbook, in letters. */
type Column = { title: MessageKey; width: number; of: (finding: FindingWithCorrection, language: Language) => Value }

const day = (date: string | null | undefined): Value => (date ? { day: date } : null)
const yes = (is: boolean, language: Language): Value => (is ? translate(language, 'register.yes') : null)

const what: readonly Column[] = [
  { title: 'register.number', width: 15, of: ({ finding_number }) => finding_number },
  { title: 'register.class', width: 8, of: ({ status }) => status.code },
  {
    title: 'register.state',
    width: 24,
    of: ({ state }, language) => translate(language, findingStateList[state].text),
  },
  { title: 'register.question', width: 14, of: ({ header }) => header },
  { title: 'register.content', width: 44, of: ({ content }) => content },
  { title: 'register.conclusion', width: 44, of: ({ conclusion }) => conclusion },
  { title: 'register.organization', width: 28, of: ({ organization }) => organization.name },
  { title: 'register.category', width: 22, of: ({ category }) => category },
  { title: 'register.audit', width: 32, of: ({ audit }) => audit.name },
  { title: 'register.begun', width: 13, of: ({ audit }) => day(audit.starting_date) },
  { title: 'register.responsible', width: 22, of: ({ responsible }) => responsible?.fullname ?? null },
  { title: 'register.due', width: 13, of: ({ corrective_date }) => day(corrective_date) },
  { title: 'register.late', width: 10, of: ({ is_late }, language) => yes(is_late, language) },
  { title: 'register.repeats', width: 10, of: ({ repeats }) => (repeats > 0 ? repeats : null) },
]

const whatWasDone: readonly Column[] = [
  { title: 'register.cause', width: 40, of: ({ plan }) => plan?.root_cause ?? null },
  { title: 'register.action', width: 40, of: ({ plan }) => plan?.action ?? null },
  { title: 'register.planned_for', width: 13, of: ({ plan }) => day(plan?.due_on) },
  { title: 'register.accepted_by', width: 22, of: ({ plan }) => plan?.accepted?.by ?? null },
  { title: 'register.accepted_on', width: 13, of: ({ plan }) => day(plan?.accepted?.on) },
  { title: 'register.done_on', width: 13, of: ({ done_on }) => day(done_on) },
  { title: 'register.verified_by', width: 22, of: ({ verified }) => verified?.by ?? null },
  { title: 'register.verified_on', width: 13, of: ({ verified }) => day(verified?.on) },
  { title: 'register.remark', width: 32, of: ({ verified }) => verified?.reason ?? null },
  {
    title: 'register.effective',
    width: 10,
    of: ({ effect }, language) => effect && translate(language, effect.is_effective ? 'register.yes' : 'register.no'),
  },
  { title: 'register.effect_by', width: 22, of: ({ effect }) => effect?.by ?? null },
  { title: 'register.effect_on', width: 13, of: ({ effect }) => day(effect?.on) },
  { title: 'register.effect_reason', width: 32, of: ({ effect }) => effect?.reason ?? null },
]
const columns = [...what, ...whatWasDone]

/** What the columns of the register are called in a language, and how wide they are. */
export const headsIn = (language: Language) =>
  columns.map(({ title, width }) => ({ name: translate(language, title), width }))

/** What they say of a finding. */
export const valuesOf = (finding: FindingWithCorrection, language: Language): Value[] =>
  columns.map(({ of }) => of(finding, language))
