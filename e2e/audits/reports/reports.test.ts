import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomAudits, type RandomAudits } from '../../../apps/api/src/testing/audits/random-audits.ts'
import {
  bringSession,
  expectAccessible,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'

let product: Product
let made: RandomAudits
let planner: Person
let category: number
beforeAll(async () => {
  product = await startProduct({ now: () => new Date('2026-05-31T17:30:00Z') })
  made = await randomAudits(product.world)
  planner = await product.person('Trần Thị Kế Hoạch', [
    'QREPORT_CHECKLIST',
    'VIEW_ALL_CHECKLIST',
    'MANAGE_PROGRAMME',
    'CREATE_CHECKLIST',
  ])
  const values = { name: 'Đánh giá nội bộ', interval_months: 6 }
  const { db } = product.world
  category = (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => product.stop())

/** Counted by SQL, in another way than the report counts. */
async function bySql(year: number, code: string): Promise<number> {
  const { south, depot } = made.organizations
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_items i, audits a, item_statuses s
    where a.id = i.audit_id and s.id = i.status_id and s.code = ${code} and a.status > 2
      and a.organization_id in (${south}, ${depot}) and to_char(a.starting_date, 'YYYY') = ${String(year)}`.execute(
    product.world.db,
  )
  return rows[0]!.count
}

async function firstYear(): Promise<number> {
  const { south, depot } = made.organizations
  const { rows } = await sql<{ year: number }>`
    select extract(year from min(starting_date))::integer as year from audits
    where status > 2 and organization_id in (${south}, ${depot})`.execute(product.world.db)
  return rows[0]!.year
}

test("a year's report says what SQL counts, and each number leads to just what it counts", async () => {
  const page = await product.open({ language: 'vi', width: 1440 })
  await signIn(page, planner, '/report')
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await page.getByRole('option', { name: 'Chi nhánh miền Nam' }).click()
  const since = 2026 - (await firstYear())
  expect(since).toBeGreaterThan(1)
  const offered = Array.from({ length: since + 1 }, (_, back) => String(2026 - back))
  await expect.poll(() => page.getByLabel('Từ năm').locator('option').allTextContents()).toEqual(offered)
  await page.getByLabel('Từ năm').selectOption('2023')
  await page.getByLabel('Đến năm').selectOption('2025')
  await page.getByText('Chi nhánh miền Nam, 2023–2025').first().waitFor()
  const table = page.getByRole('region', { name: 'Số liệu' })
  const [, ...codes] = await table.getByRole('columnheader').allTextContents()
  expect(codes.slice(0, 4)).toEqual(['MAJ', 'NO', 'OBS', 'OK'])
  for (const year of [2023, 2024, 2025])
    for (const [at, code] of codes.slice(0, 4).entries()) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(year) }) })
      expect([year, code, await row.getByRole('cell').nth(at).textContent()]).toEqual([
        year,
        code,
        String(await bySql(year, code)),
      ])
    }
  const shared = page.url()
  const count = await bySql(2024, 'MAJ')
  await table.getByRole('link', { name: new RegExp(`^${count}, MAJ, 2024$`) }).click()
  await page.getByText(`${count} bản ghi`).waitFor()
  await page.goto(shared)
  await page.getByText('Chi nhánh miền Nam, 2023–2025').first().waitFor()
  await table.getByRole('link', { name: /, Đợt đánh giá, 2024$/ }).click()
  await page.getByRole('button', { name: 'Bỏ lọc theo ngày bắt đầu 01/01/2024–31/12/2024' }).waitFor()
  await page.goto(shared)
  await page.getByText('Chi nhánh miền Nam, 2023–2025').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('article', { name: 'Báo cáo kết quả đánh giá' }).waitFor()
  await picture(page, 'reports-print', { whole: true })
  await page.emulateMedia({ media: 'screen' })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Định dạng xuất' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Báo cáo kết quả đánh giá.*\.csv$/)
  await page.context().close()
  expect(product.problems).toEqual([])
})

test('a year is planned, and a plan becomes an audit that awaits approval', async () => {
  const page = await product.open({ language: 'vi', width: 1440 })
  await signIn(page, planner, '/programme')
  await page.getByText('Chưa có kế hoạch nào cho năm này').waitFor()
  await page.getByRole('button', { name: 'Thêm kế hoạch' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Đơn vị' }).fill('Kho')
  await page.getByRole('option', { name: 'Kho Tân Sơn Nhất' }).click()
  await form.getByRole('combobox', { name: 'Loại đánh giá' }).click()
  await page.getByRole('option', { name: 'Đánh giá nội bộ' }).click()
  await form.getByLabel('Tháng').selectOption('5')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Chưa lập, trễ').waitFor()
  await picture(page, 'programme-late')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Tạo đợt đánh giá: Đánh giá nội bộ, Kho Tân Sơn Nhất/ }).click()
  const name = page.getByRole('textbox', { name: 'Tên đợt đánh giá' })
  await expect.poll(() => name.inputValue()).toContain('Kho Tân Sơn Nhất')
  expect(await page.getByRole('combobox', { name: 'Đơn vị được đánh giá' }).isDisabled()).toBe(true)
  await picture(page, 'programme-make')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.waitForURL((address) => address.pathname !== '/checklist/create')
  await page.goto('/programme')
  await page.getByText('Đã lập, trễ').waitFor()
  const plan = await product.world.db
    .selectFrom('audit_plans')
    .innerJoin('audits', 'audits.id', 'audit_id')
    .select(['audits.status', 'audits.organization_id', 'audits.category_id', 'audits.starting_date'])
    .executeTakeFirstOrThrow()
  expect(plan).toEqual({
    status: 0,
    organization_id: made.organizations.depot,
    category_id: category,
    starting_date: '2026-05-01',
  })
  await page.getByLabel('Năm', { exact: true }).selectOption('2027')
  await page.getByText('Chưa có kế hoạch nào cho năm này').waitFor()
  await page.getByRole('button', { name: 'Đề xuất kế hoạch' }).first().click()
  await page.getByRole('dialog').getByText('Tháng 1/2027').waitFor()
  await picture(page, 'programme-proposed')
  await page.getByRole('button', { name: 'Thêm 2 kế hoạch' }).click()
  await page.getByText('Tháng 7/2027').waitFor()
  await page.getByRole('button', { name: /^Thao tác với Đánh giá nội bộ, Kho Tân Sơn Nhất, Tháng 7/ }).click()
  await page.getByRole('menuitem', { name: 'Hủy kế hoạch' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Lý do' }).fill('Gộp với đợt của cơ quan quản lý')
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy kế hoạch' }).click()
  await page.getByText(/Trần Thị Kế Hoạch, .*: Gộp với đợt của cơ quan quản lý/).waitFor()
  await page.context().close()
  expect(product.problems).toEqual([])
})

test('the tabs of a phone stay where they are when the report and its buttons come', async () => {
  const page = await product.open({ language: 'en', width: 390 })
  await bringSession(page, planner)
  let come = () => {}
  const held = new Promise<void>((done) => (come = done))
  await page.route(/\/api\/report/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/report/correctives')
  const tab = page.getByRole('link', { name: 'By tag' })
  await tab.waitFor()
  const print = page.getByRole('button', { name: 'Print' })
  expect(await print.count()).toBe(0)
  const height = async () => (await tab.boundingBox())?.y
  const before = await height()
  come()
  await print.waitFor()
  expect(await height()).toBe(before)
  await page.context().close()
})
