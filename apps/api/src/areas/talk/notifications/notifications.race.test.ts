import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

it('what is told while everything is read is counted as unread or read, and never lost', async () => {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
  const reader = await audit.member()
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  await auditor.put(item, { body: { stt_code: 'OBS' } })
  let told = 1
  await rounds(async (round) => {
    const came = await atOnce([
      auditor.post(`${item}/comments`, { body: { content: `Ý kiến ${round}` } }),
      reader.post('/notifications'),
      auditor.post(`${item}/comments`, { body: { content: `Ý kiến thêm ${round}` } }),
      reader.post('/notifications'),
    ])
    expect(came.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    told += 2
    const rows = await world.db.selectFrom('notifications').select('read_at').where('user_id', '=', reader.id).execute()
    const unread = rows.filter(({ read_at }) => read_at === null).length
    expect(rows).toHaveLength(told)
    // Those of the rounds before were there when everything was read.
    expect(unread).toBeLessThanOrEqual(2)
    const open = world.db.selectFrom('notification_lines').select('id').where('user_id', '=', reader.id)
    const lines = (await open.where('read_at', 'is', null).execute()).length
    // All of it is one person's in one audit.
    expect(lines).toBe(unread > 0 ? 1 : 0)
    expect((await reader.get('/notifications/unread')).body.data).toEqual({ unread, lines })
    expect((await reader.get('/notifications', { query: { per_page: 2 } })).body.meta.total).toBe(told)
  })
})

it('an answer that is told while its last notification is read is told anew or is in that one', async () => {
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  const reader = await audit.member()
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  const all = async () =>
    (await reader.get('/notifications', { query: { per_page: 500 } })).body.data as {
      id: number
      read_at: string | null
    }[]
  await rounds(async (round) => {
    await auditor.put(item, { body: { stt_code: round % 2 ? 'OK' : 'MAJ' } })
    const before = await all()
    const [, read] = await atOnce([
      auditor.put(item, { body: { stt_code: 'OBS' } }),
      reader.put(`/notifications/${before[0]!.id}`),
    ])
    expect(read!.status).toBe(200)
    const after = await all()
    expect(after.length - before.length).toBeLessThanOrEqual(1)
    expect(after.filter(({ read_at }) => read_at === null)).toHaveLength(after.length - before.length)
    await reader.post('/notifications')
  })
})
