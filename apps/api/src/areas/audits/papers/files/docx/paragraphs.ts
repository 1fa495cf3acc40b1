import { AlignmentType, Paragraph, Tab, TabStopType, TextRun, type IParagraphOptions, type ParagraphChild } from 'docx'
import type { Align, Block, Words } from '@apron/contract/audits'
import type { DocxBlock, DocxContext } from './place.ts'
import { runsOf } from './words.ts'

export const alignments: Readonly<Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  start: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  end: AlignmentType.RIGHT,
}

/** Blocks for a cell, which must end with a paragraph. */
export function drawCell(blocks: readonly Block[], place: DocxContext): DocxBlock[] {
  const drawn = place.draw(blocks, place)
  return drawn.at(-1) instanceof Paragraph ? drawn : [...drawn, new Paragraph({ keepNext: place.keepNext })]
}

/** Words beside one another, from the left and from these shares (in percent) of the width. */
export function besides(
  all: readonly Words[],
  stops: readonly number[],
  place: DocxContext,
  look: object = {},
): Paragraph {
  const bold = place.isBold ? { bold: true } : {}
  return tabbed(
    all.map((words) => runsOf(words, { ...bold, ...look })),
    stops,
    place,
  )
}

/** The same of whatever stands in a paragraph. */
export function tabbed(parts: readonly ParagraphChild[][], stops: readonly number[], place: DocxContext): Paragraph {
  return new Paragraph({
    keepNext: place.keepNext,
    ...(place.indent > 0 && { indent: { left: place.indent } }),
    tabStops: stops.map((share) => ({ type: TabStopType.LEFT, position: Math.floor((place.width * share) / 100) })),
    children: parts.flatMap((part, at) => (at === 0 ? part : [new TextRun({ children: [new Tab()] }), ...part])),
  })
}

export function written(
  words: Words,
  place: DocxContext,
  options: IParagraphOptions = {},
  look: object = {},
): Paragraph {
  const size = place.size === null ? {} : { size: place.size }
  return new Paragraph({
    keepNext: place.keepNext,
    ...(place.indent > 0 && { indent: { left: place.indent } }),
    ...options,
    children: runsOf(words, { ...size, ...(place.isBold && { bold: true }), ...look }),
  })
}
