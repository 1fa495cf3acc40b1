import type { Text } from '@apron/messages'
import type { PersonKey } from '../company/people.ts'
import type { PositionKey } from '../company/positions.ts'

export type OutlineItem = { index: string; header: Text; content: Text }
/** Days are counted from today. */
export type DemoDocument = {
  name: Text
  version: string
  outline: Record<string, OutlineItem>
  /** When the version in force was approved; a document without it waits for that. */
  approved?: number
  /** The version before it: what it had not got yet, and what it said otherwise. */
  former?: { version: string; approved: number; lacked: readonly string[]; said: Record<string, Text> }
  /** A version that waits, and what it says otherwise. */
  next?: { version: string; note: Text; says: Record<string, Text> }
  expires?: number
  belongsTo?: DemoDocument
  /** Who has to read it within so many days, and who has. */
  readers?: { positions: readonly PositionKey[]; days: number; done: readonly PersonKey[] }
}
