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
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function givenPositions(...names: string[]) {
  await product.world.db.deleteFrom('positions').execute()
  const rows = names.map((name, index) => ({ name, order: (index + 1) * 10, status: index % 3 }))
  if (rows.length > 0) await product.world.db.insertInto('positions').values(rows).execute()
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    await givenPositions()
    const page = await product.open(look)
    await signIn(page, chief)
    await page.locator('section button').first().waitFor()
    await picture(page, `positions-empty-${name}`)
    await expectAccessible(page)
    await givenPositions(
      'Nhân viên tra nạp nhiên liệu hàng không kiêm phụ trách an toàn lao động ca đêm',
      'Kỹ sư hóa nghiệm',
      'Trưởng đoàn đánh giá',
      'Giám đốc chi nhánh',
    )
    await page.reload()
    await page.getByText('Giám đốc chi nhánh').waitFor()
    await picture(page, `positions-${name}`)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /Giám đốc chi nhánh/ })
      .last()
      .click()
    await page.getByRole('menuitem').first().waitFor()
    await picture(page, `positions-menu-${name}`)
    await expectAccessible(page)
    await page.getByRole('menuitem').first().click()
    await page.getByRole('dialog').locator('input[name=name]').fill('')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await page.locator('.mantine-InputWrapper-error').waitFor()
    await picture(page, `positions-form-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: /Bỏ những thay đổi|Discard unsaved/ }).waitFor()
    await picture(page, `positions-unsaved-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('is kept with the keyboard alone: added, refused, corrected, approved, deleted', async () => {
  await givenPositions('Trưởng ca')
  const page = await product.open()
  await signIn(page, chief)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')

  await page.getByRole('button', { name: 'Add position' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(focused).toBe('name')
  await page.keyboard.type('Kỹ sư hóa nghiệm')
  await page.keyboard.press('Tab')
  await page.keyboard.type('một')
  await page.keyboard.press('Enter')
  await page.locator('[data-field=order] .mantine-InputWrapper-error').waitFor()
  await expect.poll(focused).toBe('order')
  await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Kỹ sư hóa nghiệm')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await page.getByText('Create success').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Kỹ sư hóa nghiệm.*40.*Awaiting approval/ }).waitFor()

  await page.getByRole('button', { name: /^Actions for Kỹ sư/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await expect.poll(focused).toBe('Edit')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Kỹ sư hóa nghiệm will be deleted.').waitFor()
  await expect.poll(focused).toBe('Cancel')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('row', { name: /Kỹ sư/ }).count()).toBe(1)

  await page.getByRole('button', { name: /^Actions for Kỹ sư/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Are you sure ?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Delete success').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Kỹ sư/ }).count()).toBe(0)
  await page.context().close()
})

test('is approved and rejected in place, and "submitting" is never offered', async () => {
  await givenPositions('Trưởng ca')
  const page = await product.open()
  await signIn(page, chief)
  await page.getByRole('button', { name: /Change the status of Trưởng ca, now Awaiting approval/ }).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Approve', 'Reject'])
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await page.getByText('Approval successful').waitFor()
  await page.getByRole('button', { name: /Trưởng ca, now Approved/ }).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Reject'])
  await page.getByRole('menuitem', { name: 'Reject' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByText('Rejection successful').waitFor()
  await page.getByRole('button', { name: /Trưởng ca, now Rejected/ }).waitFor()
  await page.context().close()
})

test('is sorted, filtered and paged by its address, so a link shows what the sender saw', async () => {
  await givenPositions(...Array.from({ length: 45 }, (_, index) => `Vị trí ${String(index + 1).padStart(2, '0')}`))
  const page = await product.open()
  await signIn(page, chief)
  const first = () => page.locator('tbody tr').first().textContent()
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await page.waitForURL(/sort_by=name/)
  await page
    .getByRole('columnheader', { name: 'Name' })
    .and(page.locator('[aria-sort]:not([aria-sort=none])'))
    .waitFor()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.waitForURL(/page=2/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('tbody tr').first().waitFor()
  await expect.poll(first).toBe(await other.locator('tbody tr').first().textContent())
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Rejected' })
  await page.waitForURL((address) => address.searchParams.get('status') === '2' && !address.searchParams.has('page'))
  await page.getByText('15 records').waitFor()
  await page.goto('/position?status=nonsense&per_page=7777&sort=up')
  await page.getByText('45 records').waitFor()
  await page.goto('/position?page=3')
  await page.getByText('45 records').waitFor()
  await product.world.db.deleteFrom('positions').where('order', '>', 400).execute()
  await page.reload()
  await page.waitForURL((address) => address.searchParams.get('page') === '2')
  await expect.poll(() => page.locator('tbody tr').count()).toBe(20)
  const size = () =>
    page.getByRole('button', { name: 'Page 2' }).evaluate((button) => getComputedStyle(button).fontSize)
  await expect.poll(() => size()).toBe('13px')
  await page.context().close()
})

test('draws only the rows in sight of a page of 500', async () => {
  await givenPositions(...Array.from({ length: 480 }, (_, index) => `Vị trí ${index + 1}`))
  const page = await product.open()
  await signIn(page, chief, '/position?per_page=500&sort_by=order&sort=asc')
  await page.getByText('480 records').waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(80)
  await page.keyboard.press('End')
  await page.getByText('Vị trí 480', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Back to top' }).click()
  await page.getByText('Vị trí 1', { exact: true }).waitFor()
  await page.context().close()
})

test('shows only what a person may do', async () => {
  await givenPositions('Trưởng ca')
  const reader = await product.person('Lê Văn Đọc', [])
  const page = await product.open()
  await signIn(page, reader)
  await page.getByText('Trưởng ca').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Add|Actions for|Change the status/ }).count()).toBe(0)
  await page.context().close()
})

test('loses nothing that was typed when the network fails, and saves it once when it is back', async () => {
  await givenPositions()
  const page = await product.open()
  await signIn(page, chief)
  await page.getByRole('button', { name: 'Add position' }).first().click()
  await page.locator('input[name=name]').fill('Trưởng ca đêm')
  await page.locator('input[name=order]').fill('5')
  const keys: (string | undefined)[] = []
  await page.route('**/api/positions', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    return route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/The server cannot be reached/).waitFor()
  await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Trưởng ca đêm')
  await page.unroute('**/api/positions')
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/positions'))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Create success').waitFor()
  expect(keys.length).toBe(4)
  expect(new Set(keys).size).toBe(1)
  await page.context().close()
})
