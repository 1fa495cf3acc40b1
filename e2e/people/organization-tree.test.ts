import type { Page } from 'playwright-core'
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

let product: Product
let boss: Person
let depot: number

type Row = { name: string; parent_id: number | null; code?: string; status?: number }
async function insert(rows: Row[]): Promise<number[]> {
  const values = rows.map(({ status = 1, ...row }) => ({ ...row, status }))
  const made = await product.world.db.insertInto('organizations').values(values).returning('id').execute()
  return made.map(({ id }) => id)
}

/** 2,010 organisations on four levels. */
beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  const [company] = await insert([{ name: 'Công ty nhiên liệu', parent_id: null }])
  const branches = await insert(
    ['Bắc', 'Trung', 'Nam', 'Tây Nguyên'].map((place) => ({ name: `Chi nhánh miền ${place}`, parent_id: company! })),
  )
  const depots = await insert(
    Array.from({ length: 100 }, (_, at) => ({ name: `Kho số ${at + 1}`, parent_id: branches[at % 4]! })),
  )
  await insert(
    Array.from({ length: 1900 }, (_, at) => ({
      name: `Tổ ${at + 1}`,
      parent_id: depots[at % 100]!,
      code: `T-${at + 1}`,
    })),
  )
  ;[depot] = (await insert([
    { name: 'Kho Liên Chiểu', parent_id: branches[1]!, code: 'LC' },
    { name: 'Đội tra nạp Đà Nẵng', parent_id: depots[1]!, status: 0 },
    { name: 'Đội tra nạp Chu Lai', parent_id: depots[2]!, status: 0 },
    { name: 'Đội tra nạp Phù Cát', parent_id: depots[2]!, status: 2 },
  ])) as [number]
  await insert([{ name: 'Bể 1', parent_id: depot }])
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const lines = (page: Page) => page.getByRole('treeitem').locator('[class*=name]').allTextContents()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
async function parentOf(id: number): Promise<string | null> {
  const { db } = product.world
  const above = db.selectFrom('organizations').select('parent_id').where('id', '=', id)
  return (await db.selectFrom('organizations').select('name').where('id', '=', above).executeTakeFirst())?.name ?? null
}

test('an organisation among 2,000 is found without diacritics, opened, and walked to with the arrows', async () => {
  const page = await product.open()
  await signIn(page, boss, '/organization/list')
  await page.getByRole('treeitem').first().waitFor()
  const box = page.getByRole('searchbox', { name: 'Find by name or code' })
  await box.fill('DA NANG')
  const branch = ['Công ty nhiên liệu', 'Chi nhánh miền Trung', 'Kho số 2', 'Đội tra nạp Đà Nẵng']
  await expect.poll(() => lines(page)).toEqual(branch)
  await expect.poll(() => page.locator('mark').allTextContents()).toEqual(['Đà Nẵng'])
  await page.getByRole('status').getByText('1 organisation found').waitFor()
  await page.waitForURL('**/organization/list?tree_search=DA+NANG')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toContain('Đội tra nạp Đà Nẵng')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toContain('Kho số 2')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => lines(page)).toEqual(branch.slice(0, 3))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => lines(page)).toEqual(branch)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toContain('Đội tra nạp Đà Nẵng')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Đội tra nạp Đà Nẵng' }).waitFor()
  await picture(page, 'organization-tree-found')
  // Whole again, the tree shows where it stands.
  await box.fill('')
  await page.getByRole('treeitem', { name: /Đội tra nạp Đà Nẵng/ }).waitFor()
  await page.getByRole('treeitem', { name: 'Tổ 2', exact: true }).waitFor()
  await box.fill('t-77')
  await expect.poll(() => lines(page)).toContain('Tổ 77')
  await page.getByRole('treeitem', { name: /^Tổ 77 T-77/ }).waitFor()
  await box.fill('không có')
  await page.getByText('Nothing found').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('treeitem', { name: 'Công ty nhiên liệu' }).waitFor()
  await page.context().close()
})

test('whoever approves sees what waits, with the way to it, and decides there', async () => {
  const checker = await product.person('Trần Thị Duyệt', ['APPROVE_ORGANIZATION'])
  const page = await product.open({ language: 'vi' })
  await signIn(page, checker, '/organization/list')
  await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption({ label: 'Chờ duyệt (2)' })
  const waiting = page.getByRole('treeitem', { name: /Chờ duyệt/ })
  await expect.poll(() => waiting.count()).toBe(2)
  await expect.poll(() => page.getByRole('treeitem', { name: /Phù Cát/ }).count()).toBe(0)
  await waiting.filter({ hasText: 'Chu Lai' }).click()
  await page.getByRole('button', { name: /Đổi trạng thái của Đội tra nạp Chu Lai/ }).click()
  await page.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await expect.poll(() => waiting.count()).toBe(1)
  await page.getByRole('button', { name: 'Thao tác với Đội tra nạp Chu Lai' }).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Nhật ký'])
  await page.keyboard.press('Escape')
  await picture(page, 'organization-tree-waiting')
  await page.context().close()
})

test('an organisation is moved without dragging, unless somebody was ahead', async () => {
  const page = await product.open({ width: 390, language: 'vi' })
  await signIn(page, boss, `/organization/list?organization_id=${depot}`)
  await page.getByRole('button', { name: 'Thao tác với Kho Liên Chiểu' }).click()
  await page.getByRole('menuitem', { name: 'Chuyển…' }).click()
  const modal = page.getByRole('dialog', { name: 'Chuyển “Kho Liên Chiểu”' })
  const start = modal.getByRole('button', { name: 'Chuyển', exact: true })
  await expect.poll(() => start.isDisabled()).toBe(true)
  await modal.getByRole('searchbox').fill('lien chieu')
  await modal.getByText('Không tìm thấy kết quả nào').waitFor()
  await modal.getByRole('searchbox').fill('mien nam')
  await modal.getByRole('treeitem', { name: 'Chi nhánh miền Nam' }).click()
  await expectAccessible(page)
  await picture(page, 'organization-move-390')
  await start.click()
  const question = page.getByRole('dialog', { name: 'Chuyển đơn vị này?' })
  const what =
    '“Kho Liên Chiểu” cùng 1 đơn vị bên dưới sẽ được chuyển từ “Chi nhánh miền Trung” sang “Chi nhánh miền Nam”.'
  await question.getByText(what).waitFor()
  await picture(page, 'organization-move-question-390')
  await product.world.db.updateTable('organizations').set({ phone: '113' }).where('id', '=', depot).execute()
  // What the others wrote takes its time to come.
  await page.route(/\/api\/organizations\?/, async (call) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await call.fallback()
  })
  await question.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await page.getByText('Dữ liệu vừa được người khác thay đổi.').waitFor()
  await expect.poll(() => parentOf(depot)).toBe('Chi nhánh miền Trung')
  await start.click()
  await question.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await page.getByText('Đã chuyển “Kho Liên Chiểu” sang “Chi nhánh miền Nam”').waitFor()
  await modal.waitFor({ state: 'detached' })
  await expect.poll(() => parentOf(depot)).toBe('Chi nhánh miền Nam')
  const { phone } = await product.world.db
    .selectFrom('organizations')
    .select('phone')
    .where('id', '=', depot)
    .executeTakeFirstOrThrow()
  expect(phone).toBe('113')
  await page.context().close()
})

test.each(looks)('looks right in $language $theme $width', async (look) => {
  const page = await product.open(look)
  await signIn(page, boss, '/organization/list?tree_search=da%20nang')
  await page.getByRole('treeitem', { name: /Đà Nẵng/ }).waitFor()
  await expectAccessible(page)
  await picture(page, `organization-tree-${nameOf(look)}`)
  await expect.poll(() => page.getByText('Ctrl Shift D').isVisible()).toBe(look.width === 1440)
  await page.goto(`/organization/list?organization_id=${depot}`)
  await page.getByRole('button', { name: /^(Thao tác với|Actions for) Kho Liên Chiểu/ }).click()
  await page.getByRole('menuitem', { name: /^(Chuyển|Move)…/ }).click()
  await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  await expectAccessible(page)
  await picture(page, `organization-move-${nameOf(look)}`)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.context().close()
})
