import type { MessageKey, MessageValues } from '@apron/messages'

const mebibyte = 1024 * 1024

/** What of a document is read, and what may come of it. */
export const outlineLimits = {
  bytes: 50 * mebibyte,
  picture: 20 * mebibyte,
  pictures: 500,
  /** Tables within one another. */
  tables: 20,
  items: 20_000,
  /** Characters of rich text, of all items and of one. */
  text: 10 * mebibyte,
  itemText: 200_000,
  index: 50,
  header: 500,
} as const

/** How headings were found: by the styles of Word, by the units of a law (chapter, article), or by decimal numbers. */
export type HeadingRule = 'styles' | 'units' | 'numbers'

export type OutlineItem = {
  /** "Điều 4", "2.1"; empty where it has none. */
  index: string
  header: string
  /** From 1, as the document has it: levels may be skipped. */
  level: number
  /** The place of the item above it, from 0; null at the top. */
  parent: number | null
  /** Rich text, whose pictures are the places of `pictures` from 1: `/files/1/original`. */
  content: string
}

/** Something that did not come over as it stood there, and how often. */
export type OutlineWarning = { text: MessageKey; count: number }

export type OutlineSummary = {
  rule: HeadingRule
  /** How many items there are. */
  items: number
  /** The names that the pictures have in the document. */
  pictures: string[]
  warnings: OutlineWarning[]
}

/** A document of which no outline is made, and why. */
export class NoOutline extends Error {
  readonly text: MessageKey
  readonly values: MessageValues

  constructor(text: MessageKey, values: MessageValues = {}) {
    super(text)
    this.text = text
    this.values = values
  }
}

/** Counts what did not come over. */
export function openWarnings() {
  const counts = new Map<MessageKey, number>()
  return {
    add: (text: MessageKey) => void counts.set(text, (counts.get(text) ?? 0) + 1),
    all: (): OutlineWarning[] => [...counts].map(([text, count]) => ({ text, count })),
  }
}
export type Warnings = ReturnType<typeof openWarnings>
