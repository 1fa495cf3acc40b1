import * as z from 'zod/mini'
import type { MessageKey, MessageValues } from '@apron/messages'
import type { Schema } from './route.ts'

type Issue = z.core.$ZodIssue
/** One thing that is wrong with a field: the name of its text, and what fills it. */
export type Problem = { key: MessageKey; values?: MessageValues }
export type Problems = Record<string, Problem[]>
type Judged<S extends Schema> =
  | { data: z.core.output<S>; problems?: undefined }
  | { data?: undefined; problems: Problems }

/** The value in the shape of the schema, or what is wrong with every field that is not: the same in the browser as on the server. */
export function judge<S extends Schema>(schema: S, value: unknown): Judged<S> {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  const problems: Problems = {}
  if (parsed.success) {
    for (const field of unstorable(parsed.data)) problems[field || 'body'] = [{ key: 'validation.signs' }]
    return Object.keys(problems).length === 0 ? { data: parsed.data } : { problems }
  }
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    ;(problems[field] ??= []).push(messageOf(issue))
  }
  return { problems }
}

/** Half a sign of two units, or the sign 0. */
const halfSign = /[\p{Cs}\0]/u

/** The places of texts that no database holds: with half a sign of two units, or the sign 0. Not by recursion: what was sent may be deep. */
function unstorable(data: unknown): string[] {
  const places: string[] = []
  const open: [path: string, value: unknown][] = [['', data]]
  for (const [path, value] of open) {
    if (typeof value === 'string' && halfSign.test(value)) places.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) open.push([path ? `${path}.${name}` : name, inner])
  }
  return places
}

function messageOf(issue: Issue): Problem {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue)
    case 'too_small':
      return sizeMessage(issue.origin, Number(issue.minimum), 'small')
    case 'too_big':
      return sizeMessage(issue.origin, Number(issue.maximum), 'big')
    case 'invalid_format':
      return { key: isMissing(issue.input) ? 'validation.required' : formatKey(issue.format) }
    case 'invalid_value':
      return { key: isMissing(issue.input) ? 'validation.required' : 'validation.choice' }
    case 'invalid_union':
      return { key: isMissing(issue.input) ? 'validation.required' : 'validation.invalid' }
    case 'custom':
      return customMessage(issue.params)
    default:
      return { key: 'validation.invalid' }
  }
}

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

function typeMessage(issue: Extract<Issue, { code: 'invalid_type' }>): Problem {
  if (isMissing(issue.input)) return { key: 'validation.required' }
  return { key: expectedTypes[issue.expected] ?? 'validation.invalid' }
}

/** What is said of something of another kind than was asked for. */
const expectedTypes: Record<string, MessageKey> = {
  string: 'validation.text',
  number: 'validation.number',
  int: 'validation.whole_number',
  boolean: 'validation.flag',
  array: 'validation.list',
  object: 'validation.fields',
}

/** A rule of ours names its text; what else it says fills it. */
function customMessage({ key, ...values }: Record<string, unknown> = {}): Problem {
  return { key: (key as MessageKey | undefined) ?? 'validation.invalid', values: values as MessageValues }
}

function sizeMessage(origin: string, bound: number, side: 'small' | 'big'): Problem {
  if (origin === 'string') {
    if (side === 'small' && bound <= 1) return { key: 'validation.required' }
    return side === 'small'
      ? { key: 'validation.too_short', values: { min: bound } }
      : { key: 'validation.too_long', values: { max: bound } }
  }
  if (origin === 'array') {
    return side === 'small'
      ? { key: 'validation.too_few', values: { min: bound } }
      : { key: 'validation.too_many', values: { max: bound } }
  }
  return side === 'small'
    ? { key: 'validation.too_small', values: { min: bound } }
    : { key: 'validation.too_big', values: { max: bound } }
}

function formatKey(format: string): MessageKey {
  if (format === 'date' || format === 'datetime') return 'validation.date'
  if (format === 'email') return 'validation.email'
  return 'validation.invalid'
}
