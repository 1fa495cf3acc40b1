import type { ItemReport } from '../../minutes.ts'
import { paragraph, type Block } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'

/** What a document is called by in few signs: the code that its name begins with, such as MH-QT-01, else the name. */
export function documentCode(name: string): string {
  const first = name.trim().split(/\s+/, 1)[0] ?? ''
  return /\d/.test(first) ? first : name
}

/** Where the rules of a question stand, as short as it can be said. */
export const references = (scribe: Scribe, { document_items }: Pick<ItemReport, 'document_items'>): Block[] =>
  document_items.map(({ index, header, document }) =>
    paragraph(scribe.quote([index || header, documentCode(document.name)].filter(Boolean).join(' · '))),
  )

/** The documents that a paper names by their codes, each once with its whole name. */
export function referredDocuments(scribe: Scribe, items: readonly Pick<ItemReport, 'document_items'>[]): Block[] {
  const all = items.flatMap(({ document_items }) => document_items.map(({ document }) => document.name))
  const names = [...new Set(all)].filter((name) => documentCode(name) !== name)
  if (names.length === 0) return []
  const sorted = names.toSorted((one, other) => one.localeCompare(other))
  return [paragraph(scribe.say('papers.referred', { names: sorted.join('; ') }), 'start', true)]
}
