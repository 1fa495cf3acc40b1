import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditForm, builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
let boss: Browser
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
  boss = await world.asSuper()
})
afterAll(() => world.stop())

async function waitFor(count: number) {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
    return rows[0]!.count
  }
  await expect.poll(waiting, { interval: 20 }).toBe(count)
}

/** Sends two calls so that the second meets the organisation while the first is about to change it. */
async function together<Answer>(organization: number, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  return world.db.transaction().execute(async (held) => {
    await held.selectFrom('organizations').select('id').where('id', '=', organization).forUpdate().execute()
    const before = first()
    await waitFor(1)
    const after = second()
    await waitFor(2)
    return [before, after] as const
  })
}

const ends = [
  { name: 'deleted', end: (id: number) => boss.delete(`/organizations/${id}`) },
  { name: 'rejected', end: (id: number) => boss.post(`/organizations/${id}/rejection`) },
]

it.each(ends)('an organisation that is being $name is not taken by a new audit', async ({ end }) => {
  const org_id = await make.organization()
  const sent = await together(
    org_id,
    () => end(org_id),
    () => boss.post('/checklists', { body: { ...auditForm, org_id } }),
  )
  const [ended, created] = await Promise.all(sent)
  expect([ended.status, created.status, Object.keys(created.body.errors)]).toEqual([200, 422, ['org_id']])
})

it.each(ends)('an organisation that is being $name is not taken by an audit that had another', async ({ end }) => {
  const [before, org_id] = [await make.organization(), await make.organization()]
  const audit = await make.audit(boss, { org_id: before })
  const sent = await together(
    org_id,
    () => end(org_id),
    () => boss.put(`/checklists/${audit}`, { body: { ...auditForm, org_id } }),
  )
  const [ended, moved] = await Promise.all(sent)
  expect([ended.status, moved.status, Object.keys(moved.body.errors)]).toEqual([200, 422, ['org_id']])
})

it('an organisation that an audit is taking is not deleted', async () => {
  const org_id = await make.organization()
  const sent = await together(
    org_id,
    () => boss.post('/checklists', { body: { ...auditForm, org_id } }),
    () => boss.delete(`/organizations/${org_id}`),
  )
  const [created, removed] = await Promise.all(sent)
  expect([created.status, removed.status, removed.body.code]).toEqual([200, 400, 'in_use'])
})
