import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as(
    'CREATE_CHECKLIST_ITEM_STATUS',
    'UPDATE_CHECKLIST_ITEM_STATUS',
    'DELETE_CHECKLIST_ITEM_STATUS',
  )
})
afterAll(() => world.stop())

const form = (code: string, more = {}) => ({ code, name: `Status ${code}`, color: '#1B7A4B', ...more })
const add = async (code: string, more = {}) =>
  (await keeper.post('/checklist-item-status', { body: form(code, more) })).body.data
const defaults = async () => {
  const { body } = await keeper.get('/checklist-item-status')
  return body.data.filter((row: { is_def: boolean }) => row.is_def).map((row: { code: string }) => row.code)
}

describe('an item status', () => {
  it('has its flags, and the first of all is the default', async () => {
    const first = await add('NA', { desc: 'Chưa kiểm tra', si: '1', cmt: 'true', is_report: 0 })
    expect(first).toMatchObject({
      code: 'NA',
      color: '#1b7a4b',
      is_def: true,
      is_si: true,
      is_cmt: true,
      is_report: false,
    })
    expect(await add('OK')).toMatchObject({ is_def: false, is_si: false, desc: null })
    expect(await defaults()).toEqual(['NA'])
  })

  it('takes the default from the others, and cannot lay it down itself', async () => {
    const taker = await add('D', { def: 1 })
    expect(await defaults()).toEqual(['D'])
    const laid = await keeper.put(`/checklist-item-status/${taker.id}`, { body: form('D', { def: 0 }) })
    expect([laid.status, laid.body.errors]).toEqual([
      422,
      { is_def: ['One is always the default. Make another one the default first.'] },
    ])
    const deleted = await keeper.delete(`/checklist-item-status/${taker.id}`)
    expect([deleted.status, deleted.body.code]).toEqual([400, 'default_needed'])
    expect(await defaults()).toEqual(['D'])
  })

  it('is one default even when several ask for it at once', async () => {
    const answers = await Promise.all(
      ['P1', 'P2', 'P3', 'P4'].map((code) => keeper.post('/checklist-item-status', { body: form(code, { def: 1 }) })),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(await defaults()).toHaveLength(1)
  })

  it('keeps its code to itself, whatever the case', async () => {
    const { id } = await add('Major')
    const second = await keeper.post('/checklist-item-status', { body: form('mAJOR') })
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['code']])
    expect((await keeper.put(`/checklist-item-status/${id}`, { body: form('MAJOR') })).body.data.code).toBe('MAJOR')
    const colour = await keeper.post('/checklist-item-status', { body: form('X', { color: 'red' }) })
    expect(Object.keys(colour.body.errors)).toEqual(['color'])
  })

  it('asks for information only where it can be written, which is in a comment', async () => {
    const { id } = await add('W', { si: 1, cmt: 1 })
    const unwritten = { body: form('W', { si: 1, cmt: 0 }), headers: { 'accept-language': 'vi' } }
    const sentence = 'Thông tin được nhập bằng ghi nhận: hãy cho phép ghi nhận ở mức này.'
    for (const refused of [
      await keeper.put(`/checklist-item-status/${id}`, unwritten),
      await keeper.post('/checklist-item-status', { ...unwritten, body: form('W2', { si: 1 }) }),
    ]) {
      expect([refused.status, refused.body.errors]).toEqual([422, { si: [sentence] }])
    }
    expect((await keeper.get(`/checklist-item-status/${id}`)).body.data).toMatchObject({ is_si: true, is_cmt: true })
  })

  it('is deleted unless audits use it', async () => {
    const { id } = await add('Z')
    expect((await keeper.delete(`/checklist-item-status/${id}`)).status).toBe(200)
    expect((await keeper.get(`/checklist-item-status/${id}`)).status).toBe(404)
    const used = await add('U')
    await answerWith(used.id)
    const refused = await keeper.delete(`/checklist-item-status/${used.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'This cannot be deleted, it is in use: 1 question of an audit.',
    ])
  })
})

async function answerWith(status_id: number): Promise<void> {
  const make = builders(world)
  const group_id = await make.group('1')
  const [library_item_id] = await make.items(group_id, 1)
  const dates = { starting_date: '2026-01-01', ending_date: '2026-01-02' }
  const audit = await world.db
    .insertInto('audits')
    .values({ name: 'a', ...dates, organization_id: await make.organization(), author_id: keeper.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const copied = { audit_id: audit.id, group_id, header: 'h' }
  await world.db
    .insertInto('audit_groups')
    .values({ ...copied, index_html: '1', index_text: '1' })
    .execute()
  await world.db
    .insertInto('audit_items')
    .values({ ...copied, library_item_id: library_item_id!, content: 'c', asks_input: false, status_id })
    .execute()
}
