import { writer } from '../renderer.ts'
import { bookOf } from './book.ts'

/** Behind the sandbox: writes a paper as a workbook. */
export const tasks = writer(async (paper, { pictures, about }) => ({
  bytes: await bookOf(paper, pictures, about),
  letters: 0,
}))
