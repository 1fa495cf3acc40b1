import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

async function commented() {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'DELETE_COMMENT', 'FINAL_COMMENT')
  const [item] = audit.items
  await auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: 'OBS' } })
  const path = `/checklists/${audit.id}/checklist-items/${item}/comments`
  const say = (content: string, sent = {}) => auditor.post(path, { body: { content, ...sent } })
  const state = async () => ({
    count: (await auditor.get(`/checklists/${audit.id}/checklist-items/${item}`)).body.data.no_cmt,
    comments: await world.db.selectFrom('comments').selectAll().where('audit_item_id', '=', item).execute(),
  })
  return { auditor, item, path, say, state }
}

it('twenty comments at once are twenty comments and are counted as twenty', async () => {
  const { say, state } = await commented()
  const came = await atOnce(many(20).map((n) => say(`Ý kiến ${n}`)))
  expect(came.map((one) => one.status)).toEqual(came.map(() => 200))
  const { count, comments } = await state()
  expect([count, comments.length]).toEqual([20, 20])
})

it('comments that come while others are deleted are counted as many as there are', async () => {
  await rounds(async () => {
    const { auditor, path, say, state } = await commented()
    const going = await Promise.all(many(4).map(async (n) => (await say(`Cũ ${n}`)).body.data.id as number))
    const came = await atOnce([
      ...going.map((id) => auditor.delete(`${path}/${id}`)),
      ...many(4).map((n) => say(`Mới ${n}`)),
    ])
    expect(came.map(({ status }) => status)).toEqual(came.map(() => 200))
    const { count, comments } = await state()
    expect([count, comments.map(({ content }) => content).toSorted()]).toEqual([4, many(4).map((n) => `Mới ${n}`)])
  })
})

it('a comment sent four times with one key is one comment', async () => {
  await rounds(async () => {
    const { auditor, path, state } = await commented()
    const send = () =>
      auditor.post(path, { body: { content: 'Một lần' }, headers: { 'idempotency-key': keyNamed(path) } })
    const came = await atOnce(many(4).map(send))
    expect(new Set(came.map((one) => one.text)).size).toBe(1)
    expect(await state()).toMatchObject({ count: 1, comments: [{ content: 'Một lần' }] })
  })
})

it('of several final comments at once just one is final', async () => {
  await rounds(async () => {
    const { auditor, say, state, item } = await commented()
    const ids = await Promise.all(many(6).map(async (n) => (await say(`Kết luận ${n}`)).body.data.id as number))
    const came = await atOnce(ids.map((id) => auditor.post(`/comments/${id}/final`)))
    expect(came.map((one) => one.status)).toEqual(ids.map(() => 200))
    const finals = (await state()).comments.filter((comment) => comment.is_final)
    expect(finals).toHaveLength(1)
    const history = world.db.selectFrom('audit_item_history').selectAll().where('audit_item_id', '=', item)
    expect(await history.where('action', '=', 'comment_made_final').execute()).toHaveLength(6)
  })
})

it('answers that come while their comment is deleted go with it or are refused, and the count is right', async () => {
  await rounds(async (round) => {
    const { auditor, path, say, state } = await commented()
    const { id } = (await say('Gốc')).body.data
    const later = async () => {
      await new Promise((next) => setTimeout(next, (round % 5) * 3))
      return auditor.delete(`${path}/${id}`)
    }
    const [gone, ...answers] = await atOnce([later(), ...many(8).map((n) => say(`Trả lời ${n}`, { parent_id: id }))])
    expect(gone!.status).toBe(200)
    expect(answers.every((came) => [200, 422].includes(came.status))).toBe(true)
    expect(await state()).toEqual({ count: 0, comments: [] })
  })
})
