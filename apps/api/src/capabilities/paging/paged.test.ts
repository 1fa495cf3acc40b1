import { afterAll, beforeAll, expect, it } from 'vitest'
import { asWritten } from './as-written.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  reader = await world.asSuper()
  const { id } = await world.db
    .insertInto('organizations')
    .values({ name: 'Kho Nội Bài', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = (number: number) => ({
    fullname: `Người ${number % 3}`,
    email: `p${number}@example.test`,
    password_hash: '-',
    group_id: 1,
    organization_id: number % 2 ? id : null,
  })
  await world.db
    .insertInto('users')
    .values(Array.from({ length: 32 }, (_, number) => person(number)))
    .execute()
})
afterAll(() => world.stop())

const sorts = ['id', 'fullname', 'email', 'status', 'group', 'organization', 'position']

it.each(sorts.flatMap((sort_by) => ['asc', 'desc'].map((sort) => [sort_by, sort])))(
  'the pages of users by %s, %s, are the whole list, whichever end they are nearer to',
  async (sort_by, sort) => {
    const ids = async (query: object): Promise<number[]> =>
      (await reader.get('/users', { query: { sort_by, sort, ...query } })).body.data.map(({ id }: Browser) => id)
    const all = await ids({ per_page: 'all' })
    expect(all).toHaveLength(33)
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ids({ page, per_page: 10 })))
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 3, 0])
    expect(pages.flat()).toEqual(all)
  },
)

it('a page near the end is right although the list has grown and shrunk since it was last asked for', async () => {
  const last = async (): Promise<string[]> => {
    const query = { sort_by: 'email', sort: 'asc', page: 2, per_page: 20, search: 'nguoi' }
    return (await reader.get('/users', { query })).body.data.map(({ email }: { email: string }) => email)
  }
  const emails = world.db.selectFrom('users').select('email').where('fullname', 'like', 'Người%').orderBy('email')
  const rest = async () => (await emails.execute()).slice(20).map(({ email }) => email)
  expect(await last()).toEqual(await rest())
  const one = { fullname: 'Người mới', email: 'aa@example.test', password_hash: '-', group_id: 1 }
  await world.db.insertInto('users').values(one).execute()
  expect(await last()).toEqual(await rest())
  await world.db.deleteFrom('users').where('email', '=', one.email).execute()
  expect(await last()).toEqual(await rest())
})

it('the size of a page stands in the statement where a screen asks for it, and no other', () => {
  const sizes = [10, 20, 50, 100, 500, 1, 19, 499].map((size) => asWritten(size).compile(world.db).sql)
  expect(sizes).toEqual(['10', '20', '50', '100', '500', '$1', '$1', '$1'])
})
