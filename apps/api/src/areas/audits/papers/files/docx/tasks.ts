import { writer } from '../renderer.ts'
import { documentOf } from './document.ts'

/** Behind the sandbox: writes a paper as a Word file. */
export const tasks = writer(async (paper, { pictures, about }) => ({
  bytes: await documentOf(paper, pictures, about),
  letters: 0,
}))
