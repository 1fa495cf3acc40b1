import type { TrailEntry } from '@apron/contract/desk'
import { translate, type Language } from '@apron/messages'
import { familyOf } from './actions.ts'
import { fieldOf, fieldText, isSealed, saidAs, type As } from './fields.ts'
import { want, type Wanted } from './names.ts'
import { idOf, wordsOf, type Look } from './words.ts'

/** A field of an entry that has a text, with what the trail holds of it; undefined where it says nothing. */
export type Noted = { field: string; title: string; as: As; before: unknown; after: unknown }
type Values = Record<string, unknown>

/** What a write notes as another thing, within the record that it is about. */
const inside: ReadonlySet<string> = new Set(['plan', 'extension'])

function valuesOf(noted: unknown): Values {
  if (typeof noted !== 'object' || noted === null || Array.isArray(noted)) return {}
  const values: Values = {}
  for (const [name, value] of Object.entries(asStatus(noted as Values)))
    if (inside.has(name)) Object.assign(values, valuesOf(value))
    else values[fieldOf(name)] ??= value
  return values
}

/** A decision answers with the status that it leads to, whose code is no code of the record. */
function asStatus({ code, name, color, ...rest }: Values): Values {
  if (typeof code === 'number') return { ...rest, status: code }
  return {
    ...(code !== undefined && { code }),
    ...(name !== undefined && { name }),
    ...(color !== undefined && { color }),
    ...rest,
  }
}

/** What an entry tells of the fields of its record, as far as they have a text. */
export function notedIn(entry: { action: string; before: unknown; after: unknown }, language: Language): Noted[] {
  const family = familyOf(entry.action)
  if (isSealed(family)) return []
  const [before, after] = [valuesOf(entry.before), valuesOf(entry.after)]
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) => {
    const text = fieldText(field, family)
    if (!text) return []
    const title = translate(language, text)
    return [{ field, title, as: saidAs(field, family), before: before[field], after: after[field] }]
  })
}

/** Adds the records whose names the fields are said by. */
export function wantedBy(noted: readonly Noted[], wanted: Wanted): void {
  for (const { as, before, after } of noted)
    if (typeof as === 'object' && 'record' in as)
      for (const value of [before, after].flat()) want(wanted, as.record, idOf(value))
}

/** What was there before and after, in words; what is the same is left out. */
export function changesOf(noted: readonly Noted[], look: Look): TrailEntry['changes'] {
  const isRemoval = noted.every(({ after }) => after === undefined)
  return noted.flatMap((one) => {
    const [before, after] = [one.before, one.after].map((value) =>
      value === undefined ? null : wordsOf(one.field, one.as, value, look),
    ) as [string | null, string | null]
    if (after === null)
      return before && (isRemoval || one.field === 'removed') ? [{ field: one.title, before, after }] : []
    const isSame = one.as === 'changed' ? one.before === one.after : before === after
    if (isSame || (before === null && after === '')) return []
    return [{ field: one.title, before, after }]
  })
}
