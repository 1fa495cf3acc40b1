import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

/** Takes the answers to a GET from the server at once, and hands them to the page on a signal. */
async function holdBack(page: Page, path: RegExp): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((go) => (release = go))
  await page.route(path, async (call) => {
    if (call.request().method() !== 'GET') return call.fallback()
    const response = await call.fetch()
    await released
    // Nobody may wait for it any more.
    await call.fulfill({ response }).catch(() => undefined)
  })
  return release
}

test('what is made while the list comes for the first time is in it', async () => {
  const page = await product.open()
  const release = await holdBack(page, /\/api\/positions\?/)
  const asked = page.waitForRequest(/\/api\/positions\?/)
  await signIn(page, chief, '/position')
  await asked
  await page.getByRole('button', { name: 'Add position' }).first().click()
  await page.locator('input[name=name]').fill('Kỹ sư hóa nghiệm')
  await page.locator('input[name=order]').fill('3')
  await page.keyboard.press('Enter')
  await page.locator('input[name=name]').waitFor({ state: 'detached' })
  release()
  await page.getByRole('row', { name: /Kỹ sư hóa nghiệm/ }).waitFor()
  await page.context().close()
})

test('whoever has saved permissions may leave before they have been read again', async () => {
  const { id } = await product.world.db
    .insertInto('groups')
    .values({ name: 'Nhân sự kho', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = await product.open()
  await signIn(page, chief, `/group/${id}/permission`)
  await page.getByRole('tab', { name: /^Positions/ }).click()
  await page.getByRole('checkbox', { name: 'Create positions' }).check()
  const release = await holdBack(page, /\/permissions\?/)
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Create positions' }).isChecked()).toBe(true)
  // Ticked before the answer, and kept through it.
  await page.getByRole('checkbox', { name: 'Edit positions' }).check()
  await page.getByRole('button', { name: 'Save 1 change' }).waitFor()
  const read = page.waitForResponse(/\/permissions\?/)
  release()
  await (await read).finished()
  await page.getByRole('button', { name: 'Save 1 change' }).waitFor()
  await page.getByRole('checkbox', { name: 'Edit positions' }).uncheck()
  await page.getByRole('link', { name: 'Positions' }).click()
  await page.waitForURL('**/position')
  await page.context().close()
})

test('a list comes over a far line, and follows, while others change it all the time', async () => {
  const other = await product.world.asSuper()
  let changes = 0
  let isOver = false
  const change = async () => {
    while (!isOver) {
      changes += 1
      await other.post('/positions', { body: { name: `Kíp trực ${changes}`, order: changes } })
      // More often than the list can be read.
      await new Promise((go) => setTimeout(go, 300))
    }
  }
  const page = await product.open()
  await page.route(/\/api\/positions\?/, async (call) => {
    // The line is far.
    await new Promise((go) => setTimeout(go, 2000))
    await call.continue().catch(() => undefined)
  })
  const changing = change()
  await signIn(page, chief, '/position?per_page=100')
  await page.getByRole('row', { name: /Kíp trực 1 / }).waitFor()
  const present = changes
  await page.getByRole('row', { name: new RegExp(`Kíp trực ${present} `) }).waitFor()
  isOver = true
  await changing
  await page.getByRole('row', { name: new RegExp(`Kíp trực ${changes} `) }).waitFor()
  await page.context().close()
})
