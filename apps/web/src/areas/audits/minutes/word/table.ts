import { asCell, type Piece } from './flow.ts'

type Cell = { element: HTMLTableCellElement | null; columns: number; merge: '' | '\\clvmgf' | '\\clvmrg' }

/** The rows of a table on its grid; a cell that reaches over several rows is continued in each of them. */
function gridOf(table: HTMLTableElement): Cell[][] {
  const below = new Map<number, { left: number; columns: number }>()
  return [...table.rows].map((row) => {
    const cells: Cell[] = []
    let column = 0
    const takeContinued = () => {
      for (let held = below.get(column); held && held.left > 0; held = below.get(column)) {
        held.left -= 1
        cells.push({ element: null, columns: held.columns, merge: '\\clvmrg' })
        column += held.columns
      }
    }
    for (const element of row.cells) {
      takeContinued()
      if (element.rowSpan > 1) below.set(column, { left: element.rowSpan - 1, columns: element.colSpan })
      cells.push({ element, columns: element.colSpan, merge: element.rowSpan > 1 ? '\\clvmgf' : '' })
      column += element.colSpan
    }
    takeContinued()
    return cells
  })
}

/** Right edges of the columns in twips, by the share that each `<col width="20%">` asks for. */
function edgesOf(table: HTMLTableElement, columns: number, width: number): number[] {
  const cols = [...table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col')]
  const shares = Array.from({ length: columns }, (_, index) => Number.parseFloat(cols[index]?.width ?? '') || 0)
  const left = Math.max(0, 100 - shares.reduce((sum, share) => sum + share, 0))
  const without = shares.filter((share) => share === 0).length
  let edge = 0
  return shares.map((share) => Math.round((edge += ((share || left / without) * width) / 100)))
}

const sides = ['t', 'l', 'b', 'r']
const borders = sides.map((side) => `\\clbrdr${side}\\brdrs\\brdrw8\\brdrcf3`).join('')

/** A table over the whole width (twips); its head is repeated on every page. */
export function rtfTable(
  table: HTMLTableElement,
  width: number,
  piecesOf: (cell: HTMLTableCellElement) => readonly Piece[],
): string {
  const grid = gridOf(table)
  const columns = Math.max(1, ...grid.map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)))
  const edges = edgesOf(table, columns, width)
  const isBare = table.dataset['borders'] === 'none'
  const rows = grid.map((cells, index) => {
    const isHead = table.rows[index]?.parentElement?.tagName === 'THEAD'
    let column = 0
    const definitions = cells.map(({ element, columns: span, merge }) => {
      column += span
      const shade = element?.tagName === 'TH' && !isBare ? '\\clcbpat2' : ''
      return `${merge}\\clvertalt${isBare ? '' : borders}${shade}\\cellx${edges[Math.min(column, columns) - 1]}`
    })
    const contents = cells.map(({ element }) => asCell(element ? piecesOf(element) : [], isBare ? 24 : 22))
    return `\\trowd\\trgaph80\\trleft0${isHead ? '\\trhdr' : ''}\\trkeep${definitions.join('')}\n${contents.join('')}\\row\n`
  })
  return `${rows.join('')}\\pard\\plain\\fs12\\par\n`
}
