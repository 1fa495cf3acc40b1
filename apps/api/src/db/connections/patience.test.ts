import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { world } from '../../testing/world.ts'
import { afterHearing } from './patience.ts'

/** Keeps this process from hearing anything. */
function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('hears what came while this process was late before anybody gives up', async () => {
  const { db } = await world()
  const order: string[] = []
  const answer = sql`select 1`.execute(db).then(() => order.push('answered'))
  const calm = afterHearing(400, () => order.push('gave up'))
  const plain = setTimeout(() => order.push('a plain timer'), 400)
  // Once the statement is on its way.
  await new Promise(setImmediate)
  hold(1_500)
  await answer
  calm()
  clearTimeout(plain)
  expect(order).not.toContain('gave up')
})

it('counts of a long pause no more than a moment, and gives up at last', async () => {
  const gaveUp = vi.fn<() => void>()
  const begun = performance.now()
  afterHearing(1_200, gaveUp)
  hold(1_500)
  await new Promise((later) => setTimeout(later, 50))
  expect(gaveUp).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(performance.now() - begun).toBeGreaterThan(2_000)
})
