import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { form, jpeg } from '../../pictures/pictures.ts'
import { openLine } from '../line.ts'
import { tried } from '../../trials.ts'
import { startWorld, type Browser, type World } from '../../world.ts'

const day = 24 * 3_600_000

let world: World
let editor: Browser
beforeAll(async () => {
  world = await startWorld({ settings: { limit_calls: 600 } })
})
afterAll(() => world.stop())
beforeEach(async () => {
  editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
})
afterEach(() => void vi.useRealTimers())

/** Moves the clock of the process; what it times goes on. */
const move = (by: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
const add = (name: string) => editor.post('/positions', { body: { name, order: 1 } })

describe.each([
  ['forward', day],
  ['back', -day],
])('a clock that moves a day %s', (way, by) => {
  it('leaves people signed in, what they write is kept, and tabs hear of it', async () => {
    const line = await openLine(world.url, editor.token)
    expect((await add(`Trước ${way}`)).status).toBe(200)
    move(by)
    expect((await add(`Sau ${way}`)).status).toBe(200)
    await line.hears('changed')
    vi.useRealTimers()
    expect((await add(`Lại ${way}`)).status).toBe(200)
    const { body } = await editor.get('/positions?per_page=all')
    const names = (body.data as { name: string }[]).map(({ name }) => name)
    for (const name of ['Trước', 'Sau', 'Lại']) expect(names).toContain(`${name} ${way}`)
    expect(line.reasons).toEqual([])
    tried(1)
  })

  it('lets no revoked right last', async () => {
    expect((await editor.get('/positions')).status).toBe(200)
    move(by)
    await world.db.updateTable('sessions').set({ ended_at: new Date() }).where('user_id', '=', editor.id).execute()
    await vi.waitFor(async () => expect((await editor.get('/positions')).status).toBe(401), 45_000)
  })

  it('a file is shown to whoever asks for its address anew', async () => {
    const sent = await editor.post('/libraries/upload', { form: form({}, [['file', 'ảnh.jpg', await jpeg(60, 40)]]) })
    expect(sent.status).toBe(200)
    move(by)
    const again = await editor.post('/libraries/upload', { form: form({}, [['file', 'ảnh.jpg', await jpeg(61, 40)]]) })
    expect((await fetch(world.url + (again.body.data as { url: string }).url)).status).toBe(200)
  })
})

it('background jobs go on at once after a clock that was days ahead is put right', async () => {
  const begun = async () => {
    const rows = await world.db.selectFrom('job_periods').select(['kind', 'period']).execute()
    return Math.max(...rows.map(({ period }) => new Date(period).getTime()))
  }
  move(3 * day)
  const ahead = Date.now()
  await vi.waitFor(async () => expect(await begun()).toBeGreaterThan(ahead - 60_000), {
    timeout: 45_000,
    interval: 300,
  })
  vi.useRealTimers()
  await vi.waitFor(
    async () => {
      const rows = await world.db.selectFrom('job_periods').select('period').execute()
      // A day of the company has its own name, which may lie ahead of the hour in Greenwich.
      const ahead = rows.filter(({ period }) => new Date(period).getTime() > Date.now() + day)
      expect(ahead).toEqual([])
    },
    { timeout: 45_000, interval: 300 },
  )
})
