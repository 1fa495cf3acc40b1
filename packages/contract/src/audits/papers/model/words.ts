import type { Language } from '@apron/messages'
import { findingWorkflow, papers } from '@apron/messages/audits'
import type { FindingState } from '../../../catalogues/finding-states.ts'

const texts = papers.papers
const section = 'papers'
/** The name of a text that stands on papers. */
export type PaperText = `${typeof section}.${keyof typeof texts}`
export type PaperTextValues = Readonly<Record<string, string | number>>

/** A text in the language of a paper, with its values filled in. */
export function paperText(lang: Language, key: PaperText, values: PaperTextValues = {}): string {
  const text = texts[key.slice(section.length + 1) as keyof typeof texts][lang]
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}

/** What a state of findings is called. */
export const stateText = (lang: Language, state: FindingState): string =>
  findingWorkflow.findingStates[`state_${state}`][lang]

const partsOf = (date: string) => date.split('-') as [year: string, month: string, day: string]

/** `05-03-2026`: DD-MM-YYYY. */
export const paperDate = (date: string): string => partsOf(date).toReversed().join('-')

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** A day as it is written out: `Ngày 05 tháng 3 năm 2026`, `5 March 2026`. */
export function writtenDate(lang: Language, date: string): string {
  const [year, month, day] = partsOf(date)
  const name = months.format(new Date(`${date}T00:00:00Z`))
  // A number below ten has a nought before it, as has a month below three: it cannot be made another one then.
  if (lang === 'vi')
    return paperText(lang, 'papers.on_day', { day, month: Number(month) < 3 ? month : Number(month), year })
  return paperText(lang, 'papers.on_day', { day: Number(day), name, year })
}

const shortly = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
/** The English name of a month, 1 to 12, in three letters. */
export const monthName = (month: number): string => shortly.format(Date.UTC(2000, month - 1, 1))

/** A share in percent, as the language writes it: `4,35%`. */
export function share(lang: Language, part: number, whole: number): string {
  const value = whole === 0 ? 0 : part / whole
  const format = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(lang === 'vi' ? 'vi-VN' : 'en-GB', format).format(value)
}
