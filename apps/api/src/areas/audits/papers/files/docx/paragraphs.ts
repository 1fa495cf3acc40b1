import { AlignmentType, Paragraph, type IParagraphOptions } from 'docx'
import type { Align, Block, Words } from '@apron/contract/audits'
import type { Drawn, Place } from './place.ts'
import { runsOf } from './words.ts'

export const alignments: Readonly<Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  start: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  end: AlignmentType.RIGHT,
}

/** Blocks for a cell, which must end with a paragraph. */
export function drawCell(blocks: readonly Block[], place: Place): Drawn[] {
  const drawn = place.draw(blocks, place)
  return drawn.at(-1) instanceof Paragraph ? drawn : [...drawn, new Paragraph({ keepNext: place.keepNext })]
}

export function written(words: Words, place: Place, options: IParagraphOptions = {}, look: object = {}): Paragraph {
  const size = place.size === null ? {} : { size: place.size }
  return new Paragraph({
    keepNext: place.keepNext,
    ...(place.indent > 0 && { indent: { left: place.indent } }),
    ...options,
    children: runsOf(words, { ...size, ...look }),
  })
}
