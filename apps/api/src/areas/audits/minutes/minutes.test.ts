import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import type { ItemReport, MinutesRole } from '@apron/contract/audits'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let path: string
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-20T18:00:00Z') })
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  audit = await sampleAudit(world)
  path = `/checklists/${audit.id}`
})
afterAll(() => world.stop())

const words = { conclusion: '<p>Kho vận hành <b>ổn định</b>.</p>', self_assessment: '<p>Đồng ý.</p>' }
const save = (checklist_items: number[] = [], more = {}) =>
  secretary.post(`${path}/meeting-minutes`, { body: { ...words, checklist_items, ...more } })

it('minutes name nobody, whoever they are said to mention', async () => {
  const other = await sampleAudit(world)
  const named = { conclusion: '<p><span data-mention="1">@Quản trị</span> đồng ý</p>', self_assessment: '<p>–</p>' }
  const body = { ...named, checklist_items: [] }
  const saved = await secretary.post(`/checklists/${other.id}/meeting-minutes`, { body })
  expect([saved.status, saved.body.data.conclusion]).toEqual([200, '<p>@Quản trị đồng ý</p>'])
})

describe('the result of an audit', () => {
  it('is refused with 402 and a sentence before minutes exist', async () => {
    const refused = await secretary.get(`${path}/result`, { headers: { 'accept-language': 'vi' } })
    expect([refused.status, refused.body.code]).toEqual([402, 'result_not_exported'])
    expect(refused.body.message).toBe('Chưa có kết quả: đợt đánh giá này chưa lưu biên bản đánh giá nào.')
    expect((await secretary.get(`${path}/meeting-minutes-last`)).body).toEqual({ data: null })
  })

  it('shows the newest minutes with every item under its group, in the order of the tree', async () => {
    await save()
    const { id } = (await save([audit.concluded.item])).body.data
    const { body } = await secretary.get(`${path}/result`)
    expect(body.data).toMatchObject({ minutes_id: id, conclusion: words.conclusion, date: '2026-03-21' })
    const tree = body.data.chk_items.map(
      (group: { level: number; index: string; header: string; items: { id: number }[] }) => [
        group.level,
        group.index,
        group.header,
        group.items.map(({ id: item }) => item),
      ],
    )
    expect(tree).toEqual([
      [0, 'I', 'Tiếp nhận', []],
      [1, '<b>I.1</b>', 'Khu vực 1', audit.items.slice(0, 2)],
      [1, '<b>I.2</b>', 'Khu vực 2', audit.items.slice(2)],
    ])
    expect(body.data.chk_items[1].items[1]).toMatchObject({
      checklist_item_status: { name: 'Không phù hợp nặng', is_report: true },
      cmt_final: {
        content: expect.stringContaining('rò rỉ'),
        img: [{ name: 'van-1.jpg' }, { name: 'van-2.jpg' }],
        files: [],
      },
      document_items: [{ index: '4.2', document: { name: 'TCCS 17' } }],
    })
    const [picture, copy] = ['img', 'img_resize'].map((kind) => body.data.chk_items[1].items[1].cmt_final[kind][0].url)
    expect(picture).toMatch(/^\/files\/\d+\/original\?expires=\d+&signature=/)
    expect(copy).toMatch(/^\/files\/\d+\/small\?expires=/)
  })
})

describe('the items to choose from', () => {
  it('are all items of the audit, findings first', async () => {
    const { body } = await secretary.get(`${path}/meeting-minutes/checklist-items`)
    const [first, second, third, fourth] = audit.items
    expect(body.data.map((item: ItemReport) => item.id)).toEqual([second, first, third, fourth])
    expect(body.data[0]).toMatchObject({ header: 'I.1.2', cmt_final: { result: expect.stringContaining('khóa van') } })
    expect(body.data[1].cmt_final).toBeNull()
  })
})

describe('minutes', () => {
  it('freeze head, team and chosen items, and the trail tells by whom', async () => {
    const { status, body } = await save([audit.items[3]!, audit.concluded.item, audit.concluded.item])
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      total_result: 2,
      date: '2026-03-21',
      user: { id: secretary.id },
      checklist: {
        name: 'Đánh giá nội bộ kho Đà Nẵng',
        starting_date: '2026-03-02',
        organization: { name: 'Chi nhánh Nhiên liệu Đà Nẵng', address: 'Sân bay Đà Nẵng, quận Hải Châu' },
      },
    })
    expect(
      body.data.checklist.users.map((role: MinutesRole) => [role.part, role.users[0]?.fullname, role.users[0]?.gender]),
    ).toEqual([
      ['leader', 'Nguyễn Thị Thưởng', 0],
      ['auditor', 'Trần Văn Ẩn', 1],
      ['auditee', 'Lê Hoàng Dũng', 1],
    ])
    expect(body.data.checklist.users[0].users[0].position.name).toContain('Trưởng phòng Chất lượng')
    expect(body.data.list_items_report_alias.map((item: ItemReport) => item.id)).toEqual([
      audit.concluded.item,
      audit.items[3],
    ])
    const entry = await world.db
      .selectFrom('audit_trail')
      .select(['user_id', 'after'])
      .where('action', '=', 'minutes.saved')
      .where('subject_id', '=', audit.id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: secretary.id, after: { id: body.data.id, total_result: 2 } })
  })

  it('keep every earlier one in the history, newest first', async () => {
    const before = (await secretary.get(`${path}/meeting-minutes`)).body.data
    const { id } = (await save([audit.items[0]!])).body.data
    const after = (await secretary.get(`${path}/meeting-minutes`)).body.data
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({ id, total_result: 1, user: { id: secretary.id } })
    expect(after.slice(1)).toEqual(before)
    expect((await secretary.get(`${path}/meeting-minutes-last`)).body.data.id).toBe(id)
  })

  it('are cleaned before they are kept', async () => {
    const { body } = await save([], {
      conclusion: '<p onclick="x()">Ổn<script>alert(1)</script><img src="https://x.test/a.png"></p>',
    })
    expect(body.data.conclusion).toBe('<p>Ổn</p>')
    const empty = await save([], { conclusion: '<p> </p><script>alert(1)</script>', self_assessment: '' })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['self_assessment']])
    const blank = await save([], { conclusion: '<p> </p><script>alert(1)</script>' })
    expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ['conclusion']])
  })

  it('refuse items of another audit and save nothing', async () => {
    const other = await sampleAudit(world)
    const before = (await secretary.get(`${path}/meeting-minutes`)).body.data.length
    const strange = await save([audit.items[0]!, other.items[0]!])
    expect([strange.status, Object.keys(strange.body.errors)]).toEqual([422, ['checklist_items']])
    expect((await save([999_999_999])).status).toBe(422)
    expect((await secretary.get(`${path}/meeting-minutes`)).body.data).toHaveLength(before)
  })

  it('are of one audit only', async () => {
    const { id } = (await save()).body.data
    const other = await sampleAudit(world)
    expect((await secretary.get(`/checklists/${other.id}/meeting-minutes/${id}`)).status).toBe(404)
    expect((await secretary.get(`/checklists/${other.id}/meeting-minutes`)).body.data).toEqual([])
  })

  it('are seen by whoever sees the audit and saved by holders of the right, in the audit or by themselves', async () => {
    const { id } = (await save()).body.data
    const stranger = await world.as('EXPORT_MINUTES')
    const auditor = await world.signIn(audit.team.auditor)
    for (const end of [
      '/meeting-minutes',
      `/meeting-minutes/${id}`,
      '/meeting-minutes/checklist-items',
      '/meeting-minutes-last',
      '/result',
    ]) {
      expect([end, (await world.nobody.get(path + end)).status]).toEqual([end, 401])
      expect([end, (await stranger.get(path + end)).status]).toEqual([end, 404])
      expect([end, (await auditor.get(path + end)).status]).toEqual([end, 200])
    }
    expect((await stranger.post(`${path}/meeting-minutes`, { body: words })).status).toBe(404)
    expect((await auditor.post(`${path}/meeting-minutes`, { body: words })).status).toBe(403)
    const permission = await world.db
      .selectFrom('permissions')
      .select('id')
      .where('code', '=', 'EXPORT_MINUTES')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('group_permissions')
      .values({ group_id: auditor.groupId, permission_id: permission.id })
      .execute()
    expect((await auditor.post(`${path}/meeting-minutes`, { body: words })).status).toBe(200)
  })

  it.each(['SUBMITTING', 'APPROVAL', 'REJECTION'] as const)('are refused while the audit is in %s', async (name) => {
    const early = await sampleAudit(world, { status: auditStatus[name] })
    const refused = await secretary.post(`/checklists/${early.id}/meeting-minutes`, { body: words })
    expect([refused.status, refused.body.code]).toEqual([400, 'wrong_status'])
  })
})
