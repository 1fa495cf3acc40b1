import * as z from 'zod/mini'
import { toWire, wireNamesOf, type Schema } from '@apron/contract'

type Make = (value: unknown) => unknown
type Definition = {
  type: string
  shape?: Record<string, Schema>
  /** What an object may hold beside its fields. */
  catchall?: Schema
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  getter?: () => Schema
}

const makers = new WeakMap<Schema, Make>()

/**
 * The declared fields of an answer with wire names, and nothing else: parsing with the schema and renaming after that
 * takes four times as long. Throws when a declared field is missing.
 */
export function declared(schema: Schema, value: unknown): unknown {
  return makerOf(schema)(value)
}

function makerOf(schema: Schema): Make {
  const known = makers.get(schema)
  if (known) return known
  // Before its parts: a schema may hold itself.
  makers.set(schema, (value) => declared(schema, value))
  const made = maker(schema)
  makers.set(schema, made)
  return made
}

const asItIs: Make = (value) => value
const plain = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum', 'custom', 'unknown', 'any'])

function maker(schema: Schema): Make {
  const { type, shape, catchall, element, innerType, valueType, options, getter } = definitionOf(schema)
  if (plain.has(type)) return asItIs
  if (shape && !catchall) return ofObject(shape)
  if (element) {
    const make = makerOf(element)
    return make === asItIs ? asItIs : (value) => (value as unknown[]).map(make)
  }
  if (type === 'lazy' && getter) return makerOf(getter())
  if ((type === 'nullable' || type === 'optional') && innerType) {
    const make = makerOf(innerType)
    return make === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : make(value))
  }
  if (type === 'record' && valueType) {
    const make = makerOf(valueType)
    if (make === asItIs) return asItIs
    return (value) => Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, make(one)]))
  }
  if (type === 'union' && options?.every((option) => makerOf(option) === asItIs)) return asItIs
  // Only the schema knows what is made of the value, or which of several schemas fits.
  const parsed: Make = (value) => toWire(schema, z.parse(schema, value))
  return type === 'union' && options?.every(isObject) ? ofSeveral(options, parsed) : parsed
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition
const isObject = (schema: Schema) => definitionOf(schema).shape !== undefined && !definitionOf(schema).catchall

/** The first that has all its fields, as the schema would find it. */
function ofSeveral(options: readonly Schema[], otherwise: Make): Make {
  const several = options.map((option) => ({ fits: fitting(option), make: makerOf(option) }))
  return (value) => (several.find(({ fits }) => fits(value as Record<string, unknown>))?.make ?? otherwise)(value)
}

function fitting(option: Schema): (value: Record<string, unknown>) => boolean {
  const fields = Object.entries(definitionOf(option).shape!)
  return (value) =>
    fields.every(([word, field]) => {
      const one = value[word]
      if (one === undefined) return field._zod.optout === 'optional'
      return field._zod.def.type !== 'literal' || field._zod.values!.has(one as string)
    })
}

/**
 * Generated as code from the names of a schema alone: a loop over the fields takes eight times as long, a twentieth of
 * a list's cost. A missing field becomes undefined, which JSON leaves out.
 */
function ofObject(shape: Record<string, Schema>): Make {
  const names = wireNamesOf(shape)
  const makes = Object.values(shape).map(makerOf)
  const lack = (word: string) => {
    throw new Error(`An answer lacks its ${word}.`)
  }
  const fields = Object.entries(shape).map(([word, field], place) => {
    const [read, name] = [`given[${JSON.stringify(word)}]`, JSON.stringify(names.get(word) ?? word)]
    const mayMiss = field._zod.optout === 'optional'
    const found = makes[place] === asItIs ? read : `makes[${place}](${read})`
    const otherwise = mayMiss ? 'undefined' : `lack(${JSON.stringify(word)})`
    return `${name}: ${read} === undefined ? ${otherwise} : ${found}`
  })
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is made of the names of a schema, each as a text
  return new Function('makes', 'lack', `return (given) => ({ ${fields.join(', ')} })`)(makes, lack) as Make
}
