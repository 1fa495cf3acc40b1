import { asCell, type Piece } from './place.ts'

type Span = { columns: number; rows: number }
/** A row with the parts of its cells; a cell spans one column and one row where nothing else is said. */
type Line = {
  cells: readonly (readonly Piece[])[]
  spans?: readonly Span[]
  shaded?: readonly boolean[]
  /** Stands above the others on each page. */
  isHead?: boolean
}
type RtfTable = { shares: readonly number[]; isBare: boolean; rows: readonly Line[] }
type GridCell = { pieces: readonly Piece[]; columns: number; merge: '' | '\\clvmgf' | '\\clvmrg'; isShaded: boolean }

/** The rows of a table on its grid; a cell that reaches over several rows is continued in each of them. */
function gridOf(rows: readonly Line[]): GridCell[][] {
  const below = new Map<number, { left: number; columns: number }>()
  return rows.map(({ cells, spans, shaded }) => {
    const placed: GridCell[] = []
    let column = 0
    const takeContinued = () => {
      for (let held = below.get(column); held && held.left > 0; held = below.get(column)) {
        held.left -= 1
        placed.push({ pieces: [], columns: held.columns, merge: '\\clvmrg', isShaded: false })
        column += held.columns
      }
    }
    for (const [at, pieces] of cells.entries()) {
      takeContinued()
      const { columns, rows: down } = spans?.[at] ?? { columns: 1, rows: 1 }
      if (down > 1) below.set(column, { left: down - 1, columns })
      placed.push({ pieces, columns, merge: down > 1 ? '\\clvmgf' : '', isShaded: shaded?.[at] ?? false })
      column += columns
    }
    takeContinued()
    return placed
  })
}

const sides = ['t', 'l', 'b', 'r']
const borders = sides.map((side) => `\\clbrdr${side}\\brdrs\\brdrw8\\brdrcf3`).join('')

/** A table over a width in twips; its head is repeated on every page, and a row without pictures stays whole. */
export function rtfTable({ shares, isBare, rows }: RtfTable, width: number): string {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let edge = 0
  const edges = shares.map((share) => Math.round((edge += (share * width) / whole)))
  const drawn = gridOf(rows).map((cells, line) => {
    let column = 0
    const definitions = cells.map(({ columns, merge, isShaded }) => {
      column += columns
      const look = `${isBare ? '' : borders}${isShaded ? '\\clcbpat2' : ''}`
      return `${merge}\\clvertalt${look}\\cellx${edges[Math.min(column, shares.length) - 1]}`
    })
    const contents = cells.map(({ pieces }) => asCell(pieces, isBare ? 22 : 20))
    const isWhole = isBare || !contents.some((content) => content.includes('\\pict'))
    const kept = `${rows[line]!.isHead ? '\\trhdr' : ''}${isWhole ? '\\trkeep' : ''}`
    return `\\trowd\\trgaph80\\trleft0${kept}${definitions.join('')}\n${contents.join('')}\\row\n`
  })
  return `${drawn.join('')}\\pard\\plain\\fs12\\par\n`
}
