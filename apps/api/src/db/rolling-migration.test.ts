import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let editor: Browser
let position: number
beforeAll(async () => {
  world = await startWorld()
  editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
  position = (await editor.post('/positions', { body: { name: 'Thủ kho', order: 1 } })).body.data.id
})
afterAll(() => world.stop())

const read = () => editor.get(`/positions/${position}`)
const write = (order: number) => editor.put(`/positions/${position}`, { body: { name: 'Thủ kho', order } })

/** On every connection of the process, so that each has its statements prepared. */
async function useAll(): Promise<void> {
  for (const round of [1, 2]) {
    await Promise.all(Array.from({ length: 20 }, read))
    await Promise.all(Array.from({ length: 20 }, () => write(round)))
  }
}

/** What a newer process does to the table meanwhile. */
const addColumn = (name: string) => sql`alter table positions add column ${sql.ref(name)} integer`.execute(world.db)

describe('while a newer process has added a column, an older one', () => {
  it('goes on reading', async () => {
    await useAll()
    await addColumn('more')
    const answers = await Promise.all(Array.from({ length: 20 }, read))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers[0]!.body.data).toMatchObject({ id: position, name: 'Thủ kho' })
  })

  it('goes on writing, each thing once', async () => {
    await useAll()
    const entries = async () =>
      (await world.db.selectFrom('audit_trail').select('id').where('action', '=', 'position.updated').execute()).length
    const before = await entries()
    await addColumn('still_more')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, order) => write(order)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await entries()).toBe(before + 20)
  })
})
