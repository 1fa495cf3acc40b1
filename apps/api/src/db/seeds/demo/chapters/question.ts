import type { Text } from '@apron/messages'
import type { TagKey } from '../company/catalogues.ts'
import type { OutlineKey } from '../documents/documents.ts'

export type Question = Text & {
  /** The name by which an audit of the demonstration speaks of the question. */
  key?: string
  /** Besides those of its section. */
  tags?: readonly TagKey[]
  refs?: readonly OutlineKey[]
  /** Asks for input: a reading, a number, a date. This is what an auditor wrote where nothing was wrong. */
  asks?: Text
  /** Still waits for its approval. */
  proposed?: true
}
export type Section = {
  name: Text
  tags: readonly TagKey[]
  refs: readonly OutlineKey[]
  questions: readonly Question[]
}
export type Chapter = { index: string; name: Text; sections: readonly Section[] }
