import type { Paper, Picture } from '@apron/contract/audits'
import type { RtfPicture } from './pictures.ts'
import { pageOf } from './rtf.ts'

/** A paragraph, or a table that stands between paragraphs. */
export type Piece = { format: string; content: string } | { table: string }

/** Where blocks stand: how wide that is (twips), what begins each of their paragraphs, and which pictures there are. */
export type LayoutContext = {
  width: number
  indent: number
  isCell: boolean
  /** Keeps each paragraph on the page of the next one. */
  isKept: boolean
  marks: string
  pictures: ReadonlyMap<Picture['src'], RtfPicture>
}

export const atFirst = (paper: Paper, pictures: LayoutContext['pictures']): LayoutContext => ({
  width: pageOf(paper.isWide).text,
  indent: 0,
  isCell: false,
  isKept: false,
  marks: '',
  pictures,
})

/** LibreOffice would go on in bold after a heading inside a cell. */
const plain = '\\pard\\plain\\b0'

/** Paragraphs and tables of a page. */
export function asPage(pieces: readonly Piece[]): string[] {
  return pieces.map((piece) =>
    'table' in piece ? piece.table : `${plain}\\fs22 ${piece.format}${piece.content}\\par\n`,
  )
}

/** The same inside a cell, where the last paragraph is ended by the cell. */
export function asCell(pieces: readonly Piece[], size: number): string {
  const paragraphs = pieces.flatMap((piece) => ('table' in piece ? [] : [piece]))
  const written = paragraphs.map(({ format, content }) => `${plain}\\intbl\\fs${size} ${format}${content}`)
  return `${written.length > 0 ? written.join('\\par\n') : `${plain}\\intbl\\fs${size} `}\\cell\n`
}
