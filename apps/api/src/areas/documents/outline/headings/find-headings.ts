import { NoOutline } from '../outline.ts'
import { isHeading, type Block, type Paragraph } from '../word/blocks.ts'
import type { HeadingsResult, FoundHeading } from './found.ts'
import { indexOfNumber, splitHeading } from './index-text.ts'
import { findNumbers, findUnits } from './written-headings.ts'

/** Finds the headings of a document: by its styles, else by the numbers in its text. Throws `NoOutline` when it has none. */
export function findHeadings(blocks: readonly Block[]): HeadingsResult {
  const flow = flowing(blocks)
  if (flow.some(isHeading))
    return { rule: 'styles', flow: flow.map((block) => (isHeading(block) ? styled(block) : block)) }
  const byUnits = findUnits(flow)
  if (byUnits) return { rule: 'units', flow: byUnits }
  const byNumbers = findNumbers(flow)
  if (byNumbers) return { rule: 'numbers', flow: byNumbers }
  throw new NoOutline('outlines.no_headings')
}

/** A table that holds a heading is there for the layout, so its cells follow one another. */
function flowing(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' && block.hasHeading
      ? block.rows.flatMap(({ cells }) => cells.flatMap((cell) => flowing(cell.blocks)))
      : block,
  )
}

function styled(paragraph: Paragraph & { level: number }): FoundHeading {
  const { level, number, text } = paragraph
  const index = indexOfNumber(number?.text ?? '')
  const split = index === '' ? splitHeading(text) : { index, rest: text }
  return { kind: 'heading', level, index: split.index, header: split.rest, paragraph }
}
