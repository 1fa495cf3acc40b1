import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bare, made, recordsOfXlsx, wordsOfDocx } from '#testing/audits/exported-papers.ts'
import { findingOnItsWay, plan, type FindingOnItsWay } from '#testing/audits/finding-on-its-way.ts'
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
  for (const [fullname, { id }] of Object.entries({ 'Lê Thị Nhận': on.auditor, 'Vũ Văn Xét': on.lead }))
    await world.db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
})

const verify = (remark = '') => on.move(on.auditor, 'verification', { remark })
const judge = (who: Browser, is_effective: 0 | 1, reason = '') =>
  on.move(who, 'effectiveness', { is_effective, reason })

/** How the finding's judgements appear in notifications and on a paper of the corrective result. */
async function told(lang: 'vi' | 'en' = 'vi') {
  // Late in the evening of UTC is the next day in Vietnam.
  await world.db.updateTable('audit_item_history').set({ created_at: '2026-03-11T20:00:00Z' }).execute()
  const { body } = await on.lead.get(`/checklists/${on.audit.id}/report-fixes`)
  const [{ verified, effect }] = body.data.chk_items
  const asked = { what: 'corrective', of: on.audit.id, format: 'docx', languages: [lang] }
  return { verified, effect, paper: wordsOfDocx((await made(world, on.lead, asked)).bytes) }
}

it('papers say who verified a finding, and by whom, when and why its effect was judged', async () => {
  expect(await told()).toMatchObject({ verified: null, effect: null, paper: expect.not.stringContaining('Nhận') })
  await verify('Đã xem tại kho')
  const verified = { by: 'Lê Thị Nhận', on: '2026-03-12', reason: 'Đã xem tại kho' }
  const seen = await told()
  expect(seen).toMatchObject({ verified, effect: null })
  expect(seen.paper).toContain(bare('Kiểm tra xác nhận: Lê Thị Nhận, 12/3/2026 Đã xem tại kho'))
  expect(seen.paper).not.toContain(bare('Hiệu quả:'))

  await judge(on.auditor, 1, 'Không còn ai khác')
  const judged = { by: 'Lê Thị Nhận', on: '2026-03-12', reason: 'Không còn ai khác' }
  const early = { is_effective: true, early_for: '2026-06-09', is_own: true }
  const { paper, ...both } = await told()
  expect(both).toEqual({ verified, effect: { ...judged, ...early } })
  expect(paper).toContain(
    bare(
      'Hiệu quả: có hiệu quả – Lê Thị Nhận, 12/3/2026 Đánh giá sớm: trước ngày xem lại 9/6/2026' +
        ' Người đánh giá: Lê Thị Nhận cũng là người đã xác nhận khắc phục Lý do: Không còn ai khác',
    ),
  )
  expect((await told('en')).paper).toContain(
    bare(
      'Effect: effective – Lê Thị Nhận, 12/3/2026 Judged early: before its review was due on 9/6/2026' +
        ' Judge: Lê Thị Nhận also verified the correction Reason: Không còn ai khác',
    ),
  )
})

it('papers say of an effect only what still counts', async () => {
  await verify()
  now = new Date('2026-06-10T02:00:00Z')
  await judge(on.lead, 0, 'Lại rò rỉ')
  const denied = await told()
  expect(denied).toMatchObject({ verified: null, effect: { by: 'Vũ Văn Xét', is_effective: false, early_for: null } })
  expect(denied.paper).toContain(bare('Hiệu quả: chưa hiệu quả – Vũ Văn Xét, 12/3/2026 Lý do: Lại rò rỉ'))
  await verify()
  expect(await told()).toMatchObject({ verified: { by: 'Lê Thị Nhận' }, effect: null })
  now = new Date('2026-12-10T02:00:00Z')
  await judge(on.lead, 1)
  const effective = await told()
  expect(effective.effect).toMatchObject({ is_effective: true, early_for: null, is_own: false, reason: null })
  expect(effective.paper).not.toContain(bare('Lý do:'))
  await on.move(on.lead, 'return', { reason: 'Nhầm' })
  expect(await told()).toMatchObject({ verified: null, effect: null })
})

it('papers say what was planned against a finding, by whom that was accepted and when it was done', async () => {
  const facts = async () => {
    const { paper } = await told()
    return { paper, item: (await on.lead.get(`/checklists/${on.audit.id}/report-fixes`)).body.data.chk_items[0] }
  }
  await on.bring('proposed')
  const planned = `Nguyên nhân: ${plan.root_cause} Hành động khắc phục: ${plan.action} Dự kiến xong: 15/4/2026`
  expect((await facts()).paper).toContain(bare(`${planned} Chấp nhận kế hoạch: chưa được chấp nhận`))
  await on.move(on.lead, 'return', { reason: 'Chưa rõ' })
  expect(await facts()).toMatchObject({ paper: expect.not.stringContaining(plan.action), item: { plan: null } })
  await on.bring('done')
  const { paper, item } = await facts()
  expect(item).toMatchObject({
    plan: { ...plan, accepted: { by: 'Vũ Văn Xét', on: '2026-03-12' } },
    done_on: '2026-03-12',
  })
  expect(paper).toContain(bare(`${planned} Chấp nhận kế hoạch: Vũ Văn Xét, 12/3/2026 Khắc phục xong: 12/3/2026`))
  await on.move(on.auditor, 'return', { reason: 'Chưa xong' })
  expect((await facts()).item.done_on).toBe(null)
})

it('the corrective result is a workbook with a column for each of these', async () => {
  await on.bring('verified')
  await judge(on.lead, 1, 'Không còn rò')
  await world.db.updateTable('audit_item_history').set({ created_at: '2026-03-11T20:00:00Z' }).execute()
  const asked = { what: 'corrective', of: on.audit.id, format: 'xlsx' }
  const [row] = recordsOfXlsx((await made(world, on.lead, asked)).bytes)
  const said = (name: string) => row![name]?.text
  expect([said('Nguyên nhân'), said('Hành động khắc phục')]).toEqual([plan.root_cause, plan.action])
  expect(said('Chấp nhận kế hoạch')).toBe('Vũ Văn Xét, 12/3/2026')
  expect(row!['Khắc phục xong']).toMatchObject({ kind: 'number', text: '12/03/2026' })
  expect(said('Kiểm tra xác nhận')).toBe('Lê Thị Nhận, 12/3/2026')
  expect(said('Hiệu quả')).toBe('có hiệu quả – Vũ Văn Xét, 12/3/2026')
})
