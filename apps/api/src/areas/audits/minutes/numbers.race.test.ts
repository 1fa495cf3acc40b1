import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let everybody: Browser
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-10T05:00:00Z') })
  everybody = await world.asSuper()
})
afterAll(() => world.stop())

const words = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>' }
const save = (id: number, more = {}) =>
  everybody.post(`/checklists/${id}/meeting-minutes`, { body: { ...words, ...more } })

it('minutes that are saved at once bear different numbers without a gap, in one audit and in several', async () => {
  await rounds(async () => {
    const [one, other] = await Promise.all([openAudit(world), openAudit(world)])
    const came = await atOnce([
      save(one.id),
      save(one.id),
      save(other.id),
      // What is refused takes no number along.
      save(other.id, { checklist_items: [999_999_999] }),
      save(other.id),
    ])
    expect(statuses(came)).toEqual([200, 200, 200, 200, 422])
    const { rows } = await sql<{ number: string }>`select number from minutes order by number`.execute(world.db)
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_, place) => `BB-2026-${String(place + 1).padStart(3, '0')}`),
    )
  })
})
