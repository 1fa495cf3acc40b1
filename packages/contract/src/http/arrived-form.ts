import type { Route } from './route.ts'
import { fieldsOf } from './sent-form.ts'

/** Puts a field of a form where it belongs: `a[0]` and `a[]` are lists, `a[b]` is an object. */
export function putField(body: Record<string, unknown>, name: string, value: unknown): void {
  const [, field = name, index] = /^([^[\]]+)\[(\w*)\]$/.exec(name) ?? []
  const before = body[field]
  if (index === undefined) body[field] = value
  else if (/^\d*$/.test(index)) body[field] = [...(Array.isArray(before) ? (before as unknown[]) : []), value]
  else body[field] = Object.assign(Object.create(null) as object, isObject(before) ? before : {}, { [index]: value })
}

/** A body as the server will read it: what a form cannot carry has become text by then. */
export function asArrived(route: Pick<Route, 'files'>, body: object = {}): unknown {
  if (!route.files) return JSON.parse(JSON.stringify(body))
  const arrived = Object.create(null) as Record<string, unknown>
  for (const [name, value] of fieldsOf(body)) putField(arrived, name, written(value))
  return arrived
}

/** A text as a form carries it: every line ends with two signs, which count, and half a sign has become another. */
const written = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Cs}/gu, '\ufffd')

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
