import type * as z from 'zod/mini'
import type { Schema } from './route.ts'

type Oddities = {
  /** A further name under which it may be sent. */
  also?: string
  /** The name under which a refusal reports it. */
  told?: string
}
/** What the wire calls a field. */
const wireNames = new WeakMap<Schema, Oddities & { name: string }>()

/** A field that the wire calls otherwise than the product: `group_id: wire('grp_chk_item_id', id)`. */
export function wire<S extends z.ZodMiniType>(name: string, field: S, oddities: Oddities = {}): S {
  const own = field.clone() as S
  wireNames.set(own, { name, ...oddities })
  return own
}

/** `unless`: names beside which this one means nothing, as the field itself is there. */
type Field = { to: string; inner: Renaming | null; unless: readonly string[] }
type Direction = 'toWire' | 'fromWire' | 'fromEither'
/** How the fields of an object are called on the other side; `taken` are names that are given there and mean nothing here, `told` how refusals call a field. */
type Renaming = { fields: ReadonlyMap<string, Field>; taken: ReadonlySet<string>; told: ReadonlyMap<string, Field> }

const renamings = {
  toWire: new WeakMap<Schema, Renaming>(),
  fromWire: new WeakMap<Schema, Renaming>(),
  fromEither: new WeakMap<Schema, Renaming>(),
}
const differing = new WeakMap<Schema, boolean>()

type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  in?: Schema
  out?: Schema
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** The objects that a schema is made of, without going into their fields. */
function objectsOf(schema: Schema): Record<string, Schema>[] {
  const { shape, element, innerType, options, in: from, out } = definitionOf(schema)
  if (shape) return [shape]
  return [element, innerType, from, out, ...(options ?? [])].flatMap((part) => (part ? objectsOf(part) : []))
}

/** Whether anything in it has another name on the wire; looked through once for each schema. */
function differs(schema: Schema, within = new Set<Schema>()): boolean {
  const known = differing.get(schema)
  if (known !== undefined) return known
  if (within.has(schema)) return false
  within.add(schema)
  const found = objectsOf(schema).some((shape) =>
    Object.values(shape).some((field) => wireNames.has(field) || differs(field, within)),
  )
  if (found || within.values().next().value === schema) differing.set(schema, found)
  return found
}

function renamingOf(schema: Schema, direction: Direction): Renaming | null {
  if (!differs(schema)) return null
  const known = renamings[direction].get(schema)
  if (known) return known
  const [fields, told] = [new Map<string, Field>(), new Map<string, Field>()]
  const renaming = { fields, taken: new Set<string>(), told }
  // Before its fields: a schema may hold itself.
  renamings[direction].set(schema, renaming)
  for (const shape of objectsOf(schema)) {
    for (const [word, field] of Object.entries(shape)) {
      const { name = word, also = name, told: toldAs = name } = wireNames.get(field) ?? {}
      const inner = renamingOf(field, direction)
      const isOut = direction === 'toWire'
      const given = [...new Set({ toWire: [word], fromWire: [name, also], fromEither: [word, name, also] }[direction])]
      for (const [at, one] of given.entries())
        fields.set(one, { to: isOut ? name : word, inner, unless: given.slice(0, at) })
      told.set(isOut ? word : toldAs, { to: isOut ? toldAs : word, inner, unless: [] })
    }
  }
  for (const { to } of fields.values()) if (!fields.has(to)) renaming.taken.add(to)
  return renaming
}

function renamed(value: unknown, renaming: Renaming): unknown {
  if (Array.isArray(value)) return value.map((part) => renamed(part, renaming))
  if (typeof value !== 'object' || value === null) return value
  const { fields, taken } = renaming
  const result: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const field = fields.get(name)
    const inside = (value as Record<string, unknown>)[name]
    if (field?.unless.some((other) => other in value)) continue
    if (field) result[field.to] = field.inner ? renamed(inside, field.inner) : inside
    else if (!taken.has(name)) result[name] = inside
  }
  return result
}

/** What is sent, or was made by its schema, under the names of the wire; the same value where they are the product's. */
export function toWire(schema: Schema | undefined, value: unknown): unknown {
  const renaming = schema && renamingOf(schema, 'toWire')
  return renaming ? renamed(value, renaming) : value
}

/** What came over the wire under the product's words; a field that was sent under the product's word for another is left out. */
export function fromWire(schema: Schema | undefined, value: unknown): unknown {
  const renaming = schema && renamingOf(schema, 'fromWire')
  return renaming ? renamed(value, renaming) : value
}

/** What may stand under the names of the wire, as in an address of the specification, or under the product's words already, which count where both are there. */
export function fromEither<Value>(schema: Schema, value: Value): Value {
  const renaming = renamingOf(schema, 'fromEither')
  return (renaming ? renamed(value, renaming) : value) as Value
}

/** Messages by field (`users.0.group_alias_id`) under the names of the other side. */
export function fieldsRenamed<Message>(
  schema: Schema | undefined,
  direction: Direction,
  messages: Record<string, Message>,
): Record<string, Message> {
  if (!schema || !differs(schema)) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [pathRenamed(path, renamingOf(schema, direction)), message]),
  )
}

function pathRenamed(path: string, renaming: Renaming | null): string {
  let inside = renaming
  const names = path.split('.').map((name) => {
    if (/^\d+$/.test(name)) return name
    const field = inside?.told.get(name)
    inside = field?.inner ?? null
    return field?.to ?? name
  })
  return names.join('.')
}

/** The names of an object's fields on the wire, by the product's words. */
export function wireNamesOf(shape: Readonly<Record<string, Schema>>): Map<string, string> {
  return new Map(Object.entries(shape).map(([word, field]) => [word, wireNames.get(field)?.name ?? word]))
}
