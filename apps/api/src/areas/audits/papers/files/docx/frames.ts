import { AlignmentType, Paragraph, TableCell, TableRow, WidthType } from 'docx'
import {
  marked,
  type Block,
  type Definitions,
  type Entry,
  type Letterhead,
  type Signatures,
  type Words,
} from '@apron/contract/audits'
import { staysWhole, takesMuch } from '../may-break.ts'
import { imageOf } from './figures.ts'
import { drawCell, written } from './paragraphs.ts'
import type { DocxBlock, DocxContext } from './place.ts'
import { bare, tableOf, widthOf, within } from './table.ts'

const inCell = (place: DocxContext, share: number): DocxContext => ({
  ...place,
  width: within(widthOf(share, place)),
  indent: 0,
  depth: 0,
})

const cellOf = (children: DocxBlock[], share: number, place: DocxContext) =>
  new TableCell({ children, width: { size: widthOf(share, place), type: WidthType.DXA } })

const parts: Readonly<Record<Definitions['look'], readonly [number, number]>> = {
  facts: [28, 72],
  card: [28, 72],
  lines: [100, 0],
}

/** Terms beside what they are; within a cell in lines of their own. */
export function definitions(block: Definitions, place: DocxContext): DocxBlock[] {
  const { look, entries } = block
  if (look === 'lines') return entries.flatMap((entry) => inLine(entry, place))
  const [term, rest] = parts[look]
  const isWhole = staysWhole(block, rest)
  const rows = entries.map((entry, at) => {
    const inside = { ...place, keepNext: place.keepNext || (isWhole && at < entries.length - 1) }
    return new TableRow({
      cantSplit: !takesMuch(entry.blocks, rest),
      children: [
        cellOf([written(marked(entry.term, 'bold'), inCell(inside, term))], term, place),
        cellOf(drawCell(entry.blocks, inCell(inside, rest)), rest, place),
      ],
    })
  })
  const borders = look === 'facts' ? bare : {}
  return [tableOf(rows, [term, rest], place, borders), new Paragraph({ spacing: { after: 60 } })]
}

function inLine({ term, blocks: [first, ...rest] }: Entry, place: DocxContext): DocxBlock[] {
  const bold = marked(term, 'bold')
  if (first?.kind !== 'paragraph') return [written(bold, place), ...place.draw(first ? [first, ...rest] : rest, place)]
  const { words } = first
  const gap = { text: ' ', marks: [] }
  // What somebody wrote may be in another language than the term before it.
  const children: Words = { lang: words.lang, runs: [...bold.runs, gap, ...words.runs] }
  return [written(children, place), ...place.draw(rest, place)]
}

/** Whose paper it is, in two columns without lines. */
export function letterhead({ logo, left, right, isCentered }: Letterhead, place: DocxContext): DocxBlock[] {
  const alignment = isCentered ? AlignmentType.CENTER : AlignmentType.LEFT
  const image = logo && imageOf(logo, { ...place, width: 1400 }, 1000)
  const company = [
    ...(image ? [new Paragraph({ alignment, children: [image] })] : []),
    ...left.map((words) => written(words, inCell(place, 50), { alignment })),
  ]
  const day = isCentered ? AlignmentType.CENTER : AlignmentType.RIGHT
  const country = right.map((words) => written(words, inCell(place, 50), { alignment: day }))
  const orEmpty = (drawn: Paragraph[]) => (drawn.length > 0 ? drawn : [new Paragraph({})])
  const row = new TableRow({
    children: [cellOf(orEmpty(company), 50, place), cellOf(orEmpty(country), 50, place)],
  })
  return [tableOf([row], [50, 50], place, bare), new Paragraph({})]
}

/** Both sides sign beside one another, on the page of what stands before it. */
export function signatures({ before, parties }: Signatures, place: DocxContext): DocxBlock[] {
  const kept = { ...place, keepNext: true }
  const share = 100 / Math.max(1, parties.length)
  const alignment = AlignmentType.CENTER
  const cells = parties.map(({ title, hint, name }, at) => {
    // The last of them ends what is kept together.
    const inside = { ...inCell(kept, share), keepNext: at < parties.length - 1 }
    const room = new Paragraph({ spacing: { before: 1200 } })
    const under = name ? [written(marked(name, 'bold'), inside, { alignment })] : []
    const above = [marked(title, 'bold'), marked(hint, 'italic')].map((words) => written(words, inside, { alignment }))
    return cellOf([...above, room, ...under], share, place)
  })
  const row = new TableRow({ cantSplit: true, children: cells })
  const lead: readonly Block[] = before
  return [
    ...place.draw(lead, kept),
    tableOf(
      [row],
      parties.map(() => share),
      place,
      bare,
    ),
  ]
}
