import { wireNamesOf, type Schema } from '@apron/contract'

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

/** Describes an object as the wire carries it: its fields under the names that they have there. */
export function underWireNames(schema: Schema, json: JsonSchema): void {
  const { shape } = schema._zod.def as unknown as { shape?: Record<string, Schema> }
  if (!shape || !json.properties) return
  const names = wireNamesOf(shape)
  const nameOf = (word: string) => names.get(word) ?? word
  json.properties = Object.fromEntries(Object.entries(json.properties).map(([word, field]) => [nameOf(word), field]))
  if (json.required) json.required = json.required.map(nameOf)
}
