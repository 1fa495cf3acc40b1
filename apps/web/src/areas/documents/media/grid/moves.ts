/** How a grid is laid out: how many files, how many beside one another, how many rows are in sight. */
export type Layout = { count: number; columns: number; rows: number }

/** The place that a key leads to from another; null for a key that does not move. */
export function placeAfter(key: string, isWithControl: boolean, place: number, layout: Layout): number | null {
  const by = stepOf(key, isWithControl, place, layout)
  if (by === null) return null
  const next = place + by
  if (next >= 0 && next < layout.count) return next
  return edgeOf(by, place, layout)
}

function stepOf(key: string, isWithControl: boolean, place: number, { count, columns, rows }: Layout): number | null {
  const column = place % columns
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    case 'PageDown':
      return columns * rows
    case 'PageUp':
      return -columns * rows
    case 'Home':
      return isWithControl ? -place : -column
    case 'End':
      return isWithControl ? count - 1 - place : Math.min(columns - 1 - column, count - 1 - place)
    default:
      return null
  }
}

/** Where a step ends that would lead out of the grid: by row, in the last row that there is; by one, where it began. */
function edgeOf(by: number, place: number, { count, columns }: Layout): number {
  const column = place % columns
  if (Math.abs(by) === 1 && columns > 1) return place
  if (by < 0) return column
  const lastRow = Math.floor((count - 1) / columns)
  return Math.floor(place / columns) === lastRow ? place : Math.min(lastRow * columns + column, count - 1)
}
