import type { Block, Paragraph } from './blocks.ts'
import type { ListNumber } from './numbers.ts'
import { addPlace, levelIn, type ListPlace } from './styles.ts'
import type { Attribute, Surroundings } from './surroundings.ts'
import { finish, gatherWords, type ParagraphContent } from './words.ts'

export type OpenParagraph = {
  style: string
  /** What it says itself of its level, from 0; 9 for body text. */
  outline?: number
  place: ListPlace
  isCentred?: boolean
  /** Its end was deleted: it goes on in the next one. */
  goesOn: boolean
  number: ListNumber | null
  words: ReturnType<typeof gatherWords>
  /** Text boxes, which come after it. */
  boxes: Block[]
}

/** A paragraph that begins, with the words of one that goes on in it. */
export const startParagraph = ({ styles }: Surroundings, before?: ParagraphContent): OpenParagraph => ({
  style: styles.usual,
  place: {},
  goesOn: false,
  number: null,
  words: gatherWords(before),
  boxes: [],
})

/** Adds what an element says of a paragraph. */
export function addToParagraph(paragraph: OpenParagraph, name: string, attribute: Attribute): void {
  if (name === 'w:pStyle') paragraph.style = attribute('w:val') ?? paragraph.style
  else if (name === 'w:jc') paragraph.isCentred = attribute('w:val') === 'center'
  else if (name === 'w:outlineLvl') {
    const outline = levelIn(attribute)
    if (outline !== undefined) paragraph.outline = outline
  } else addPlace(paragraph.place, name, attribute)
}

/** A paragraph that has ended; nothing for one that says nothing, and for a line of the table of contents. */
export function finishParagraph(paragraph: OpenParagraph, { styles, warnings }: Surroundings): Paragraph | null {
  const { style, outline, number, words } = paragraph
  if (styles.isContents(style)) {
    if (words.gathered.words > 0) warnings.add('outlines.contents_left_out')
    return null
  }
  if (words.gathered.pieces.length === 0) return null
  const finished = finish(words.gathered)
  if (finished.html === '') return null
  const level = outline === undefined ? styles.levelOf(style) : outline < 9 ? outline + 1 : null
  const isCentred = paragraph.isCentred ?? styles.isCentred(style)
  return { kind: 'paragraph', level, number, isCentred, ...finished }
}
