import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import { toWire, type Route } from '@apron/contract'
import { underWireNames } from '../reading/wire-schema.ts'

type Write = (rows: readonly unknown[]) => string
type Row = NonNullable<Route['list']>
const writers = new WeakMap<Row, Write>()

/**
 * Writes the rows of a list as JSON: the declared shape and nothing else, in one go, where looking through each row and
 * writing it after that takes three times as long. Throws when a declared field is missing.
 */
export function writeList(row: Row, rows: readonly unknown[]): string {
  const write = writers.get(row) ?? writerOf(row)
  writers.set(row, write)
  return write(toWire(row, rows) as readonly unknown[])
}

function writerOf(row: Row): Write {
  const { $schema: _, ...schema } = z.toJSONSchema(z.array(row), {
    io: 'output',
    unrepresentable: 'any',
    // What a handler gives beyond the declared is left out, not refused.
    override: ({ zodSchema, jsonSchema }) => {
      underWireNames(zodSchema, jsonSchema)
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return fastJson(schema as Parameters<typeof fastJson>[0])
}
