import type { Block, Letterhead, Signatures, Words } from '@apron/contract/audits'
import type { Piece, LayoutContext } from './place.ts'
import { rtfTable } from './table.ts'

type Draw = (blocks: readonly Block[], place: LayoutContext) => Piece[]

const line = (words: Words, align: 'start' | 'center' | 'end'): Block => ({
  kind: 'paragraph',
  words,
  align,
  isSmall: false,
})

/** What stands at the left and at the right of a paper's beginning. */
export function letterheadOf({ logo, left, right, isCentered }: Letterhead, place: LayoutContext, draw: Draw): string {
  const inside = { ...place, isCell: true, indent: 0 }
  const picture: Block[] = logo ? [{ kind: 'picture', picture: { ...logo, width: 160 } }] : []
  const cells = [
    draw([...picture, ...left.map((words) => line(words, isCentered ? 'center' : 'start'))], inside),
    draw(
      right.map((words) => line(words, isCentered ? 'center' : 'end')),
      inside,
    ),
  ]
  return rtfTable({ shares: [46, 54], isBare: true, rows: [{ cells }] }, place.width)
}

/** Where both sides sign, with room for it. */
export function signaturesOf({ parties }: Signatures, place: LayoutContext, draw: Draw): string {
  const inside = { ...place, isCell: true, indent: 0, isKept: true }
  const nothing: Piece = { format: '\\keepn ', content: '' }
  const cells = parties.map(({ title, hint, name }) => [
    ...draw([line(title, 'center')], { ...inside, marks: '\\b' }),
    ...draw([line(hint, 'center')], { ...inside, marks: '\\i' }),
    ...Array.from({ length: 4 }, () => nothing),
    ...(name ? draw([line(name, 'center')], { ...inside, marks: '\\b' }) : [nothing]),
  ])
  return rtfTable({ shares: parties.map(() => 1), isBare: true, rows: [{ cells }] }, place.width)
}
