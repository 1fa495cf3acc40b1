import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
beforeEach(async () => {
  await product.world.db.deleteFrom('positions').execute()
  const rows = ['Trưởng ca', 'Kỹ sư', 'Giám đốc'].map((name, at) => ({ name, order: at + 1, status: 1 }))
  await product.world.db.insertInto('positions').values(rows).execute()
})
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.slice(0, 40),
  )

test('the focus comes back from a window to what opened it, or to the next row', async () => {
  const page = await product.open()
  await signIn(page, chief)
  const add = page.getByRole('button', { name: 'Add position' })
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Add position')

  await add.click()
  await page.locator('input[name=name]').fill('Thủ kho')
  await page.locator('input[name=order]').fill('4')
  await page.route('**/api/positions', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/The server cannot be reached/).waitFor()
  await expect.poll(() => focused(page)).toBe('Save')
  await page.unroute('**/api/positions')
  await page.keyboard.press('Enter')
  await page.getByText('Create success').waitFor()
  await expect.poll(() => focused(page)).toBe('Add position')

  const actions = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })
  await actions('Kỹ sư').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Actions for Kỹ sư')

  const remove = async (name: string) => {
    await actions(name).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('row', { name: new RegExp(name) }).waitFor({ state: 'detached' })
  }
  await remove('Kỹ sư')
  await expect.poll(() => focused(page)).toBe('Actions for Trưởng ca')
  await remove('Trưởng ca')
  await expect.poll(() => focused(page)).toBe('Actions for Giám đốc')
  await remove('Giám đốc')
  await remove('Thủ kho')
  await expect.poll(() => focused(page)).toBe('Positions')
  await page.context().close()
})

test('what was typed in a window is not lost by going back', async () => {
  const page = await product.open({ width: 390 })
  await signIn(page, chief, '/position')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Organi[sz]ations$/ })
    .click()
  await page.getByRole('button', { name: 'Add a root' }).first().click()
  const name = page.getByRole('dialog').getByLabel('Name', { exact: false }).first()
  await name.fill('Kho Liên Chiểu')
  await page.goBack().catch(() => undefined)
  const question = page.getByRole('dialog', { name: /Discard unsaved/ })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => name.inputValue()).toBe('Kho Liên Chiểu')
  await page.goBack().catch(() => undefined)
  await question.getByRole('button', { name: /Discard/ }).click()
  await page.waitForURL('**/position')
  await page.context().close()
})
