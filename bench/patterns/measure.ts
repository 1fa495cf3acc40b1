import { options } from '../options.ts'
import { say } from '../say.ts'
import { tryPatterns } from './try-patterns.ts'

/** Milliseconds that the slowest pattern may take for a text of 400 characters. */
const mayTake = 50

/** Tries every pattern of the product with hostile texts. */
export async function measurePatterns(): Promise<number> {
  if (!options.takes('patterns')) return 0
  const { passed, hung, worst } = await tryPatterns(400, 1_000)
  say('')
  say(
    `${passed} patterns, each with many hostile texts of 400 signs: the slowest ${worst.toFixed(2)} ms (may be ${mayTake})`,
  )
  return hung.length > 0 || worst > mayTake ? 1 : 0
}
