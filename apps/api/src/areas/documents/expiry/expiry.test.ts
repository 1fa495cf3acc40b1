import { afterAll, beforeAll, expect, it } from 'vitest'
import { approvedGroup } from '#testing/documents/documents-world.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { tellExpiring } from './expiry.ts'

let world: World
let author: Browser
let keeper: Browser
let reader: Browser
let group: number
beforeAll(async () => {
  world = await startWorld()
  ;[author, keeper, reader] = [await world.as(), await world.as('UPDATE_DOCUMENT'), await world.as('CREATE_DOCUMENT')]
  group = await approvedGroup(world)
})
afterAll(() => world.stop())

const expiring = async (name: string, expires_on: string, status = 1) => {
  const values = { group_id: group, name, version: '1', status, expires_on, maker_id: author.id }
  const row = world.db.insertInto('documents').values(values).returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}
const run = (today: string) => tellExpiring({ db: world.db, publish: () => undefined, caller: null }, today)
const told = async (who: Browser, about: string, language = 'en') =>
  (
    (await who.get('/notifications', { query: { per_page: 100 }, headers: { 'accept-language': language } })).body
      .data as { type: string; message: string; link: string }[]
  ).filter(({ type, message }) => type === 'DOC_EXPIRE' && message.includes(`“${about}”`))

it('is told 30, 7 and 1 days before and on the day, once each, to the author and whoever maintains documents', async () => {
  const id = await expiring('QT-01', '2026-07-01')
  const days = [
    '2026-05-31',
    '2026-06-01',
    '2026-06-02',
    '2026-06-24',
    '2026-06-29',
    '2026-06-30',
    '2026-07-01',
    '2026-07-02',
  ]
  const counts: number[] = []
  for (const day of days) {
    // As if the server had been started anew.
    await run(day)
    await run(day)
    counts.push((await told(author, 'QT-01')).length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 4, 4])
  expect((await told(author, 'QT-01', 'vi')).map(({ message }) => message)).toEqual([
    'nhắc: tài liệu “QT-01” hết hạn hôm nay',
    'nhắc: tài liệu “QT-01” hết hạn vào ngày mai',
    'nhắc: tài liệu “QT-01” sẽ hết hạn sau 7 ngày',
    'nhắc: tài liệu “QT-01” sẽ hết hạn sau 30 ngày',
  ])
  expect((await told(author, 'QT-01'))[0]!.link).toBe(`/document/list?group_id=${group}&document=${id}`)
  expect([(await told(keeper, 'QT-01')).length, (await told(reader, 'QT-01')).length]).toEqual([4, 0])
})

it('of a day on which nothing ran is told the next time, and of another date anew', async () => {
  const id = await expiring('QT-02', '2026-07-10')
  await run('2026-07-05')
  expect((await told(author, 'QT-02')).map(({ message }) => message)).toEqual([
    'reminds: the document “QT-02” expires in 5 days',
  ])
  await run('2026-07-06')
  await world.db.updateTable('documents').set({ expires_on: '2026-07-13' }).where('id', '=', id).execute()
  await run('2026-07-06')
  expect(await told(author, 'QT-02')).toHaveLength(2)
})

it('is not told of what is not in force', async () => {
  await expiring('QT-03', '2026-08-01', 0)
  await run('2026-08-01')
  expect(await told(author, 'QT-03')).toEqual([])
})

it('by two processes at once is told once', async () => {
  await expiring('QT-04', '2026-09-01')
  const both = () =>
    world.db.transaction().execute((db) => tellExpiring({ db, publish: () => undefined, caller: null }, '2026-09-01'))
  await Promise.all([both(), both()])
  expect(await told(author, 'QT-04')).toHaveLength(1)
})
