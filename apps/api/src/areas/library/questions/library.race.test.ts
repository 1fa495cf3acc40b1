import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
let checker: Browser
beforeAll(async () => {
  world = await startWorld()
  maker = await world.as(
    'CREATE_GROUPCHKITEM',
    'UPDATE_GROUPCHKITEM',
    'DELETE_GROUPCHKITEM',
    'CREATE_CHECKLIST_ITEM',
    'UPDATE_CHECKLIST_ITEM',
  )
  checker = await world.as('APPROVE_GROUPCHKITEM', 'APPROVE_CHECKLIST_ITEM', 'REJECT_CHECKLIST_ITEM')
})
afterAll(() => world.stop())

async function addGroup(status = 1): Promise<number> {
  const values = { index_html: 'g', index_text: 'g', header: 'g', status }
  return (await world.db.insertInto('library_groups').values(values).returning('id').executeTakeFirstOrThrow()).id
}
async function addItems(count: number): Promise<number[]> {
  const group_id = await addGroup()
  const values = Array.from({ length: count }, (_, n) => ({ group_id, header: `i${n}`, content: 'c' }))
  return (await world.db.insertInto('library_items').values(values).returning('id').execute()).map((row) => row.id)
}

const statusIn = (before: unknown) => (before as { status: number }).status
const codeIn = (after: unknown) => (after as { code: number }).code

describe('two people at once', () => {
  it('cannot close a circle by moving two groups into each other', async () => {
    await rounds(async () => {
      const [one, other] = [await addGroup(), await addGroup()]
      const move = (id: number, parent_id: number) =>
        maker.put(`/group-checklist-items/${id}`, { body: { index: 'g', header: 'g', parent_id } })
      const answers = await atOnce([move(one, other), move(other, one)])
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      expect(answers.find((answer) => answer.status === 400)?.body.code).toBe('tree_cycle')
    })
  })

  it('write one header of a group once', async () => {
    await rounds(async () => {
      const grp_chk_item_id = await addGroup()
      const write = () => maker.post('/checklist-items', { body: { grp_chk_item_id, header: '1.1', content: 'c' } })
      const answers = await atOnce([write(), write(), write()])
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      expect(answers.every((answer) => [200, 400, 422].includes(answer.status))).toBe(true)
      const rows = await world.db
        .selectFrom('library_items')
        .select('id')
        .where('group_id', '=', grp_chk_item_id)
        .execute()
      expect(rows).toHaveLength(1)
    })
  })

  it('decide one after the other when some approve and others reject', async () => {
    await rounds(async () => {
      const [id] = (await addItems(1)) as [number]
      const moves = ['approval', 'rejection', 'approval', 'rejection']
      const answers = await atOnce(moves.map((move) => checker.post(`/checklist-items/${id}/${move}`)))
      const done = answers.filter((answer) => answer.status === 200)
      const { status } = await world.db
        .selectFrom('library_items')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const entries = await world.db
        .selectFrom('audit_trail')
        .select(['before', 'after'])
        .where('action', 'in', ['library_item.approved', 'library_item.rejected'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
      expect(entries).toHaveLength(done.length)
      // Each decision was taken on what the one before it had left, and the last one stands.
      const chain = entries.map(({ before, after }) => [statusIn(before), codeIn(after)])
      expect(chain.map(([before]) => before)).toEqual([0, ...chain.slice(0, -1).map(([, after]) => after)])
      expect(chain.at(-1)?.[1]).toBe(status)
      expect(chain.every(([before, after]) => before !== after)).toBe(true)
    })
  })

  it('approve many in crossing order without harm: one of them does it, the other hears why not', async () => {
    await rounds(async () => {
      const ids = await addItems(200)
      const answers = await atOnce(
        [ids, ids.toReversed()].map((order) =>
          checker.put('/multi-approval-checklist-items', { body: { ids: order } }),
        ),
      )
      expect(new Set(answers.map((answer) => answer.body.code ?? 'done'))).toEqual(new Set(['bulk_refused', 'done']))
    })
  })

  it('do not undo an approval by saving an edit that was begun before it', async () => {
    const editor = await world.as('UPDATE_CHECKLIST_ITEM')
    await rounds(async () => {
      const [id] = (await addItems(1)) as [number]
      const row = await world.db
        .selectFrom('library_items')
        .select('group_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const body = { grp_chk_item_id: row.group_id, header: 'edited', content: 'c' }
      const answers = await atOnce([
        editor.put(`/checklist-items/${id}`, { body }),
        checker.post(`/checklist-items/${id}/approval`),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const saved = await world.db
        .selectFrom('library_items')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect([saved.status, saved.header]).toEqual([1, 'edited'])
    })
  })

  it('cannot delete a group from under the items that come into it, by a new one or a move', async () => {
    await rounds(async () => {
      const group = await addGroup()
      const [elsewhere] = (await addItems(1)) as [number]
      const body = { grp_chk_item_id: group, header: '1', content: 'a' }
      const [deleted, ...filled] = await atOnce([
        maker.delete(`/group-checklist-items/${group}`),
        maker.post('/checklist-items', { body }),
        maker.put(`/checklist-items/${elsewhere}`, { body: { ...body, header: '2' } }),
      ])
      const isGone = deleted!.status === 200
      expect(filled.map(({ status }) => status)).toEqual(isGone ? [422, 422] : [200, 200])
      const held = await world.db.selectFrom('library_items').select('id').where('group_id', '=', group).execute()
      expect([deleted!.status, held.length]).toEqual(isGone ? [200, 0] : [400, 2])
    })
  })

  it('make one item of a double click, and put none into a group that is rejected meanwhile', async () => {
    const id = await addGroup()
    const send = () =>
      maker.post('/checklist-items', {
        body: { grp_chk_item_id: id, header: '1', content: 'a' },
        headers: { 'idempotency-key': keyNamed('double') },
      })
    const answers = await Promise.all([send(), send()])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(answers[0]!.text).toBe(answers[1]!.text)
    const count = world.db.selectFrom('library_items').select('id').where('group_id', '=', id)
    expect(await count.execute()).toHaveLength(1)
    await checker.post(`/group-checklist-items/${id}/rejection`)
    const late = await maker.post('/checklist-items', { body: { grp_chk_item_id: id, header: '2', content: 'a' } })
    expect(late.body.code).toBe('group_not_approved')
  })
})
