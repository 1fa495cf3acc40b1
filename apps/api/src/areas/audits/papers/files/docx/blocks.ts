import { BorderStyle, HeadingLevel, Paragraph } from 'docx'
import type { Block } from '@apron/contract/audits'
import { bars } from './bars.ts'
import { figures, pictureRun } from './figures.ts'
import { definitions, letterhead, signatures } from './frames.ts'
import { alignments, written } from './paragraphs.ts'
import type { DocxBlock, DocxContext } from './place.ts'
import { ruledTable } from './table.ts'

const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const
/** The paragraphs and tables that blocks are in a Word file. */
export const drawBlocks = (blocks: readonly Block[], place: DocxContext): DocxBlock[] =>
  blocks.flatMap((block) => drawBlock(block, place))

const line = { style: BorderStyle.SINGLE, size: 4, color: '808080', space: 1 } as const
const dotted = { style: BorderStyle.DOTTED, size: 4, color: '808080', space: 1 } as const

function drawBlock(block: Block, place: DocxContext): DocxBlock[] {
  switch (block.kind) {
    case 'heading': {
      const options = { heading: levels[block.level - 1]!, alignment: alignments[block.align], keepNext: true }
      return [written(block.words, place, options)]
    }
    case 'paragraph':
      return [written(block.words, place, { alignment: alignments[block.align] }, block.isSmall ? { size: 20 } : {})]
    case 'list':
      return listed(block, place)
    case 'quote':
      return drawBlocks(block.blocks, { ...place, indent: place.indent + 400 })
    case 'picture':
      return pictureRun(block.picture, place)
    case 'rule':
      return [new Paragraph({ border: { bottom: line } })]
    case 'space':
      return Array.from(
        { length: block.lines },
        () =>
          new Paragraph({
            keepNext: place.keepNext,
            spacing: { before: 160 },
            border: { bottom: dotted, between: dotted },
          }),
      )
    case 'figures':
      return figures(block, place)
    case 'table':
      return ruledTable(block, place)
    case 'records':
      return block.records.flatMap((blocks) => drawBlocks(blocks, place))
    case 'bars':
      return bars(block, place)
    case 'definitions':
      return definitions(block, place)
    case 'letterhead':
      return letterhead(block, place)
    case 'signatures':
      return signatures(block, place)
  }
}

/** Deeper than this no numbering of Word goes. */
const deepest = 8

function listed({ isOrdered, start, items }: Extract<Block, { kind: 'list' }>, place: DocxContext): DocxBlock[] {
  const level = Math.min(place.depth, deepest)
  const numbering = { ...place.lists.next(isOrdered, start), level }
  const inside = { ...place, depth: place.depth + 1, indent: place.indent + 400 }
  return items.flatMap(([first, ...rest]) => {
    const isMarked = first?.kind === 'paragraph'
    const marked = isMarked
      ? [written(first.words, { ...place, indent: 0 }, { numbering, alignment: alignments[first.align] })]
      : [new Paragraph({ numbering, keepNext: place.keepNext })]
    return [...marked, ...drawBlocks(isMarked || !first ? rest : [first, ...rest], inside)]
  })
}
