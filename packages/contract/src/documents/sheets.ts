import * as z from 'zod/mini'
import { id, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** Rows of a sheet that are shown, and characters of a cell. */
export const sheetLimits = { rows: 2000, characters: 1000 } as const

/** The beginning of one sheet of a workbook. */
export const sheetGrid = z.object({
  /** Of all its sheets, hidden ones left out. */
  names: z.array(z.string()),
  /** What stands in the columns that hold anything, from the first; '' where a cell is empty. */
  rows: z.array(z.object({ id, cells: z.array(z.string()) })),
  columns: z.array(z.string()),
  /** There are more rows than are shown. */
  goes_on: z.boolean(),
})
export type SheetGrid = z.output<typeof sheetGrid>

export const sheets = {
  /** A stored workbook (.xlsx) as a grid, for whoever was given the signed address of the file; 404 where that is not right. */
  show: route('GET /files/:id/sheet', {
    access: 'signed-in',
    external: 'own',
    query: z.object({
      expires: wholeNumber(0, Number.MAX_SAFE_INTEGER),
      signature: z.string().check(z.maxLength(100)),
      /** Which of its sheets, from 0. */
      sheet: z._default(wholeNumber(0, 1000), 0),
    }),
    reply: sheetGrid,
    reads: 'nothing',
  }),
}
