import { writer } from '../written.ts'

/** Behind the fence: writes a paper as PDF. */
export const tasks = writer(async () => {
  throw new Error('not yet')
})
