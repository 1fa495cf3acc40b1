import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { telling } from '#capabilities/review/settle.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
let checker: Browser
let other: Browser
beforeAll(async () => {
  world = await startWorld()
  maker = await world.as('CREATE_POSITION', 'UPDATE_POSITION', 'CREATE_ORGANIZATION')
  checker = await world.as('APPROVE_POSITION', 'REJECT_POSITION', 'APPROVE_ORGANIZATION')
  other = await world.as('APPROVE_POSITION', 'REJECT_POSITION')
})
afterAll(() => world.stop())

let made = 0
const position = async () =>
  (await maker.post('/positions', { body: { name: `Vị trí ${(made += 1)}`, order: 1 } })).body.data.id as number
const records = (...ids: number[]) => ids.map((id) => ({ kind: 'positions', id }))
const decide = (who: Browser, decision: 'approval' | 'rejection', ids: number[]) =>
  who.post('/waiting/decisions', { body: { decision, records: records(...ids), reason: 'Chưa rõ' } })
const undo = (decision: number) => checker.post('/waiting/undo', { body: { decision } })
const statusesOf = async (ids: number[]) =>
  (await world.db.selectFrom('positions').select('status').where('id', 'in', ids).orderBy('id').execute()).map(
    ({ status }) => status,
  )
const unread = async () => (await maker.get('/notifications/unread')).body.data.unread as number

it('of two who decide about overlapping sets one decides about all of theirs, and the other about nothing', async () => {
  await rounds(async () => {
    const ids = [await position(), await position(), await position()]
    const came = await atOnce([
      decide(checker, 'approval', [ids[0]!, ids[1]!]),
      decide(other, 'approval', [ids[2]!, ids[1]!]),
    ])
    expect(statuses(came)).toEqual([200, 400])
    expect(await statusesOf(ids)).toEqual(came[0]!.status === 200 ? [1, 1, 0] : [0, 1, 1])
  })
})

it('two undo the same decision: it is undone once', async () => {
  await rounds(async () => {
    const ids = [await position(), await position()]
    const { decision } = (await decide(checker, 'approval', ids)).body.data
    const came = await atOnce([undo(decision), undo(decision)])
    expect(statuses(came)).toEqual([200, 400])
    expect(await statusesOf(ids)).toEqual([0, 0])
  })
})

it('an undoing and an edit: the record is as it was and then edited, or decided about and edited', async () => {
  await rounds(async (round) => {
    const ids = [await position(), await position()]
    const { decision } = (await decide(checker, 'approval', ids)).body.data
    const edit = maker.put(`/positions/${ids[1]}`, { body: { name: `Sửa ${round} ${ids[1]}`, order: 7 } })
    const [undone, edited] = await atOnce([undo(decision), edit])
    expect(edited!.status).toBe(200)
    expect(await statusesOf(ids)).toEqual(undone!.status === 200 ? [0, 0] : [1, 1])
  })
})

it('an undoing and a move by somebody else: all of the set is back, or nothing', async () => {
  await rounds(async () => {
    const ids = [await position(), await position()]
    const { decision } = (await decide(checker, 'approval', ids)).body.data
    const [undone, moved] = await atOnce([undo(decision), other.post(`/positions/${ids[0]}/rejection`)])
    expect(moved!.status).toBe(200)
    expect(await statusesOf(ids)).toEqual(undone!.status === 200 ? [2, 0] : [2, 1])
  })
})

it('an undoing and the job that tells: nobody is left told of what was undone', async () => {
  await decisionsTold(world)
  await maker.post('/notifications')
  await rounds(async () => {
    const { decision } = (await decide(checker, 'approval', [await position()])).body.data
    await sql`update pgboss.job set start_after = now() where name = ${telling.name} and state < 'active'`.execute(
      world.db,
    )
    world.app.services.jobs.wake(telling.name)
    const [undone] = await atOnce([undo(decision)])
    expect(undone!.status).toBe(200)
    await decisionsTold(world)
    expect(await unread()).toBe(0)
  })
})

it('an undoing after the telling and readings of what was told wait for one another and never in a circle', async () => {
  const makers = [await world.as('CREATE_POSITION'), await world.as('CREATE_POSITION')]
  const blocked = async (least: number) => {
    const locks = sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await locks.execute(world.db)).rows[0]!.count).toBeGreaterThanOrEqual(least)
  }
  // Whichever row is deleted first, the undoing has it and waits for the other.
  for (const late of [0, 1]) {
    const sent = await Promise.all(
      makers.map((who) => who.post('/positions', { body: { name: `L${late} ${who.id}`, order: 1 } })),
    )
    const { decision } = (
      await decide(
        checker,
        'approval',
        sent.map(({ body }) => body.data.id),
      )
    ).body.data
    await decisionsTold(world)
    const own = (who: Browser) =>
      world.db
        .selectFrom('notifications')
        .select(['id', 'line_id'])
        .where('user_id', '=', who.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    const rows = await Promise.all(makers.map(own))
    const calls = await world.db.transaction().execute(async (db) => {
      await db.selectFrom('notifications').where('id', '=', rows[late]!.id).select('id').forUpdate().execute()
      const undone = undo(decision)
      await blocked(1)
      const reading = makers[1 - late]!.put(`/notifications/lines/${rows[1 - late]!.line_id}`)
      await blocked(2)
      return [undone, reading]
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 404])
  }
})

it('records that begin to wait at once grow one line and lose none', async () => {
  await rounds(async () => {
    await other.post('/notifications')
    await Promise.all([position(), position(), position()])
    const { rows } = await sql<{ count: number }>`
      select said as count from notification_lines
      where user_id = ${other.id} and type = 'WAITING' and read_at is null`.execute(world.db)
    expect(rows).toEqual([{ count: 3 }])
  })
})
