import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-10T02:00:00Z') })
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'SET_CORRECTIVE_DATE', 'SET_CORRECTIVE_STATUS')
})

const at = (item: number) => `/checklists/${audit.id}/checklist-items/${item}`
const answer = (who: Browser, item: number, stt_code: string) => who.put(at(item), { body: { stt_code } })
const dated = (item: number, corrective_date: unknown) =>
  auditor.post(`/set-corrective-date/${audit.id}/chk-item/${item}`, { body: { corrective_date } })
const marked = (who: Browser, item: number, status: unknown) =>
  who.post(`/set-status/${audit.id}/chk-item/${item}`, { body: { status } })
const history = (item: number) =>
  world.db.selectFrom('audit_item_history').selectAll().where('audit_item_id', '=', item).orderBy('id').execute()

describe('an answer', () => {
  it('changes the item, its history and the audit trail together', async () => {
    const { status, body } = await answer(auditor, audit.items[0], 'MAJ')
    expect([status, body.data]).toMatchObject([
      200,
      { id: audit.items[0], header: 'Câu 1', checklist_item_status: { code: 'MAJ', is_report: true, is_cmt: true } },
    ])
    expect(await auditor.get(at(audit.items[0]))).toMatchObject({ body: { data: body.data } })
    expect(await history(audit.items[0])).toMatchObject([
      { user_id: auditor.id, action: 'answered', status_code: 'MAJ', completed: null },
    ])
    const trail = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'audit_item.answered')
      .where('subject_id', '=', audit.id)
      .execute()
    expect(trail).toMatchObject([
      {
        user_id: auditor.id,
        before: { item_id: audit.items[0], status: 'NO' },
        after: { item_id: audit.items[0], status: 'MAJ' },
      },
    ])
  })

  it('that is there already changes nothing', async () => {
    await answer(auditor, audit.items[0], 'OK')
    const again = await answer(auditor, audit.items[0], 'ok')
    expect([again.status, again.body.data.checklist_item_status.code]).toEqual([200, 'OK'])
    expect(await history(audit.items[0])).toHaveLength(1)
  })

  it('is one of the statuses, else the field says so', async () => {
    const unknown = await answer(auditor, audit.items[0], 'XX')
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['stt_code']])
    expect((await auditor.put(at(audit.items[0]), { body: {} })).status).toBe(422)
  })

  it('is given only while the audit is in progress, and the refusal names its status', async () => {
    for (const status of [
      auditStatus.SUBMITTING,
      auditStatus.APPROVAL,
      auditStatus.REJECTION,
      auditStatus.CORRECTIVE,
      auditStatus.CLOSE,
    ]) {
      await audit.move(status)
      const refused = await answer(auditor, audit.items[0], 'OK')
      expect([status, refused.status, refused.body.code]).toEqual([status, 400, 'wrong_status'])
    }
    await audit.move(auditStatus.CLOSE)
    const refused = await auditor.put(at(audit.items[0]), {
      body: { stt_code: 'OK' },
      headers: { 'accept-language': 'vi' },
    })
    expect(refused.body.message).toContain('Đã đóng')
  })

  it('takes the corrective date with it when the item is no finding any longer', async () => {
    await answer(auditor, audit.items[0], 'MAJ')
    await dated(audit.items[0], '2026-04-01')
    const { body } = await answer(auditor, audit.items[0], 'OK')
    expect(body.data).toMatchObject({ corrective_date: null, corrective_status: 0 })
  })

  it('of another audit is not found', async () => {
    const other = await openAudit(world)
    expect((await answer(auditor, other.items[0], 'OK')).status).toBe(404)
    expect((await auditor.get(at(other.items[0]))).status).toBe(404)
    expect((await auditor.get(`${at(other.items[0])}/histories`)).status).toBe(404)
  })
})

describe('the rights inside an audit', () => {
  it('are those of one own group and those that the team role brings', async () => {
    const byRole = await audit.member('AUDIT_CHECKLIST_ITEM')
    const byGroup = await world.as('AUDIT_CHECKLIST_ITEM', 'VIEW_ALL_CHECKLIST')
    const onlyMember = await audit.member()
    expect((await answer(byRole, audit.items[0], 'OK')).status).toBe(200)
    expect((await answer(byGroup, audit.items[1], 'OK')).status).toBe(200)
    expect((await answer(onlyMember, audit.items[2], 'OK')).status).toBe(403)
  })

  it('count only in that audit', async () => {
    const other = await openAudit(world)
    const elsewhere = await other.member('AUDIT_CHECKLIST_ITEM')
    expect((await answer(elsewhere, audit.items[0], 'OK')).status).toBe(404)
  })

  it('hide the audit from a stranger, whatever they ask', async () => {
    const stranger = await world.as(
      'AUDIT_CHECKLIST_ITEM',
      'SET_CORRECTIVE_DATE',
      'SET_CORRECTIVE_STATUS',
      'CREATE_COMMENT',
    )
    const root = `/checklists/${audit.id}`
    const asked = [
      ...['/checklist-items', '/group-checklist-items/0', '/quick-reports', '/search?search=a'].map((path) =>
        stranger.get(root + path),
      ),
      stranger.get(at(audit.items[0])),
      stranger.get(`${at(audit.items[0])}/histories`),
      answer(stranger, audit.items[0], 'OK'),
      stranger.post(`/set-corrective-date/${audit.id}/chk-item/${audit.items[0]}`, {
        body: { corrective_date: '2026-04-01' },
      }),
      marked(stranger, audit.items[0], 1),
    ]
    expect((await Promise.all(asked)).map((came) => came.status)).toEqual(asked.map(() => 404))
  })
})
describe('a finding', () => {
  it('gets its corrective date while the audit is in progress, and nothing else does', async () => {
    expect((await dated(audit.items[0], '2026-04-01')).body.code).toBe('not_a_finding')
    await answer(auditor, audit.items[0], 'MAJ')
    expect((await dated(audit.items[0], '')).status).toBe(422)
    expect((await dated(audit.items[0], '2001-01-01')).body.errors.corrective_date[0]).toContain(
      'before the audit starts',
    )
    expect((await dated(audit.items[0], '2026-04-01')).body.data.corrective_date).toBe('2026-04-01')
    await dated(audit.items[0], '2026-04-01')
    await audit.move(auditStatus.CORRECTIVE)
    expect((await dated(audit.items[0], '2026-05-01')).body.code).toBe('wrong_status')
    expect((await history(audit.items[0])).map((entry) => [entry.action, entry.detail])).toEqual([
      ['answered', null],
      ['corrective_date_set', '2026-04-01'],
    ])
  })

  it('is verified and sent back while it is being corrected, and its history tells', async () => {
    await answer(auditor, audit.items[0], 'MAJ')
    expect((await marked(auditor, audit.items[0], 1)).body.code).toBe('wrong_status')
    await audit.move(auditStatus.CORRECTIVE)
    expect((await marked(auditor, audit.items[1], 1)).body.code).toBe('not_a_finding')
    expect((await marked(auditor, audit.items[0], 2)).status).toBe(422)
    expect((await marked(auditor, audit.items[0], 1)).body.data.corrective_status).toBe(1)
    await marked(auditor, audit.items[0], 1)
    expect((await marked(auditor, audit.items[0], 0)).body.data.corrective_status).toBe(0)
    expect((await marked(await audit.member(), audit.items[0], 1)).status).toBe(403)
    const { body } = await auditor.get(`${at(audit.items[0])}/histories`)
    expect(body.data).toMatchObject([
      { action: 'correction_sent_back', completed: false, status: 'MAJ', user: { id: auditor.id } },
      { action: 'corrective_status_set', completed: true },
      { action: 'answered', completed: null },
    ])
  })
})
