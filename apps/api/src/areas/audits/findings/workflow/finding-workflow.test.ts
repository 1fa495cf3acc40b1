import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { findingOnItsWay, plan, type FindingOnItsWay } from '#testing/audits/finding-on-its-way.ts'
import { trailOf } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let now: Date
let world: World
let on: FindingOnItsWay
beforeAll(async () => {
  world = await startWorld({ now: () => now })
})
afterAll(() => world.stop())
beforeEach(async () => {
  now = new Date('2026-03-11T02:00:00Z')
  on = await findingOnItsWay(world)
})

const show = async (who: Browser = on.lead) => (await who.get(`/findings/${on.id}`)).body.data
const waits = async (who: Browser, of: string) =>
  ((await who.get('/waiting/findings', { query: { of } })).body.data as { id: number }[]).map(({ id }) => id)
const told = async (who: Browser) =>
  ((await who.get('/notifications')).body.data as { type: string; message: string; link: string }[])
    .filter(({ type }) => type === 'FINDING_STEP')
    .map(({ message, link }) => [
      message.replace(/ of the audit “.*?”/, '').replace(/NC-2026-\d+( · Câu \d+)?/, 'NC'),
      link,
    ])

describe('a finding', () => {
  it('is judged early, or by whoever verified it, only with a reason, and its history says so', async () => {
    const { lead, auditor, id } = on
    expect((await on.move(auditor, 'verification')).body.data.look_again_on).toBe('2026-06-09')
    const judge = (who: Browser, reason = '') => on.move(who, 'effectiveness', { is_effective: 1, reason })
    const early = await judge(lead)
    expect([early.status, early.body.errors.reason]).toEqual([422, [expect.stringContaining('early')]])
    now = new Date('2026-06-09T02:00:00Z')
    const own = await judge(auditor)
    expect([own.status, own.body.errors.reason]).toEqual([422, [expect.stringContaining('verified')]])
    now = new Date('2026-06-08T02:00:00Z')
    expect((await judge(auditor, 'Không còn ai khác')).body.data.state).toBe('effective')
    const [step] = ((await show()).steps as object[]).slice(-1)
    expect(step).toMatchObject({
      action: 'effect_confirmed',
      detail: 'early own',
      before: '2026-06-09',
      reason: 'Không còn ai khác',
    })
    expect(id).toBe(on.id)
  })

  it('is called by its number and what concludes it, on its page, where it waits and in what is told', async () => {
    const { external, lead, id } = on
    const { finding_number: number, header } = await show()
    const conclusion = '<p>Ba van &amp; ống mất nhãn số</p>'
    await world.db
      .insertInto('comments')
      .values({ audit_item_id: id, user_id: lead.id, content: conclusion, by_auditor: true })
      .execute()
    expect(await show()).toMatchObject({ finding_number: number, header, conclusion: 'Ba van & ống mất nhãn số' })
    const { data: waiting } = (await external.get('/waiting/findings', { query: { of: 'mine' } })).body
    expect(waiting[0]).toMatchObject({ finding_number: number, conclusion: 'Ba van & ống mất nhãn số' })
    await on.move(external, 'proposal', plan)
    const { data: notices } = (await lead.get('/notifications')).body
    expect(notices[0].message).toContain(`${number} · Ba van & ống mất nhãn số`)
  })

  it('goes from a plan to what has worked, by three people, and its history tells each step', async () => {
    const { external, lead, auditor, id, audit } = on
    expect(await waits(external, 'mine')).toEqual([id])
    expect((await show(external)).may).toEqual(['propose', 'give_evidence', 'ask_extension'])
    const proposed = await on.move(external, 'proposal', plan)
    expect(proposed.body.data).toMatchObject({ state: 'proposed', plan, may: ['give_evidence', 'ask_extension'] })
    expect([await waits(external, 'mine'), await waits(lead, 'accept')]).toEqual([[], [id]])
    expect(await told(lead)).toEqual([['proposed a plan for NC, to be done by 15/04/2026', `/finding/${id}`]])
    await on.move(lead, 'acceptance', { plan_id: proposed.body.data.plan.id })
    const form = new FormData()
    form.set('content', '<p>Đã thay gioăng</p>')
    form.append('files[0]', new Blob(['Biên bản thay thế']), 'bien-ban.txt')
    const done = await external.post(`/findings/${id}/completion`, { form })
    expect([done.status, done.body.data.state]).toEqual([200, 'done'])
    const evidence = (await auditor.get(`/findings/${id}/comments`)).body.data
    expect(evidence).toMatchObject([{ is_final: false, user: { id: external.id }, files: [{ name: 'bien-ban.txt' }] }])
    expect([await waits(auditor, 'verify'), await waits(lead, 'verify')]).toEqual([[id], [id]])
    const verified = (await on.move(auditor, 'verification', { remark: 'Đã xem tại chỗ' })).body.data
    expect(verified).toMatchObject({ state: 'verified', look_again_on: '2026-06-09' })
    expect(await waits(auditor, 'effect')).toEqual([])
    now = new Date('2026-06-09T02:00:00Z')
    expect(await waits(auditor, 'effect')).toEqual([id])
    await audit.move(auditStatus.CLOSE)
    expect((await on.move(lead, 'effectiveness', { is_effective: 0 })).status).toBe(422)
    expect((await on.move(lead, 'effectiveness', { is_effective: 1 })).body.data).toMatchObject({
      state: 'effective',
      look_again_on: null,
      may: ['send_back'],
    })
    const steps = (await show()).steps as { action: string; user: { id: number }; reason: string | null }[]
    expect(steps.map(({ action, user }) => [action, user.id])).toEqual([
      ['answered', lead.id],
      ['correction_proposed', external.id],
      ['correction_accepted', lead.id],
      ['correction_done', external.id],
      ['corrective_status_set', auditor.id],
      ['effect_confirmed', lead.id],
    ])
    expect(steps[4]).toMatchObject({ completed: true, reason: 'Đã xem tại chỗ' })
    const moves = ['proposed', 'accepted', 'completed', 'verified', 'effect_judged'].map((move) => `finding.${move}`)
    expect(await trailOf(world, id, moves)).toEqual(moves)
  })

  it('is sent back with a reason, as a plan and as a result, and starts from there', async () => {
    const { external, lead, auditor, id } = on
    await on.bring('proposed')
    expect((await on.move(lead, 'return', { reason: ' ' })).status).toBe(422)
    const back = await on.move(lead, 'return', { reason: 'Chưa nêu nguyên nhân' })
    expect(back.body.data).toMatchObject({ state: 'plan_sent_back' })
    expect((await told(external))[0]).toEqual(['sent NC back. Reason: Chưa nêu nguyên nhân', `/finding/${id}`])
    expect((await on.move(external, 'completion', { content: 'Xong' })).body.code).toBe('finding_state')
    await on.bring('done')
    await on.move(auditor, 'return', { reason: 'Ảnh mờ' })
    expect(await show()).toMatchObject({ state: 'sent_back', plan })
    expect((await on.move(external, 'completion', { content: 'Ảnh mới' })).body.data.state).toBe('done')
  })

  it('is judged by nobody who answers for it or has worked on it, and moved by nobody else', async () => {
    const { external, lead, auditor, auditee, id, audit } = on
    await on.bring('done')
    await world.db.updateTable('audit_items').set({ responsible_id: auditor.id }).where('id', '=', id).execute()
    expect((await on.move(auditor, 'verification')).body.code).toBe('own_correction')
    expect((await auditor.post(`/set-status/${audit.id}/chk-item/${id}`, { body: { status: 1 } })).body.code).toBe(
      'own_correction',
    )
    expect([await waits(auditor, 'verify'), (await show(auditor)).may]).toEqual([
      [],
      expect.not.arrayContaining(['verify']),
    ])
    // Nor when somebody else answers for it after that.
    expect((await on.move(auditor, 'evidence', { content: 'Ảnh sau khi thay' })).status).toBe(200)
    await world.db.updateTable('audit_items').set({ responsible_id: external.id }).where('id', '=', id).execute()
    expect([await waits(auditor, 'verify'), await waits(lead, 'verify')]).toEqual([[], [id]])
    expect((await on.move(auditor, 'verification')).body.code).toBe('own_correction')
    await world.db.updateTable('audit_items').set({ responsible_id: auditor.id }).where('id', '=', id).execute()
    const refusals = [
      await on.move(auditee, 'verification'),
      await on.move(auditee, 'return', { reason: 'x' }),
      await on.move(lead, 'proposal', plan),
      await on.move(lead, 'evidence', { content: 'x' }),
      await on.move(auditee, 'extensions', { asked_date: '2026-05-01', reason: 'x' }),
      await on.move(external, 'verification'),
    ]
    // Whoever is not named any more does not see it.
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 404])
    expect((await on.move(lead, 'verification')).status).toBe(200)
  })

  it('belongs to the auditees of the company while nobody is named, and to who proposes from then on', async () => {
    await world.db.updateTable('audit_items').set({ responsible_id: null }).where('id', '=', on.id).execute()
    expect((await on.external.get(`/findings/${on.id}`)).status).toBe(404)
    const { data } = (await on.move(on.auditee, 'proposal', plan)).body
    expect(data.responsible).toMatchObject({ id: on.auditee.id })
  })

  it('takes a plan by the day that counts, and one that was read', async () => {
    const { external, lead } = on
    const due = async (due_on: string) =>
      (await on.move(external, 'proposal', { ...plan, due_on })).body.errors?.due_on?.[0]
    expect(await due('2026-03-10')).toBe('This day has passed.')
    expect(await due('2026-04-21')).toContain('Ask for an extension')
    await on.bring('proposed')
    const { plan: read } = await show()
    await on.move(lead, 'return', { reason: 'Thiếu' })
    await on.move(external, 'proposal', { ...plan, action: 'Khác' })
    expect((await on.move(lead, 'acceptance', { plan_id: read.id })).body.code).toBe('changed_meanwhile')
    expect((await show()).state).toBe('proposed')
  })
})

describe('more time', () => {
  it('is asked for, granted by the lead alone, and keeps every earlier date', async () => {
    const { external, lead, auditor, id } = on
    const ask = (asked_date: string) => on.move(external, 'extensions', { asked_date, reason: 'Chờ phụ tùng' })
    expect((await ask('2026-04-20')).body.errors.asked_date[0]).toContain('later')
    const { extension } = (await ask('2026-05-10')).body.data
    expect(extension).toMatchObject({ asked_date: '2026-05-10', earlier_date: '2026-04-20', reason: 'Chờ phụ tùng' })
    expect((await ask('2026-05-12')).body.code).toBe('finding_state')
    expect([await waits(lead, 'extend'), await waits(auditor, 'extend')]).toEqual([[id], []])
    const path = `extensions/${extension.id}/decision`
    expect((await on.move(auditor, path, { is_granted: 1 })).status).toBe(403)
    expect((await on.move(lead, path, { is_granted: 0 })).status).toBe(422)
    expect((await on.move(lead, path, { is_granted: 1 })).body.data).toMatchObject({
      corrective_date: '2026-05-10',
      extension: null,
    })
    expect((await on.move(lead, path, { is_granted: 0, reason: 'x' })).body.code).toBe('finding_state')
    const again = (await ask('2026-06-01')).body.data.extension
    await on.move(lead, `extensions/${again.id}/decision`, { is_granted: 0, reason: 'Đủ rồi' })
    const { corrective_date, steps } = await show()
    const dates = (steps as Record<string, unknown>[])
      .slice(1)
      .map((step) => [step['action'], step['before'], step['detail']])
    expect([corrective_date, dates]).toEqual([
      '2026-05-10',
      [
        ['extension_asked', '2026-04-20', '2026-05-10'],
        ['extension_granted', '2026-04-20', '2026-05-10'],
        ['extension_asked', '2026-05-10', '2026-06-01'],
        ['extension_refused', '2026-05-10', '2026-06-01'],
      ],
    ])
  })
})

describe('the status of the specification', () => {
  it('verifies with 1 from wherever a finding is, and sends back with 0 what is done or verified', async () => {
    const { auditor, audit, id } = on
    const set = async (status: number) =>
      (await auditor.post(`/set-status/${audit.id}/chk-item/${id}`, { body: { status } })).body.data.corrective_status
    expect([await set(0), (await show()).state]).toEqual([0, 'open'])
    expect([await set(1), (await show()).state]).toEqual([1, 'verified'])
    await audit.move(auditStatus.CLOSE)
    expect([await set(0), (await show()).state]).toEqual([0, 'sent_back'])
    expect((await show()).steps.map(({ action }: { action: string }) => action)).toEqual([
      'answered',
      'corrective_status_set',
      'correction_sent_back',
    ])
  })

  it('moves nothing while the audit is in progress, and no minutes afterwards', async () => {
    const { audit, external, auditor, id } = on
    await world.db
      .updateTable('audits')
      .set({ corrective_ending_date: '2026-04-20' })
      .where('id', '=', audit.id)
      .execute()
    await audit.move(auditStatus.IN_PROGRESS)
    expect((await show(external)).may).toEqual([])
    const refused = [
      await on.move(external, 'proposal', plan),
      await on.move(external, 'completion', { content: 'x' }),
      await on.move(auditor, 'verification'),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(['wrong_status', 'wrong_status', 'wrong_status'])
    await world.db
      .updateTable('audit_items')
      .set({ status_id: (all) => all.selectFrom('item_statuses').select('id').where('code', '=', 'OK') })
      .where('id', '=', id)
      .execute()
    expect((await on.lead.get(`/findings/${id}`)).status).toBe(404)
  })

  it('is not asked for a day that is over, and an answer to another wish or after a later date changes nothing', async () => {
    const { external, lead, id } = on
    const ask = (asked_date: string) => on.move(external, 'extensions', { asked_date, reason: 'Chờ phụ tùng' })
    const grant = (extension: number) => on.move(lead, `extensions/${extension}/decision`, { is_granted: 1 })
    const first = (await ask('2026-05-10')).body.data.extension
    await grant(first.id)
    const second = (await ask('2026-06-01')).body.data.extension
    expect((await grant(first.id)).body.code).toBe('changed_meanwhile')
    await world.db.updateTable('audit_items').set({ corrective_date: '2026-07-01' }).where('id', '=', id).execute()
    expect((await grant(second.id)).body.code).toBe('changed_meanwhile')
    expect(await show()).toMatchObject({ corrective_date: '2026-07-01', extension: { id: second.id } })
    await on.move(lead, `extensions/${second.id}/decision`, { is_granted: 0, reason: 'Đã có hạn khác' })
    now = new Date('2026-08-01T02:00:00Z')
    expect(Object.keys((await ask('2026-07-15')).body.errors)).toEqual(['asked_date'])
    expect((await show()).extension).toBeNull()
  })
})
