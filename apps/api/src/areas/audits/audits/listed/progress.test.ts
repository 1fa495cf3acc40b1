import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus, type AuditStatus } from '@apron/contract'
import { keepLastActivity, putTogether } from '../../workspace/status-counts.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { atOnce } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let chief: Browser
beforeAll(async () => {
  world = await startWorld()
  chief = await world.asSuper()
})
afterAll(() => world.stop())

type AuditListEntry = {
  id: number
  total: number
  checked: number
  findings: { id: number; code: string; name: string; color: string; count: number }[]
  leaders: { id: number; name: string }[]
  last_activity_at: string | null
}
const rowOf = async ({ id }: OpenAudit, who: Browser = chief): Promise<AuditListEntry> =>
  (await who.get('/checklists', { query: { per_page: 'all' } })).body.data.find((row: AuditListEntry) => row.id === id)
const answer = (who: Browser, audit: OpenAudit, index: number, stt_code: string) =>
  who.put(`/checklists/${audit.id}/checklist-items/${audit.items[index]!}`, { body: { stt_code } })
const found = ({ findings }: AuditListEntry) => findings.map(({ code, count }) => [code, count])

describe('the list of audits', () => {
  it('says how far each is while answers come, also after its counts were put together', async () => {
    const audit = await openAudit(world)
    expect(await rowOf(audit)).toMatchObject({ total: 5, checked: 0, findings: [], leaders: [] })
    await atOnce([0, 1, 2].map((index) => answer(chief, audit, index, index === 0 ? 'OK' : 'MAJ')))
    const before = await rowOf(audit)
    expect([before.total, before.checked, found(before)]).toEqual([5, 3, [['MAJ', 2]]])
    expect(before.findings[0]).toMatchObject({ name: 'Không phù hợp nặng', color: '#b3261e' })
    await putTogether(world.db)
    expect(await rowOf(audit)).toEqual(before)
    await answer(chief, audit, 1, 'NO')
    const after = await rowOf(audit)
    expect([after.total, after.checked, found(after)]).toEqual([5, 2, [['MAJ', 1]]])
  })

  it('names the leaders and nobody else, each once however many leading roles they have, by name', async () => {
    const audit = await openAudit(world)
    const [first, second] = [await audit.member(), await audit.member()]
    for (const [{ id }, fullname] of [[first, 'Trần 10'] as const, [second, 'Trần 9'] as const])
      await world.db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
    const roles = world.db.selectFrom('audit_members').select('team_role_id').where('audit_id', '=', audit.id)
    await world.db.updateTable('team_roles').set({ part: 'leader' }).where('id', 'in', roles).execute()
    const { team_role_id } = await roles.where('user_id', '=', second.id).executeTakeFirstOrThrow()
    await world.db.insertInto('audit_members').values({ audit_id: audit.id, team_role_id, user_id: first.id }).execute()
    await audit.member()
    expect((await rowOf(audit)).leaders).toEqual([
      { id: second.id, name: 'Trần 9' },
      { id: first.id, name: 'Trần 10' },
    ])
  })

  it('says when something was last answered or said, and goes on to when the rest is forgotten', async () => {
    const audit = await openAudit(world)
    expect((await rowOf(audit)).last_activity_at).toBeNull()
    const last = async () => Date.parse((await rowOf(audit)).last_activity_at!)
    const before = Date.now()
    await answer(chief, audit, 0, 'OBS')
    const answered = await last()
    expect(answered).toBeGreaterThanOrEqual(before)
    const comment = await chief.post(`/checklists/${audit.id}/checklist-items/${audit.items[0]}/comments`, {
      body: { content: '<p>Rò rỉ ở van xả.</p>' },
    })
    expect(comment.status).toBe(200)
    const said = await last()
    expect(said).toBeGreaterThan(answered)
    await keepLastActivity(world.db)
    expect(await last()).toBe(said)
    const kept = () => world.db.selectFrom('audit_activity').selectAll().where('audit_id', '=', audit.id).execute()
    expect(await kept()).toHaveLength(1)
    await world.db.deleteFrom('comments').execute()
    await world.db.deleteFrom('audits').where('id', '=', audit.id).execute()
    await keepLastActivity(world.db)
    expect(await kept()).toEqual([])
  })
})

describe('audits as they are worked on', () => {
  const made: OpenAudit[] = []
  const { SUBMITTING, APPROVAL, REJECTION, IN_PROGRESS, CORRECTIVE, CLOSE } = auditStatus
  const order: [AuditStatus, string, closed?: string][] = [
    [IN_PROGRESS, '2026-03-10'],
    [IN_PROGRESS, '2026-03-20'],
    [CORRECTIVE, '2026-03-20'],
    [SUBMITTING, '2026-03-05'],
    [APPROVAL, '2026-03-06'],
    [SUBMITTING, '2026-03-07'],
    [REJECTION, '2026-03-02'],
    [CLOSE, '2026-03-03', '2026-03-14'],
    [CLOSE, '2026-03-12', '2026-03-13'],
  ]
  let member: Browser
  beforeAll(async () => {
    await world.db.deleteFrom('audits').execute()
    member = await world.as()
    // Made in another order than they are to be shown in.
    for (const place of [5, 8, 1, 6, 0, 3, 7, 2, 4]) {
      const [status, ending_date, closing_date = null] = order[place]!
      const audit = await openAudit(world)
      made[place] = audit
      await audit.move(status)
      const author = place === 0 || place > 6 ? member.id : chief.id
      const values = { ending_date, closing_date, author_id: author }
      await world.db.updateTable('audits').set(values).where('id', '=', audit.id).execute()
    }
  })
  const places = async (query: Record<string, unknown>, who: Browser = chief) =>
    (await who.get('/checklists', { query: { sort_by: 'work', sort: 'asc', ...query } as never })).body.data.map(
      ({ id }: AuditListEntry) => made.findIndex((audit) => audit.id === id),
    )

  it('come in the order in which they are worked on, on each page', async () => {
    expect(await places({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(await places({ sort: 'desc' })).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect([await places({ per_page: 4 }), await places({ per_page: 4, page: 2 })]).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
    expect(await places({ status: '0,1' })).toEqual([3, 4, 5])
  })

  it('move as soon as they are moved, and for other clients the newest stands first as ever', async () => {
    await made[1]!.move(CLOSE)
    expect(await places({})).toEqual([0, 2, 3, 4, 5, 6, 1, 7, 8])
    await made[1]!.move(IN_PROGRESS)
    const { body } = await chief.get('/checklists')
    const ids = made.map(({ id }) => id)
    expect(body.data.map(({ id }: AuditListEntry) => id)).toEqual(ids.toSorted((one, other) => other - one))
  })

  it('are counted by status, those that one may see and has not left out', async () => {
    const counts = async (who: Browser, query = {}) => (await who.get('/checklists/counts', { query })).body.data
    expect(await counts(chief)).toEqual([2, 1, 1, 2, 1, 2].map((count, status) => ({ status, count })))
    expect(await counts(member)).toEqual([
      { status: IN_PROGRESS, count: 1 },
      { status: CLOSE, count: 2 },
    ])
    expect(await places({}, member)).toEqual([0, 7, 8])
    const { organization_id } = await world.db
      .selectFrom('audits')
      .select('organization_id')
      .where('id', '=', made[2]!.id)
      .executeTakeFirstOrThrow()
    expect(await counts(chief, { organization_id })).toEqual([{ status: CORRECTIVE, count: 1 }])
    expect(await counts(chief, { search: 'không có đợt nào' })).toEqual([])
    expect(await counts(await world.as())).toEqual([])
  })
})
