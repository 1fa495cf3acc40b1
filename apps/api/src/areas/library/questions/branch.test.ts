import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
beforeAll(async () => {
  world = await startWorld()
  maker = await world.as('CREATE_GROUPCHKITEM', 'APPROVE_GROUPCHKITEM')
})
afterAll(() => world.stop())

/** A chapter with a section below it; each holds a waiting and a rejected item. */
async function addChapter() {
  const add = async (header: string, parent_id: number) =>
    (await maker.post('/group-checklist-items', { body: { index: header, header, parent_id } })).body.data.id as number
  const chapter = await add('Chương', 0)
  const section = await add('Mục', chapter)
  const items = await world.db
    .insertInto('library_items')
    .values(
      [chapter, section].flatMap((group_id) => [
        { group_id, header: 'chờ', content: '<p>?</p>', status: 0 },
        { group_id, header: 'bị từ chối', content: '<p>?</p>', status: 2 },
      ]),
    )
    .returning('id')
    .execute()
  return { chapter, section, items: items.map(({ id }) => id) }
}

async function statuses({ chapter, section, items }: Awaited<ReturnType<typeof addChapter>>) {
  const read = async (table: 'library_groups' | 'library_items', ids: number[]) =>
    (await world.db.selectFrom(table).select('status').where('id', 'in', ids).orderBy('id').execute()).map(
      (row) => row.status,
    )
  return [await read('library_groups', [chapter, section]), await read('library_items', items)]
}

const approve = (who: Browser, id: number) =>
  who.post(`/group-checklist-items/${id}/approval`, { body: { branch: true } })

describe('a branch of the library', () => {
  it('is approved with all that waits in it, and what was rejected stays rejected', async () => {
    const checker = await world.as('APPROVE_GROUPCHKITEM', 'APPROVE_CHECKLIST_ITEM')
    const branch = await addChapter()
    const { status, body } = await approve(checker, branch.chapter)
    expect([status, body.data.code]).toEqual([200, 1])
    expect(await statuses(branch)).toEqual([
      [1, 1],
      [1, 2, 1, 2],
    ])
    const again = await approve(checker, branch.chapter)
    expect([again.status, again.body.code]).toEqual([400, 'nothing_waits'])
    const entries = await world.db
      .selectFrom('audit_trail')
      .select('after')
      .where('action', '=', 'library_group.approved')
      .where('subject_id', '=', branch.chapter)
      .execute()
    expect(entries.map((entry) => entry.after)).toEqual([
      {
        groups: [branch.chapter, branch.section],
        items: [branch.items[0], branch.items[2]],
        decision: expect.any(Number),
      },
    ])
  })

  it('keeps its items waiting for somebody who may approve items', async () => {
    const checker = await world.as('APPROVE_GROUPCHKITEM')
    const branch = await addChapter()
    await approve(checker, branch.chapter)
    expect(await statuses(branch)).toEqual([
      [1, 1],
      [0, 2, 0, 2],
    ])
  })

  it('is not approved by whoever wrote any of it', async () => {
    const branch = await addChapter()
    const { status, body } = await approve(maker, branch.chapter)
    expect([status, body.code]).toEqual([400, 'bulk_refused'])
    expect(await statuses(branch)).toEqual([
      [0, 0],
      [0, 2, 0, 2],
    ])
  })
})
