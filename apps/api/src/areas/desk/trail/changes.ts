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

function valuesOf(noted: unknown, family: string): Values {
  if (typeof noted !== 'object' || noted === null || Array.isArray(noted)) return {}
  const values: Values = {}
  for (const [name, value] of Object.entries(asStatus(noted as Values)))
    if (inside.has(name)) Object.assign(values, valuesOf(value, family))
    else values[fieldOf(name, family)] ??= value
  return values
}

/** A decision answers with the status that it leads to, whose code is no code of the record. */
function asStatus(noted: Values): Values {
  if (typeof noted['code'] !== 'number') return noted
  const { code, name: _name, color: _color, ...rest } = noted
  return { ...rest, status: code }
}

type Shown = Pick<Noted, 'title' | 'as'>
/** By language and family, as each page asks the same of hundreds of fields; null of those that are not shown. */
const known = new Map<string, Map<string, Shown | null>>()
/** Far more than there are in one family; whatever a write may have noted, no more are kept. */
const mostKnown = 500

/** Gives the text of a field in this family of entries. */
function shownIn(family: string, language: Language): (field: string) => Shown | null {
  const key = `${language} ${family}`
  const fields = known.get(key) ?? new Map<string, Shown | null>()
  known.set(key, fields)
  return (field) => {
    const before = fields.get(field)
    if (before !== undefined) return before
    const text = fieldText(field, family)
    const shown = text && { title: translate(language, text), as: saidAs(field, family) }
    if (fields.size >= mostKnown) fields.clear()
    fields.set(field, shown)
    return shown
  }
}

/** What an entry tells of the fields of its record, as far as they have a text. */
export function notedIn(entry: { action: string; before: unknown; after: unknown }, language: Language): Noted[] {
  const family = familyOf(entry.action)
  if (isSealed(family)) return []
  const [before, after] = [valuesOf(entry.before, family), valuesOf(entry.after, family)]
  const shownOf = shownIn(family, language)
  const noted: Noted[] = []
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const shown = shownOf(field)
    if (!shown) continue
    const { title, as } = shown
    noted.push({ field, title, as, before: before[field], after: after[field] })
  }
  return noted
}

/** Adds the records whose names the fields are said by. */
export function wantedBy(noted: readonly Noted[], wanted: Wanted): void {
  for (const { field, as, before, after } of noted) {
    const isRecord = typeof as === 'object' && 'record' in as
    if (!isRecord && field !== 'users') continue
    for (const value of [before, after].flat()) {
      if (isRecord) want(wanted, as.record, idOf(value))
      if (field === 'users') wantTeam(value, wanted)
    }
  }
}

/** A role of a team with who has it, as a write noted them: by their numbers or as a whole. */
function wantTeam(role: unknown, wanted: Wanted): void {
  if (typeof role !== 'object' || role === null) return
  const { team_role_id, users } = role as Values
  want(wanted, 'team_role', team_role_id)
  if (Array.isArray(users)) for (const one of users) want(wanted, 'user', idOf(one))
}

/** What is said with a change, and was no field of the record before it. */
const saidWith: ReadonlySet<string> = new Set([
  'action',
  'added',
  'asked_date',
  'due_on',
  'move',
  'password',
  'reason',
  'remark',
  'removed',
  'root_cause',
])

/** What was there before and after, in words; left out is what is the same, and of a change what it does not tell of before. */
export function changesOf(noted: readonly Noted[], look: Look): TrailEntry['changes'] {
  const isRemoval = noted.every(({ after }) => after === undefined)
  const isChange = !isRemoval && noted.some(({ before }) => before !== undefined)
  return noted.flatMap((one) => {
    if (one.before !== undefined && one.before === one.after) return []
    if (isSet(one.before) && isSet(one.after)) return differences(one, one.before, one.after, look)
    const before = one.before === undefined ? null : wordsOf(one.as, one.before, look)
    const after = one.after === undefined ? null : wordsOf(one.as, one.after, look)
    const isSaid = saidWith.has(one.field)
    if (after === null)
      return before && (isRemoval || isSaid) && one.as !== 'changed' ? [{ field: one.title, before, after }] : []
    if (isChange && before === null && !isSaid) return []
    const isSame = one.as !== 'changed' && before === after
    if (isSame || (before === null && after === '')) return []
    return [{ field: one.title, before, after }]
  })
}

/** Numbers or codes: of two long lists nobody sees what the one has more than the other. */
const isSet = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object')

function differences(
  { title, as }: Noted,
  before: readonly unknown[],
  after: readonly unknown[],
  look: Look,
): TrailEntry['changes'] {
  const [had, has] = [new Set(before), new Set(after)]
  const [added, removed] = [after.filter((one) => !had.has(one)), before.filter((one) => !has.has(one))]
  const say = (some: readonly unknown[]) => wordsOf(as, some, look)
  const named = (word: 'added' | 'removed') => `${title} · ${translate(look.language, `trailFields.${word}`)}`
  return [
    ...(added.length > 0 ? [{ field: named('added'), before: null, after: say(added) }] : []),
    ...(removed.length > 0 ? [{ field: named('removed'), before: say(removed), after: null }] : []),
  ]
}
