import type { WriteSheet } from 'hucre/xlsx'
import type { Bars } from '@apron/contract/audits'

type Chart = NonNullable<WriteSheet['charts']>[number]
/** Bars of the numbers that stand in a sheet from its second line on: labels in the first column, a series in each that follows. */
export type SheetBars = Bars & { lines: number }

/** Rows and columns that a chart takes. */
const size = { rows: 20, columns: 7 }
/** As many series as a legend can tell apart, and as columns have a letter of their own. */
const mostSeries = 24

/** A chart of the spreadsheet's own below the numbers, which follows them when they are changed. */
export function chartOf({ title, labels, series, columns = series, lines }: SheetBars): Chart {
  const last = labels.length + 1
  const column = (at: number) => String.fromCharCode(66 + at)
  return {
    type: 'column',
    title,
    barGrouping: 'clustered',
    legend: 'bottom',
    series: columns.slice(0, mostSeries).map(({ name, color }, at) => ({
      name,
      color: color.slice(1).toUpperCase(),
      categories: `$A$2:$A$${last}`,
      values: `$${column(at)}$2:$${column(at)}$${last}`,
    })),
    anchor: { from: { row: lines + 1, col: 0 }, to: { row: lines + 1 + size.rows, col: size.columns } },
  }
}

/** How far down a sheet with such a chart goes. */
export const endOf = (lines: number): number => lines + 2 + size.rows
