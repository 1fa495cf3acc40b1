/** A paragraph, or a table that stands between paragraphs. */
export type Piece = { format: string; content: string } | { table: string }

/** Collects what is written into paragraphs: white space collapses as in a browser, empty paragraphs are left out. */
export class Flow {
  readonly pieces: Piece[] = []
  private content = ''
  private format: string

  constructor(format = '') {
    this.format = format
  }

  words(words: string, marks: string, encode: (words: string) => string): void {
    const collapsed = words.replace(/[ \t\r\n\f]+/g, ' ')
    const shown = this.content === '' || this.content.endsWith(' }') ? collapsed.trimStart() : collapsed
    if (shown) this.content += `{${marks && `${marks} `}${encode(shown)}}`
  }

  raw(rtf: string): void {
    this.content += rtf
  }

  /** Ends the paragraph; what follows has another format. */
  next(format: string): void {
    if (this.content.trim()) this.pieces.push({ format: this.format, content: this.content })
    this.content = ''
    this.format = format
  }

  table(rtf: string): void {
    this.next(this.format)
    this.pieces.push({ table: rtf })
  }
}

/** LibreOffice would go on in bold after a heading inside a cell. */
const plain = '\\pard\\plain\\b0'

/** Paragraphs and tables of a page. */
export function asPage(pieces: readonly Piece[]): string[] {
  return pieces.map((piece) =>
    'table' in piece ? piece.table : `${plain}\\fs24 ${piece.format}${piece.content}\\par\n`,
  )
}

/** The same inside a cell, where the last paragraph is ended by the cell. */
export function asCell(pieces: readonly Piece[], size: number): string {
  const paragraphs = pieces.flatMap((piece) => ('table' in piece ? [] : [piece]))
  const written = paragraphs.map(({ format, content }) => `${plain}\\intbl\\fs${size} ${format}${content}`)
  return `${written.length > 0 ? written.join('\\par\n') : `${plain}\\intbl\\fs${size} `}\\cell\n`
}
