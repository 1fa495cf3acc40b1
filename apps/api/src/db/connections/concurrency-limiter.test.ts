import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '#testing/world.ts'
import { openConcurrencyLimiter, type ReleaseSlot } from './concurrency-limiter.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const never = 1e6

/** Has somebody come by name; gives who was let in so far, and has each of them leave. */
function watched(most: number, longest: number) {
  const enter = openConcurrencyLimiter(most, longest)
  const came = new Map<string, ReleaseSlot>()
  const come = async (name: string) => came.set(name, await enter())
  return { come, came: () => [...came.keys()], leave: (name: string) => came.get(name)!() }
}

it('lets so many in at a time, in the order in which they came', async () => {
  const { come, came, leave } = watched(2, never)
  for (const name of ['1', '2', '3', '4', '5']) void come(name)
  await turn()
  expect(came()).toEqual(['1', '2'])
  leave('2')
  // A second release admits nobody.
  leave('2')
  await turn()
  expect(came()).toEqual(['1', '2', '3'])
  leave('1')
  leave('3')
  await turn()
  expect(came()).toEqual(['1', '2', '3', '4', '5'])
})

it('counts nobody who stays for long, and lets no more in when they leave at last', async () => {
  const { come, came, leave } = watched(1, 20)
  await come('slow')
  await come('next')
  void come('last')
  leave('slow')
  await turn()
  expect(came()).toEqual(['slow', 'next'])
  leave('next')
  await turn()
  expect(came()).toEqual(['slow', 'next', 'last'])
})

it('keeps nobody waiting behind statements that wait themselves', async () => {
  const { db } = await world({ connections: 20 })
  const wait = sql`select pg_advisory_xact_lock(7)`
  const { waiting, answered } = await db.transaction().execute(async (held) => {
    await wait.execute(held)
    const others = Array.from({ length: 12 }, () => wait.execute(db))
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    return { waiting: others, answered: rows }
  })
  expect(answered).toEqual([{ one: 1 }])
  await Promise.all(waiting)
})
