import type { Permission } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import { messages, translate, type Language, type MessageKey } from '@apron/messages'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import { textOfPermission } from '#http/rights/permission-text.ts'
import { kindTitle, titleOf } from './actions.ts'
import type { As } from './fields.ts'
import type { Names } from './names.ts'

/** How values are said: to whom, in which time zone, with which names, in at most so many letters. */
export type Look = { language: Language; zone: string; names: Names; most: number }
type Thing = Record<string, unknown>

const mostListed = 20
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
/** The number of a record that stands by its number or as a whole. */
export const idOf = (value: unknown): unknown => (isThing(value) ? value['id'] : value)

/** A value of a field in words; empty for nothing. */
export function wordsOf(as: As, value: unknown, look: Look): string {
  const words = Array.isArray(value) ? listOf(as, value, look) : oneOf(as, value, look)
  return shorten(words, look.most)
}

function listOf(as: As, values: readonly unknown[], look: Look): string {
  const { language } = look
  if (values.length === 0) return ''
  if (as === 'plain' && values.every((one) => typeof one === 'number'))
    return translate(language, 'trail.several', { count: values.length })
  const said = values
    .slice(0, mostListed)
    .map((one) => oneOf(as, one, look))
    .filter(Boolean)
  const names = said.join(', ')
  const more = values.length - mostListed
  return more > 0 ? translate(language, 'trail.and_more', { names, count: more }) : names
}

function oneOf(as: As, value: unknown, look: Look): string {
  const { language } = look
  if (value === null || value === undefined || value === '') return ''
  if (as === 'changed') return translate(language, 'trail.changed')
  if (as === 'pairs' && isThing(value))
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${plainOf(one)}`)
      .join(', ')
  if (typeof as === 'object' && 'record' in as) return recordOf(as.record, value, look)
  if (isThing(value)) return thingOf(as, value, look)
  if (typeof as === 'object') return coded(as.words, value, language)
  if (typeof value === 'boolean') return translate(language, value ? 'settings.yes' : 'settings.no')
  const text = plainOf(value)
  if (as === 'rich') return plainText(text)
  if (as === 'entry') return titleOf(text, language)
  if (as === 'kind') return kindTitle(text, language)
  return as === 'instant' ? timeOf(text, look) : as === 'day' ? dayOf(text) : text
}

const plainOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function coded(texts: Record<string, MessageKey>, value: unknown, language: Language): string {
  const text = texts[plainOf(value)]
  return text ? translate(language, text) : plainOf(value)
}

function recordOf(kind: Parameters<Names['of']>[0], value: unknown, look: Look): string {
  const id = idOf(value)
  // Whatever is a root of a tree is within nothing.
  if (id === 0) return ''
  const name = (typeof id === 'number' && look.names.of(kind, id)) || (isThing(value) ? nameIn(value) : '')
  if (kind === 'permission' && name && (name in messages.permissions || name in messages.productPermissions))
    return translate(look.language, textOfPermission(name as Permission))
  return name || (typeof id === 'number' ? `#${id}` : plainOf(value))
}

const nameIn = (thing: Thing): string =>
  plainOf(
    ['fullname', 'name', 'alias', 'header', 'label', 'title', 'text', 'code'].map((name) => thing[name]).find(Boolean),
  )

/** What a write noted whole: a status by its code, a role with who has it, anything else by its name. */
function thingOf(as: As, thing: Thing, look: Look): string {
  const { code, users, team_role_id } = thing
  if (typeof as === 'object' && 'words' in as && plainOf(code) in as.words) return coded(as.words, code, look.language)
  const name = nameIn(thing)
  if (Array.isArray(users))
    return `${name || recordOf('team_role', team_role_id, look)}: ${users.map((one) => recordOf('user', one, look)).join(', ')}`
  const line = menuTexts.find((key) => key === name)
  return line ? translate(look.language, line) : name
}

/** What the product's own lines of a menu are called, which a menu holds by their keys. */
const menuTexts = Object.keys(messages.menu).map((name) => `menu.${name}` as MessageKey)

const day = /^\d{4}-\d{2}-\d{2}$/
const dayOf = (text: string): string =>
  day.test(text) ? `${text.slice(8)}/${text.slice(5, 7)}/${text.slice(0, 4)}` : text

const formats = new Map<string, Intl.DateTimeFormat>()
/** An instant as people read it, in a time zone: `05/03/2026 14:30:09`. */
export function timeOf(text: string, { zone }: Pick<Look, 'zone'>): string {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return text
  // Making a format takes longer than ten uses.
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format.format(instant).replace(',', '')
}
