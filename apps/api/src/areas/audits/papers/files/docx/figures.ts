import { AlignmentType, ImageRun, Paragraph, TableCell, TableRow, WidthType } from 'docx'
import type { Figures, Picture } from '@apron/contract/audits'
import { besides, tabbed, written } from './paragraphs.ts'
import type { DocxBlock, DocxContext } from './place.ts'
import { bare, tableOf, widthOf, within } from './table.ts'
import { plain } from '#capabilities/rich-text/letters.ts'

/** Twentieths of a point in a pixel of 96 to the inch. */
const twips = 15
/** The height of one picture, in twentieths of a point: in a text, and of photos, 50 and 110 mm. */
const tallest = 9000
const heights = { small: 2835, large: 6236 } as const

/** A picture in a text, in its own size or as wide as there is room. */
export function pictureRun(picture: Picture, place: DocxContext, height = tallest): DocxBlock[] {
  const image = imageOf(picture, place, height)
  return image ? [new Paragraph({ children: [image], keepNext: place.keepNext })] : []
}

export function imageOf(picture: Picture, place: DocxContext, height = tallest): ImageRun | null {
  const photo = place.pictures.find(picture)
  if (!photo) return null
  const wanted = picture.width === null ? place.width : Math.min(picture.width * twips, place.width)
  const width = Math.min(wanted, (height * photo.width) / photo.height)
  const transformation = {
    width: Math.max(1, Math.round(width / twips)),
    height: Math.max(1, Math.round(((width / twips) * photo.height) / photo.width)),
  }
  const description = plain(picture.alt)
  return new ImageRun({ type: 'jpg', data: photo.bytes, transformation, altText: { name: `${photo.id}`, description } })
}

/** The same without a table. */
function inPairs(all: Figures['figures'], columns: number, place: DocxContext, height: number): DocxBlock[] {
  const share = 100 / columns
  const stops = columns > 1 ? [share] : []
  const inside = { ...place, width: Math.floor(widthOf(share, place) * 0.97) }
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, row) => {
    const pair = all.slice(row * columns, (row + 1) * columns)
    const images = pair.map(({ picture }) => imageOf(picture, inside, height))
    const drawn = images.map((image) => (image ? [image] : []))
    const captions = pair.map(({ caption }) => caption)
    const shown = tabbed(drawn, stops, { ...place, keepNext: true })
    return [...(images.some(Boolean) ? [shown] : []), besides(captions, stops, place, { size: 20 })]
  }).flat()
}

/** Photos with their numbers beneath: small ones two by two, large ones one below the other. */
export function figures({ size, figures: all }: Figures, place: DocxContext): DocxBlock[] {
  const columns = size === 'small' ? 2 : 1
  const share = 100 / columns
  if (place.isInTable) return inPairs(all, columns, place, heights[size])
  const inside: DocxContext = { ...place, width: within(widthOf(share, place)), indent: 0, depth: 0, keepNext: true }
  const cells = all.map(({ picture, caption }) => [
    ...pictureRun(picture, inside, heights[size]),
    written(caption, { ...inside, keepNext: false }, { alignment: AlignmentType.LEFT }, { size: 20 }),
  ])
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => {
    const inRow = Array.from({ length: columns }, (_empty, column) => cells[row * columns + column])
    const width = { size: widthOf(share, place), type: WidthType.DXA }
    const children = inRow.map((drawn) => new TableCell({ width, children: drawn ?? [new Paragraph({})] }))
    return new TableRow({ cantSplit: true, children })
  })
  return [
    tableOf(
      rows,
      Array.from({ length: columns }, () => share),
      place,
      bare,
    ),
    new Paragraph({}),
  ]
}
