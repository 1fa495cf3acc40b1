import { plainWords, type Block } from '@apron/contract/audits'
import type { WorkbookCell, Look } from '#capabilities/workbook/cells.ts'

/** Blocks as the lines of one cell. */
export const linesIn = (blocks: readonly Block[]): string[] => blocks.flatMap(lines)

function lines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainWords(block.words).split('\n')
    case 'list':
      return block.items.flatMap((item, at) => {
        const [first = '', ...rest] = linesIn(item)
        return [`${block.isOrdered ? `${block.start + at}.` : '–'} ${first}`, ...rest]
      })
    case 'quote':
      return linesIn(block.blocks)
    case 'figures':
      return block.figures.map(({ caption }) => plainWords(caption))
    case 'table':
      return [...block.head, ...block.parts.flat()].map(({ cells }) =>
        cells.map((cell) => linesIn(cell.blocks).join(' ')).join(' | '),
      )
    case 'records':
      return block.records.flatMap(linesIn)
    case 'definitions':
      return block.entries.flatMap(({ term, blocks }) => [plainWords(term), ...linesIn(blocks)])
    default:
      return []
  }
}

/** The same as a text; where lines may end in long words a sheet knows by itself. */
export const textIn = (blocks: readonly Block[]): string => linesIn(blocks).join('\n').replaceAll('\u200b', '')

/** What a cell holds: the number or day that its words write, or a text. */
export function fieldOf(blocks: readonly Block[], look: Look = {}): WorkbookCell {
  const [first] = blocks
  const [run] = first?.kind === 'paragraph' && blocks.length === 1 ? first.words.runs : []
  const own = { ...look, ...(isBold(blocks) && { isBold: true }) }
  if (run?.value === undefined) return { value: textIn(blocks), look: own }
  const { value } = run
  return typeof value === 'number' ? { value, look: { ...own, align: 'right' } } : { value: { day: value }, look: own }
}

/** Whether all of it is bold, as far as it has words. */
function isBold(blocks: readonly Block[]): boolean {
  const runs = blocks.map((block) => ('words' in block ? block.words.runs : null))
  return runs.length > 0 && runs.every((own) => own !== null && own.every(({ marks }) => marks.includes('bold')))
}
