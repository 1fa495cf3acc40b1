import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleLibrary } from '#testing/audits/sample-library.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
let library: Awaited<ReturnType<typeof sampleLibrary>>
beforeAll(async () => {
  world = await startWorld()
  library = await sampleLibrary(world)
})
afterAll(() => world.stop())

describe('items chosen together', () => {
  it('are approved, rejected and deleted in one go', async () => {
    const ids = [await library.add('b1'), await library.add('b2'), await library.add('b3')]
    const approved = await library.checker.put('/multi-approval-checklist-items', { body: { ids } })
    const { decision } = approved.body.data
    expect([approved.status, approved.body.data]).toEqual([200, { count: 3, decision: expect.any(Number) }])
    const entry = await world.db
      .selectFrom('audit_trail')
      .select('after')
      .where('action', '=', 'library_item.approved_in_bulk')
      .executeTakeFirst()
    expect(entry?.after).toEqual({ ids, status: 1, decision })
    expect((await library.checker.put('/multi-rejection-checklist-items', { body: { ids } })).body.data.count).toBe(3)
    expect((await library.maker.delete('/multi-destroy-checklist-items', { body: { ids } })).body.data.count).toBe(3)
    expect((await library.maker.get(`/checklist-items/${ids[0]}`)).status).toBe(404)
  })

  it('stay as they are, all of them, when one cannot go, and the message says how many, which and why', async () => {
    const author = await world.as('CREATE_CHECKLIST_ITEM', 'APPROVE_CHECKLIST_ITEM')
    const own = (await author.post('/checklist-items', { body: library.form('c-own') })).body.data.id
    const [done, open] = [await library.add('c-done'), await library.add('c-open')]
    await library.checker.post(`/checklist-items/${done}/approval`)
    const ids = [open, own, done, 999_999]
    const refused = await author.put('/multi-approval-checklist-items', { body: { ids } })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      400,
      'bulk_refused',
      'Nothing was changed, because this cannot be done with 3 of the 4 chosen records: 1 already approved (c-done), ' +
        '1 written by yourself, somebody else has to approve them (c-own), 1 no longer exist.',
    ])
    const alone = await author.put('/multi-approval-checklist-items', { body: { ids: [done] } })
    expect(alone.body.message).toBe(
      'Nothing was changed, because this cannot be done with the chosen record: 1 already approved (c-done).',
    )
    const rows = await world.db.selectFrom('library_items').select('status').where('id', 'in', [open, own]).execute()
    expect(rows.map((row) => row.status)).toEqual([0, 0])
    expect((await author.put('/multi-approval-checklist-items', { body: { ids: [] } })).status).toBe(422)
  })

  it('are not deleted while one stands in an audit, and neither is that one by itself', async () => {
    const id = await library.add('4.20')
    await putInAudit(id)
    const refused = await library.maker.delete(`/checklist-items/${id}`)
    expect([refused.status, refused.body.code]).toEqual([400, 'in_use'])
    const free = await library.add('4.21')
    const together = await library.maker.delete('/multi-destroy-checklist-items', { body: { ids: [id, free] } })
    expect([together.status, together.body.message]).toEqual([
      400,
      'Nothing was changed, because this cannot be done with 1 of the 2 chosen records: 1 in use in audits (4.20).',
    ])
    expect((await library.maker.delete(`/checklist-items/${free}`)).status).toBe(200)
  })
})

async function putInAudit(itemId: number): Promise<void> {
  const organization = world.db.insertInto('organizations').values({ name: 'Skypec' }).returning('id')
  const { id: organization_id } = await organization.executeTakeFirstOrThrow()
  const dates = { starting_date: '2025-01-01', ending_date: '2025-01-02' }
  const audit = await world.db
    .insertInto('audits')
    .values({ name: 'a', ...dates, organization_id, author_id: library.maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const copied = { audit_id: audit.id, group_id: library.group, header: 'h' }
  await world.db
    .insertInto('audit_groups')
    .values({ ...copied, index_html: '4', index_text: '4' })
    .execute()
  const status = await world.db
    .insertInto('item_statuses')
    .values({ code: 'NC', name: 'n', color: '#112233' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answered = { ...copied, library_item_id: itemId, content: 'c', asks_input: false, status_id: status.id }
  await world.db.insertInto('audit_items').values(answered).execute()
}
