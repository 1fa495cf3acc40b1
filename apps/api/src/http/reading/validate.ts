import type * as z from 'zod/mini'
import { fieldsRenamed, fromWire, judge, type Route, type Schema } from '@apron/contract'
import { Refusal } from '../answering/refusal.ts'

/** What came over the wire in the shape of the schema and under its words, or 422 with a message for every field that is not. */
export function validate<S extends Schema>(schema: S, sent: unknown): z.core.output<S> {
  const { data, problems } = judge(schema, fromWire(schema, sent))
  if (problems) throw new Refusal(422, 'failed', {}, problems)
  return data as z.core.output<S>
}

/** A refusal of a call with its fields under the names of the wire; any other error as it is. */
export function onWire({ body, query }: Route, error: unknown): unknown {
  if (error instanceof Refusal && error.fields) error.fields = fieldsRenamed(body ?? query, 'toWire', error.fields)
  return error
}
