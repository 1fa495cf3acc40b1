import { writer } from '../written.ts'
import { bookOf } from './book.ts'

/** Behind the fence: writes a paper as a workbook. */
export const tasks = writer(async (paper) => ({ bytes: await bookOf(paper), letters: 0 }))
