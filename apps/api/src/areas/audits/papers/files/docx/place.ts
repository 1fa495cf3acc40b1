import type { Paragraph, Table } from 'docx'
import type { Block } from '@apron/contract/audits'
import type { Pictures } from '../pictures.ts'

export type DocxBlock = Paragraph | Table

/** Where a block stands. */
export type DocxContext = {
  /** What draws blocks within others. */
  draw(blocks: readonly Block[], place: DocxContext): DocxBlock[]
  pictures: Pictures
  lists: Lists
  /** In twentieths of a point. */
  width: number
  /** How deep in lists. */
  depth: number
  indent: number
  /** Stays on the page of what follows. */
  keepNext: boolean
  /** In points twice, where it is not that of the sheet. */
  size: number | null
  isBold: boolean
  /** In a table whose head is repeated: LibreOffice repeats none of one that holds another table. */
  isInTable: boolean
}

/** The numberings of a file: an ordered list counts by itself, from where it says. */
export type Lists = {
  next(isOrdered: boolean, start: number): { reference: string; instance: number }
  /** Where ordered lists begin. */
  starts(): number[]
}

export const bullets = 'bullets'
export const orderedFrom = (start: number) => `from ${start}`

export function openLists(): Lists {
  const starts = new Set<number>()
  let instance = 0
  return {
    next(isOrdered, start) {
      instance += 1
      if (!isOrdered) return { reference: bullets, instance: 0 }
      starts.add(start)
      return { reference: orderedFrom(start), instance }
    },
    starts: () => [...starts],
  }
}
