import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { plannedYear, type PlannedYear } from '../../../apps/api/src/testing/audits/planned-year.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'

let product: Product
let keeper: Person
let data: PlannedYear
beforeAll(async () => {
  product = await startProduct({ now: () => new Date('2026-05-31T17:30:00Z') })
  keeper = await product.person('Vũ Quang Huy', ['MANAGE_PROGRAMME', 'VIEW_ALL_CHECKLIST', 'CREATE_CHECKLIST'])
  data = await plannedYear(product.world, keeper)
})
afterAll(() => product.stop())

async function saved(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile((await file.path())!, 'utf8') }
}

test.each([
  [
    'en',
    'Formats to export',
    'Audit programme 2026 - All organisations',
    'Planned for',
    'Nothing is planned for 2029 yet.',
  ],
  [
    'vi',
    'Định dạng xuất',
    'Chương trình đánh giá năm 2026 - Tất cả đơn vị',
    'Tháng kế hoạch',
    'Chưa có kế hoạch nào cho năm 2029.',
  ],
] as const)(
  'a year is saved as a file by keyboard, narrowed as the screen is: %s',
  async (...[language, menu, name, head, none]) => {
    const page = await product.open({ language, width: 1440 })
    await signIn(page, keeper, '/programme?year=2026')
    await page.getByText('Nội bộ Đà Nẵng quý I').waitFor()
    const chosen = async (by: string) => {
      await page.getByRole('button', { name: menu }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem').first().waitFor()
      expect((await page.getByRole('menuitem').allTextContents()).join()).toBe('Word (.docx),PDF,Excel (.xlsx),CSV')
      await page.getByRole('menuitem', { name: by }).focus()
      await page.keyboard.press('Enter')
    }
    const all = await saved(page, () => chosen('CSV'))
    expect([all.name, all.text.split(/[;,]/)[0], all.text.includes('Kho Đà Nẵng')]).toEqual([
      `${name}.csv`,
      `\ufeff${head}`,
      true,
    ])
    for (const [by, end] of [
      ['PDF', '.pdf'],
      ['Word', '.docx'],
      ['Excel', '.xlsx'],
    ] as const)
      expect((await saved(page, () => chosen(by))).name).toBe(`${name}${end}`)
    await page.goto(`/programme?year=2026&organization_id=${data.camranh}`)
    await page.getByText('Sau mùa mưa').waitFor()
    const own = await saved(page, () => chosen('CSV'))
    expect([own.name.includes('Kho Cam Ranh'), own.text.includes('Kho Đà Nẵng')]).toEqual([true, false])
    await page.goto('/programme?year=2029')
    expect((await saved(page, () => chosen('CSV'))).text).toContain(none)
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)

test('a year is printed as the paper, and the screen is there again', async () => {
  const page = await product.open({ language: 'vi', width: 1440 })
  // The dialog of the browser would hold the window open.
  await page.context().addInitScript('window.print = () => { window.opener.printed = document.body.textContent }')
  await signIn(page, keeper, '/programme?year=2026')
  await page.getByRole('button', { name: 'In', exact: true }).click()
  const words = () => page.evaluate(() => (window as { printed?: string }).printed ?? '')
  await expect.poll(words).toContain('CHƯƠNG TRÌNH ĐÁNH GIÁ NĂM 2026')
  const printed = (await words()).replace(/\s+/g, ' ')
  for (const line of [
    'Bản tính đến ngày 01-06-2026',
    'Chi nhánh miền Trung',
    '◑ 14',
    '● 02-06',
    'Gộp vào đợt đầu tháng',
    'Kho Phù Cát',
  ])
    expect(printed).toContain(line)
  await expect.poll(() => page.getByRole('article', { includeHidden: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'In', exact: true }).isEnabled()).toBe(true)
  await page.context().close()
  expect(product.problems).toEqual([])
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the programme, its menu and its gaps: %s',
  async (name, look) => {
    const page = await product.open(look)
    const seen = async (part: string) => {
      await picture(page, `programme-${part}-${name}`)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    await signIn(page, keeper, '/programme?year=2026')
    await page.getByText('Nội bộ Đà Nẵng quý I').waitFor()
    await page.getByRole('button', { name: /Định dạng xuất|Formats to export/ }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).waitFor()
    await seen('menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Đề xuất kế hoạch|Propose plans/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Chưa từng đánh giá \(|Never audited \(/).click()
    await dialog.getByRole('checkbox').first().waitFor()
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await dialog.getByRole('checkbox').nth(1).check()
    await dialog.getByRole('combobox', { name: /^Tháng của|^Month of/ }).waitFor()
    await seen('gaps')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)

test('what was never audited is found, ticked with its month and planned beside what is due', async () => {
  const page = await product.open({ language: 'en', width: 390 })
  await signIn(page, keeper, '/programme?year=2027')
  await page.getByText('Nothing is planned for this year yet').waitFor()
  await page.getByRole('button', { name: 'Propose plans' }).first().click()
  const dialog = page.getByRole('dialog')
  const due = dialog.getByRole('checkbox', { checked: true })
  await expect.poll(() => due.count()).toBeGreaterThan(1)
  const proposed = await due.count()
  await dialog.getByText('Never audited (5)').click()
  await dialog.getByRole('searchbox').fill('phu cat')
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(2)
  const safety = 'An toàn cháy nổ, Kho Phù Cát'
  await dialog.getByRole('checkbox', { name: safety }).press('Space')
  await dialog.getByRole('combobox', { name: `Month of ${safety}` }).selectOption('9')
  // A month that was chosen is that of what is ticked next; what was ticked stays while something else is looked for.
  await dialog.getByRole('checkbox', { name: 'Đánh giá nội bộ, Kho Phù Cát' }).check()
  await dialog.getByRole('searchbox').fill('cam ranh')
  await dialog.getByRole('checkbox', { name: 'An toàn cháy nổ, Kho Cam Ranh' }).waitFor()
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await dialog.getByText('Due again').click()
  await expect.poll(() => due.count()).toBe(proposed)
  for (let left = proposed; left > 0; left -= 1) await due.first().uncheck()
  await dialog.getByRole('button', { name: 'Add 2 plans' }).click()
  await page.getByText('2 plans added').waitFor()
  expect(proposed).toBeGreaterThan(1)
  const rows = await product.world.db
    .selectFrom('audit_plans')
    .select(['organization_id', 'category_id', 'month'])
    .where('year', '=', 2027)
    .orderBy('category_id')
    .execute()
  const place = { organization_id: data.phucat, month: 9 }
  expect(rows).toEqual([
    { ...place, category_id: data.internal },
    { ...place, category_id: data.safety },
  ])
  await page.context().close()
  expect(product.problems).toEqual([])
})

test('whoever reads the programme and does not plan it has the paper and no proposals', async () => {
  const reader = await product.person('Lê Thị Xem', ['VIEW_ALL_CHECKLIST'])
  const page = await product.open({ language: 'en', width: 1440 })
  await signIn(page, reader, '/programme?year=2026')
  await page.getByText('Nội bộ Đà Nẵng quý I').waitFor()
  expect(await page.getByRole('button', { name: /Propose|Add plan|Intervals/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Formats to export' }).click()
  const file = await saved(page, () => page.getByRole('menuitem', { name: 'CSV' }).click())
  expect(file.text).toContain('Kho Đà Nẵng')
  await page.context().close()
  expect(product.problems).toEqual([])
})
