import type { Route, Schema } from '@apron/contract'
import { Refusal } from '#kernel/refusals.ts'

/** Bytes of a JSON body, and of all fields of a form together, whatever the call. */
export const largestBody = 2 * 1024 * 1024
/** Where anyone may call; any other call has as much room, as clients send more than it asks. */
export const smallBody = 64 * 1024

/** Bytes of one sign of a text as the most careful client writes it: `\u1ebf`. */
const sign = 6
/** Of a number, a moment or a choice, as a text too. */
const short = 40
/** Of a text whose form bounds it (a day, a colour), and of what is taken without being looked at. */
const unlooked = 4 * 1024
/** Of the quotes of a name, and what stands between two fields. */
const between = 4

type Check = { _zod: { def: { check: string; maximum?: number; length?: number } } }
type Def = {
  type: string
  format?: string
  checks?: readonly Check[]
  shape?: Record<string, Schema>
  element?: Schema
  options?: readonly Schema[]
  innerType?: Schema
  in?: Schema
  out?: Schema
}

/** Bytes of the body that a call takes: what its schema can hold, of which it has 64 KB at least and 2 MB at most. 64 KB where anyone may call. */
export function bodyBound({ access, body }: Pick<Route, 'access' | 'body'>): number {
  if (access === 'anyone' || !body) return smallBody
  const room = Math.ceil(roomOf(body) / smallBody) * smallBody
  return Math.min(largestBody, Math.max(smallBody, room))
}

/** 413 */
export const tooLarge = (bytes: number) =>
  new Refusal(413, 'too_large', { max: bytes % 1024 ** 2 > 0 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB` })

/** Signs of a text, entries of a list. */
function mostOf({ checks = [] }: Def): number {
  const ends = checks.map(({ _zod: { def } }) => {
    if (def.check === 'max_length') return def.maximum!
    return def.check === 'length_equals' ? def.length! : Infinity
  })
  return Math.min(Infinity, ...ends)
}

/** Bytes of the longest JSON that a schema takes; without end where it names none. */
function roomOf(schema: Schema): number {
  const def = schema._zod.def as unknown as Def
  const maximum = mostOf(def)
  switch (def.type) {
    case 'string':
      return maximum === Infinity ? unlooked : sign * maximum + between
    case 'array':
      return maximum * (roomOf(def.element!) + between)
    case 'object': {
      const fields = Object.entries(def.shape!).map(([name, field]) => 2 * name.length + between + roomOf(field))
      return fields.reduce((sum, bytes) => sum + bytes, 2)
    }
    case 'union':
      return Math.max(...def.options!.map(roomOf))
    case 'pipe':
      return Math.min(roomOf(def.in!), roomOf(def.out!))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return roomOf(def.innerType!)
    case 'number':
    case 'int':
    case 'boolean':
    case 'date':
    case 'null':
    case 'undefined':
    case 'literal':
    case 'enum':
      return short
    case 'unknown':
    case 'custom':
      return unlooked
    default:
      return Infinity
  }
}
