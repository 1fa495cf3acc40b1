import type { TrailEntry } from '@apron/contract/desk'
import { translate, type Language } from '@apron/messages'
import { familyOf } from './actions.ts'
import { fieldOf, fieldText, isSealed, saidAs, type As } from './fields.ts'
import { want, type RecordIds } from './names.ts'
import { idOf, wordsOf, type Look } from './words.ts'

/** A field of an entry that has a text, with what the trail holds of it; undefined where it says nothing. */
export type FieldChange = { field: string; title: string; as: As; before: unknown; after: unknown }
type EntryValues = Record<string, unknown>

/** What a write notes as another thing, within the record that it is about. */
const inside: ReadonlySet<string> = new Set(['plan', 'extension'])

/** A decision answers with the status that it leads to, whose code is no code of the record. */
function asStatus(noted: EntryValues): EntryValues {
  if (typeof noted['code'] !== 'number') return noted
  const { code, name: _name, color: _color, ...rest } = noted
  return { ...rest, status: code }
}

type FieldLabel = Pick<FieldChange, 'field' | 'title' | 'as'>
/** What the fields of an entry are called, by the names under which they were noted; null of those that are not shown. */
type Fields = (name: string) => FieldLabel | null

/** By language and action, as each page asks the same of hundreds of fields; null where no field is shown. */
const known: Record<Language, Map<string, Fields | null>> = { vi: new Map(), en: new Map() }
/** Far more than there are in one family; whatever a write may have noted, no more are kept. */
const mostKnown = 500

function fieldsIn(action: string, language: Language): Fields | null {
  const before = known[language].get(action)
  if (before !== undefined) return before
  const family = familyOf(action)
  const fields = isSealed(family) ? null : fieldsOf(family, language)
  known[language].set(action, fields)
  return fields
}

function fieldsOf(family: string, language: Language): Fields {
  /** One for each field, by which an entry is put together, so these are never forgotten: there are as many as texts. */
  const shown = new Map<string, FieldLabel>()
  const named = new Map<string, FieldLabel | null>()
  function shownAs(field: string): FieldLabel | null {
    const text = fieldText(field, family)
    if (!text) return null
    const one = shown.get(field) ?? { field, title: translate(language, text), as: saidAs(field, family) }
    shown.set(field, one)
    return one
  }
  return (name) => {
    const before = named.get(name)
    if (before !== undefined) return before
    if (named.size >= mostKnown) named.clear()
    const one = shownAs(fieldOf(name, family))
    named.set(name, one)
    return one
  }
}

type Side = 'before' | 'after'
type FieldChanges = Map<FieldLabel, FieldChange>

function foundOf(found: FieldChanges, shown: FieldLabel): FieldChange {
  const before = found.get(shown)
  if (before) return before
  const { field, title, as } = shown
  const one: FieldChange = { field, title, as, before: undefined, after: undefined }
  found.set(shown, one)
  return one
}

/** Adds what was noted of the fields that are shown; what a thing within the record says of one holds before what the record says. */
function take(noted: unknown, side: Side, fields: Fields, found: FieldChanges): void {
  if (typeof noted !== 'object' || noted === null || Array.isArray(noted)) return
  const values = asStatus(noted as EntryValues)
  for (const name of Object.keys(values))
    if (inside.has(name)) {
      const within: FieldChanges = new Map()
      take(values[name], side, fields, within)
      for (const [shown, one] of within) foundOf(found, shown)[side] = one[side]
    } else {
      const shown = fields(name)
      if (shown) foundOf(found, shown)[side] ??= values[name]
    }
}

/** The fields of an entry's record, as far as they have a text. */
export function notedIn(entry: { action: string; before: unknown; after: unknown }, language: Language): FieldChange[] {
  const found: FieldChanges = new Map()
  const fields = fieldsIn(entry.action, language)
  if (!fields) return []
  take(entry.after, 'after', fields, found)
  take(entry.before, 'before', fields, found)
  return [...found.values()]
}

/** Adds the records whose names the fields are said by. */
export function wantedBy(noted: readonly FieldChange[], wanted: RecordIds): void {
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
function wantTeam(role: unknown, wanted: RecordIds): void {
  if (typeof role !== 'object' || role === null) return
  const { team_role_id, users } = role as EntryValues
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

type Changes = TrailEntry['changes']

/**
 * The values before and after, as texts; unchanged ones are left out, and of a change those before that the entry does
 * not have.
 */
export function changesOf(noted: readonly FieldChange[], look: Look): Changes {
  const isRemoval = noted.every(({ after }) => after === undefined)
  const isChange = !isRemoval && noted.some(({ before }) => before !== undefined)
  const changes: Changes = []
  for (const one of noted) {
    if (one.before !== undefined && one.before === one.after) continue
    if (isSet(one.before) && isSet(one.after)) changes.push(...differences(one, one.before, one.after, look))
    else {
      const change = changeOf(one, look)
      if (isTold(one, change, { isRemoval, isChange })) changes.push(change)
    }
  }
  return changes
}

function changeOf({ title, as, before, after }: FieldChange, look: Look): Changes[number] {
  return {
    field: title,
    before: before === undefined ? null : wordsOf(as, before, look),
    after: after === undefined ? null : wordsOf(as, after, look),
  }
}

type Kind = { isRemoval: boolean; isChange: boolean }

function isTold(
  { field, as }: FieldChange,
  { before, after }: Changes[number],
  { isRemoval, isChange }: Kind,
): boolean {
  const isSaid = saidWith.has(field)
  if (after === null) return Boolean(before) && (isRemoval || isSaid) && as !== 'changed'
  if (isChange && before === null && !isSaid) return false
  if (as !== 'changed' && before === after) return false
  return before !== null || after !== ''
}

/** Numbers or codes: of two long lists nobody sees what the one has more than the other. */
const isSet = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object')

function differences(
  { title, as }: FieldChange,
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
