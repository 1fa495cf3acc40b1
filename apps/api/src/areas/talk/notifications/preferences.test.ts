import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticeKinds, usualMail } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { openLine, soon } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let reader: Browser
let admin: Browser
/** Six in the afternoon in the company. */
const evening = new Date('2026-03-10T11:00:00Z')
let now = evening
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  admin = await world.asSuper()
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = evening
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'CLOSE_CHECKLIST')
  reader = await audit.member()
})

const place = (item: number) => `/checklists/${audit.id}/checklist-items/${item}`
const answer = async (item: number, stt_code: string) => {
  expect((await auditor.put(place(item), { body: { stt_code } })).status).toBe(200)
}
const choose = (who: Browser, ...preferences: { type: string; way: string }[]) =>
  who.put('/notifications/preferences', { body: { preferences } })
const unread = async (who = reader) => (await who.get('/notifications/unread')).body.data
const listed = async (path: string, who = reader) =>
  (await who.get(path)).body.data as {
    id: number
    type: string
    message: string
    link: string
    read_at: string | null
  }[]

/** Has the job of the morning done now. */
async function sumUp(): Promise<void> {
  const { body } = await admin.post('/jobs', { body: { kind: 'notifications.morning' } })
  await vi.waitFor(async () => expect((await admin.get(`/jobs/${body.data.id}`)).body.data.state).toBe('done'), 45_000)
}

describe('how somebody is told', () => {
  it('is at once, until they choose', async () => {
    const shown = (await reader.get('/notifications/preferences')).body.data
    expect(shown).toEqual(noticeKinds.map((type) => ({ type, way: 'at_once', mail: usualMail[type] })))
    const { body } = await choose(reader, { type: 'MENTION', way: 'off' }, { type: 'CHK_ITEM_CMT', way: 'morning' })
    const chosen = (body.data as { way: string }[]).filter(({ way }) => way !== 'at_once')
    expect(chosen).toEqual([
      { type: 'MENTION', way: 'off', mail: 'off' },
      { type: 'CHK_ITEM_CMT', way: 'morning', mail: 'off' },
    ])
    await choose(reader, { type: 'MENTION', way: 'at_once' })
    expect((await reader.get('/notifications/preferences')).body.data).toContainEqual({
      type: 'MENTION',
      way: 'at_once',
      mail: 'off',
    })
    expect((await auditor.get('/notifications/preferences')).body.data).toEqual(shown)
    for (const wrong of [
      { type: 'DIGEST', way: 'off' },
      { type: 'MENTION', way: 'never' },
    ])
      expect((await choose(reader, wrong)).status).toBe(422)
  })

  it('off: nothing of it is stored, pushed or counted, and the rest is as before', async () => {
    await choose(reader, { type: 'CHK_ITEM_STT_UPDATE', way: 'off' })
    const tab = await openLine(world.url, reader.token)
    await answer(audit.items[0], 'OK')
    await soon()
    expect([tab.all('notification'), await listed('/notifications')]).toEqual([[], []])
    await answer(audit.items[1], 'MAJ')
    await tab.hears('notification')
    expect(await unread()).toEqual({ unread: 1, lines: 1 })
    await choose(reader, { type: 'FINDING', way: 'off' })
    await answer(audit.items[2], 'MAJ')
    await soon()
    expect(await unread()).toEqual({ unread: 1, lines: 1 })
  })

  it('in the morning: silent until then, and one line that leads to the list', async () => {
    await choose(reader, { type: 'CHK_ITEM_STT_UPDATE', way: 'morning' }, { type: 'CHK_ITEM_CMT', way: 'morning' })
    const tab = await openLine(world.url, reader.token)
    await answer(audit.items[0], 'OK')
    await answer(audit.items[1], 'OK')
    await answer(audit.items[1], 'OBS')
    await auditor.post(`${place(audit.items[1])}/comments`, { body: { content: 'Nên dán nhãn' } })
    await soon()
    expect([tab.all('notification'), await unread()]).toEqual([[], { unread: 0, lines: 0 }])
    expect(await listed('/notifications/lines')).toMatchObject([
      { message: expect.stringMatching(/^answered 2 questions and wrote 1 comment/), read_at: expect.any(String) },
    ])
    now = new Date('2026-03-11T00:00:00Z')
    await sumUp()
    await sumUp()
    const heard = await tab.hears('notification')
    expect(heard).toMatchObject({
      type: 'DIGEST',
      author: null,
      link: '/notification',
      message: { vi: 'tóm tắt từ hôm qua: 2 câu trả lời trong 1 đợt, 1 ghi nhận' },
    })
    expect(await unread()).toEqual({ unread: 1, lines: 1 })
    const [first, second] = await listed('/notifications/lines')
    expect([first!.message, first!.read_at]).toEqual(['sums up since yesterday: 2 answers in 1 audit, 1 comment', null])
    expect(second!.message).toMatch(/^answered 2 questions/)
    // What comes after it waits for the next morning, in a line of its own, and is summed up then.
    await answer(audit.items[2], 'OK')
    await sumUp()
    expect((await listed('/notifications')).filter(({ type }) => type === 'DIGEST')).toHaveLength(1)
    now = new Date('2026-03-12T00:00:00Z')
    await sumUp()
    const digests = (await listed('/notifications')).filter(({ type }) => type === 'DIGEST')
    expect(digests[0]!.message).toBe('sums up since yesterday: 1 answer in 1 audit')
    expect(digests).toHaveLength(2)
  })

  it('what was read before the morning is not summed up', async () => {
    await choose(reader, { type: 'CHK_ITEM_STT_UPDATE', way: 'morning' })
    await answer(audit.items[0], 'OK')
    const [line] = await listed('/notifications/lines')
    await reader.put(`/notifications/lines/${line!.id}`)
    now = new Date('2026-03-11T00:00:00Z')
    await sumUp()
    expect((await listed('/notifications')).map(({ type }) => type)).toEqual(['CHK_ITEM_STT_UPDATE'])
  })

  it('a finding that is told at once waits for nothing that is written about it, which grows its one line', async () => {
    await choose(reader, { type: 'CHK_ITEM_CMT', way: 'morning' })
    await answer(audit.items[0], 'MAJ')
    await auditor.post(`${place(audit.items[0])}/comments`, { body: { content: 'Rò rỉ' } })
    expect(await unread()).toEqual({ unread: 1, lines: 1 })
    expect((await listed('/notifications/lines'))[0]!.message).toMatch(/ to MAJ in the audit .* · 1 comment$/)
  })
})
