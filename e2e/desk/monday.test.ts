import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../harness.ts'
import { makeAudit } from '../data/workspace-data.ts'

let product: Product
let chief: Person
let auditor: Person
let running: { id: number; itemIds: number[] }
let refuelling: { id: number; itemIds: number[] }

/** As the company reckons, not the database. */
const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/** What is due when: of the findings of the running audit one is late, one is due today and the rest has no date. */
beforeAll(async () => {
  product = await startProduct()
  const { db } = product.world
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  auditor = await product.person('Bùi Yến Nhi', ['AUDIT_CHECKLIST_ITEM'])
  running = await makeAudit(db, { items: 24, groups: 4, status: 3, members: [chief.id, auditor.id], answered: true })
  await sql`update audits set name = 'Đánh giá kho Đà Nẵng', starting_date = ${today} - 30,
    ending_date = ${today} - 2 where id = ${running.id}`.execute(db)
  await sql`with findings as (
      select i.id, row_number() over (order by i.id) as n from audit_items i
      join item_statuses s on s.id = i.status_id where s.is_finding and i.audit_id = ${running.id}
    )
    update audit_items set corrective_date = ${today} + case n when 1 then -3 else 0 end
    from findings where findings.id = audit_items.id and n < 3`.execute(db)
  refuelling = await makeAudit(db, { items: 20, groups: 2, status: 3, members: [chief.id] })
  await sql`update audits set name = 'Đánh giá đội tra nạp', starting_date = ${today} - 9,
    ending_date = ${today} + 10 where id = ${refuelling.id}`.execute(db)
  await sql`insert into audit_item_history (audit_item_id, user_id, action, status_code)
    values (${running.itemIds[3]!}, ${auditor.id}, 'answered', 'C')`.execute(db)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const words = {
  vi: {
    late: 'trễ 2 ngày',
    behind: /^chậm tiến độ, còn 10 ngày$/,
    running: '2 đợt đang thực hiện',
    overdue: /Tất cả đơn vị: 1 phát hiện, Quá hạn/,
    overdueWord: 'Quá hạn',
    timeline: 'Dòng thời gian',
    resume: /^Tiếp tục: /,
    go: 'Tiếp tục',
    begin: 'Tiếp tục đánh giá',
    members: 'Kết quả theo thành viên',
  },
  en: {
    late: '2 days late',
    behind: /^behind schedule, 10 days left$/,
    running: '2 audits in progress',
    overdue: /All organisations: 1 finding, Overdue/,
    overdueWord: 'Overdue',
    timeline: 'Timeline',
    resume: /^Continue: /,
    go: 'Continue',
    begin: 'Continue auditing',
    members: 'Answers by member',
  },
} as const

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'Monday begins with what runs late, and each number leads to what it counts: %s',
  async (name, look) => {
    const say = words[look.language]
    const page = await product.open(look)
    await signIn(page, chief, '/dashboard')
    const content = page.locator('#content')
    const rows = content.getByRole('listitem').filter({ has: page.getByRole('progressbar') })
    await rows.first().waitFor()
    await expect
      .poll(() => rows.locator('a').evaluateAll((links) => links.map((link) => link.textContent)))
      .toEqual(['Đánh giá kho Đà Nẵng', '4 MAJ', '4 MIN', 'Đánh giá đội tra nạp'])
    await rows.first().getByText(say.late).waitFor()
    await rows.nth(1).getByText(say.behind).waitFor()
    // On a phone the calendar is folded to a week.
    const view = page.getByRole('radio', { checked: true })
    await expect.poll(() => view.inputValue()).toBe(look.width === 390 ? 'week' : 'month')
    await page.getByRole('radiogroup').getByText(say.timeline, { exact: true }).click()
    await content.getByRole('link', { name: /Đánh giá đội tra nạp, Kho/ }).waitFor()
    await picture(page, `monday-${name}`, { whole: true })
    await expectAccessible(page)

    await content.getByRole('link', { name: say.overdue }).click()
    await page.waitForURL(/\/findings\?due=5$/)
    await expect.poll(() => content.locator('a[href^="/finding/"]').count()).toBe(1)
    await content.locator('[data-tint=red]').getByText(say.overdueWord).waitFor()
    await picture(page, `findings-${name}`)
    await expectAccessible(page)
    await page.goBack()
    await content.getByRole('link', { name: say.running }).click()
    await page.waitForURL(/\/checklist\/list\?status=3$/)
    await page.context().close()
  },
)

test('what others answer reaches a dashboard that stays open', async () => {
  const page = await product.open()
  await page.clock.install()
  await signIn(page, chief, '/dashboard')
  const row = page.locator('#content').getByRole('listitem').filter({ hasText: 'Đánh giá đội tra nạp' })
  await row.getByText('0/20').waitFor()
  const { id, itemIds } = refuelling
  await product.world.db
    .updateTable('audit_items')
    .set((set) => ({ status_id: set.selectFrom('item_statuses').select('id').where('code', '=', 'C') }))
    .where('audit_id', '=', id)
    .where('id', 'in', itemIds.slice(0, 3))
    .execute()
  await page.clock.fastForward(61_000)
  await row.getByText('3/20').waitFor()
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'an auditor goes on where they stopped, from the dashboard and from the audit: %s',
  async (name, look) => {
    const say = words[look.language]
    const page = await product.open(look)
    await signIn(page, auditor, '/dashboard')
    const first = page.locator('#content section').first()
    await first.getByRole('heading', { name: say.resume }).waitFor()
    await picture(page, `resume-${name}`)
    await first.getByRole('link', { name: say.go }).click()
    // The ninth of each nine questions is open.
    await page.waitForURL((address) => address.searchParams.get('item') === String(running.itemIds[8]))

    await page.goto(`/checklist/${running.id}/view`)
    const begin = page.getByRole('link', { name: say.begin })
    await expect.poll(() => begin.getAttribute('href')).toContain(`item=${running.itemIds[8]}`)
    await page.goto(`/checklist/${running.id}/view?info=1`)
    await page.getByRole('heading', { name: say.members }).waitFor()
    await picture(page, `figures-${name}`, { whole: true })
    await expectAccessible(page)
    await begin.click()
    await page.waitForURL((address) => address.searchParams.get('item') === String(running.itemIds[8]))
    await page.context().close()
  },
)
