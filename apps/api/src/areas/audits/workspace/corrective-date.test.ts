import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

/** Nine in the morning of 11 March at the deployment's place. */
const present = new Date('2026-03-11T02:00:00Z')
let now = present
let world: World
let audit: OpenAudit
let auditor: Browser
beforeAll(async () => {
  world = await startWorld({ now: () => now })
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = present
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'SET_CORRECTIVE_DATE')
  await auditor.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, { body: { stt_code: 'MAJ' } })
})

const set = (corrective_date: string, set_at?: string, headers = {}) =>
  auditor.post(`/set-corrective-date/${audit.id}/chk-item/${audit.items[0]}`, {
    body: { corrective_date, ...(set_at !== undefined && { set_at }) },
    headers,
  })
/** So long before now, in minutes. */
const ago = (minutes: number) => new Date(present.getTime() - minutes * 60_000).toISOString()
const day = 24 * 60

describe('a corrective date', () => {
  it('does not come before the day on which it is set', async () => {
    const refused = await set('2026-03-10')
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { corrective_date: ['Câu 1: the corrective date may not come before the day on which it is set.'] },
    ])
    expect((await set('2026-03-11')).body.data.corrective_date).toBe('2026-03-11')
  })

  it('that was set yesterday without a network is judged by that day, and the trail tells of both', async () => {
    const yesterday = ago(day)
    const before = Date.now()
    expect((await set('2026-03-09', yesterday)).body.errors).toHaveProperty('corrective_date')
    expect((await set('2026-03-10', yesterday)).body.data.corrective_date).toBe('2026-03-10')
    const entries = world.db.selectFrom('audit_trail').select(['at', 'after']).where('subject_id', '=', audit.id)
    const [entry, ...more] = await entries.where('action', '=', 'audit_item.corrective_date_set').execute()
    expect(more).toEqual([])
    expect(entry!.after).toMatchObject({ corrective_date: '2026-03-10', set_at: yesterday, set_on: '2026-03-10' })
    expect(Date.parse(entry!.at)).toBeGreaterThanOrEqual(before)
  })

  it('is set on a day of the deployment’s place', async () => {
    expect((await set('2026-03-09', '2026-03-09T17:00:00Z')).body.errors).toHaveProperty('corrective_date')
    expect((await set('2026-03-09', '2026-03-09T16:59:59Z')).status).toBe(200)
  })

  it('is taken as set in the last 7 days, and no more than 2 minutes ahead', async () => {
    expect((await set('2026-03-04', ago(7 * day))).status).toBe(200)
    expect((await set('2026-03-12', ago(-2))).status).toBe(200)
    for (const set_at of [ago(7 * day + 1), ago(8 * day)]) {
      const { status, body } = await set('2026-04-01', set_at)
      expect([status, body.errors]).toEqual([422, { set_at: [expect.stringContaining('more than 7 days ago')] }])
    }
    for (const set_at of [ago(-3), ago(-day)]) {
      const { status, body } = await set('2026-04-01', set_at, { 'accept-language': 'vi' })
      expect([status, body.errors]).toEqual([422, { set_at: [expect.stringContaining('chạy nhanh hơn máy chủ')] }])
    }
    for (const set_at of ['', 'yesterday', '2026-03-10']) {
      expect(Object.keys((await set('2026-04-01', set_at)).body.errors)).toEqual(['set_at'])
    }
  })

  it('that was set by a clock that is wrong, and says so, is judged by the right time', async () => {
    const clock = { 'device-time': ago(-2 * day) }
    expect((await set('2026-03-11', ago(-2 * day), clock)).body.data.corrective_date).toBe('2026-03-11')
    expect((await set('2026-03-10', ago(-day), clock)).body.data.corrective_date).toBe('2026-03-10')
    expect(Object.keys((await set('2026-03-09', ago(-day), clock)).body.errors)).toEqual(['corrective_date'])
    expect(Object.keys((await set('2026-03-12', ago(-2 * day - 3), clock)).body.errors)).toEqual(['set_at'])
  })

  it('ahead by what clocks differ is set today, and not tomorrow', async () => {
    now = new Date('2026-03-11T16:59:30Z')
    expect((await set('2026-03-11', '2026-03-11T17:01:00Z')).status).toBe(200)
  })

  it('that arrived is answered as the first time, however long ago it was set', async () => {
    const headers = { 'idempotency-key': keyNamed('set offline') }
    const first = await set('2026-03-10', ago(day), headers)
    now = new Date(present.getTime() + 8 * 86_400_000)
    expect([first.status, await set('2026-03-10', ago(day), headers)]).toEqual([200, first])
  })
})
