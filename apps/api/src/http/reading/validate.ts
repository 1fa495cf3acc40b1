import type * as z from 'zod/mini'
import { fieldsRenamed, fromWire, judge, type Problems, type Route, type Schema } from '@apron/contract'
import { Refusal } from '#kernel/refusals.ts'

/** A value with wire names parsed by the schema, or 422 with a message for every invalid field. */
export function validate<S extends Schema>(schema: S, sent: unknown): z.core.output<S> {
  const { data, problems } = judge(schema, fromWire(schema, sent))
  if (problems) throw new Refusal(422, 'failed', {}, problems)
  return data as z.core.output<S>
}

/** The body of a call as its schema has it, or 422 with a message for every invalid field and every missing file. */
export function validateCall(
  { body, files = {} }: Route,
  call: { body: unknown; files: Readonly<Record<string, readonly unknown[]>> },
): unknown {
  const { data, problems } = body ? judge(body, fromWire(body, call.body)) : { data: {} }
  const missing: Problems = Object.fromEntries(
    Object.entries(files).flatMap(([name, { isRequired }]) =>
      isRequired && !call.files[name]?.length ? [[name, [{ key: 'validation.file_required' }]]] : [],
    ),
  )
  const all = { ...problems, ...missing }
  if (Object.keys(all).length > 0) throw new Refusal(422, 'failed', {}, all)
  return data
}

/** A refusal of a call with wire names for its fields; any other error as it is. */
export function onWire({ body, query }: Route, error: unknown): unknown {
  if (error instanceof Refusal && error.fields) error.fields = fieldsRenamed(body ?? query, 'toWire', error.fields)
  return error
}
