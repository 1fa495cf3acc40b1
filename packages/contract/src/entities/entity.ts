import type { messages } from '@apron/messages'

type NounBase<Key> = Key extends `${infer Name}_one` ? Name : never
/** What the texts have a noun for: `position_one` and `position_other` in the section `nouns`. */
type EntityNoun = NounBase<keyof typeof messages.nouns>

/** What all sides know of an entity, declared once under the name that calls give it in `changes` and `reads`. */
export type Entity = {
  /** Where its records stand. */
  table: string
  /** The column by which people call a record; `composed` of several by the server; null for what has no name. */
  title: string | null
  /** The screen on which one is looked at, where something leads to it: `:id` is its number, `:group_id` of what it lies in. */
  link: string | null
  /** Whether a second person approves what the first has written. */
  isReviewed: boolean
  /** The list of quick find's answer that has its records; null for what quick find leaves out. */
  found: `${string}s` | null
  /** What the audit trail says was done in the words that all entities share; what is said otherwise is a text of `trailActions`. */
  trail: readonly (keyof typeof messages.trailVerbs)[]
}
/** The entities of an area; one whose noun is missing does not compile. */
export type Entities = { readonly [Name in EntityNoun]?: Entity }

/** The address of the screen on which a record is looked at. */
export const linkOf = (link: string, values: Record<string, unknown>): string =>
  link.replace(/:(\w+)/g, (_, name: string) => String(Number(values[name]) || 0))
