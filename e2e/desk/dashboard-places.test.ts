import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bringSession, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let person: Person

beforeAll(async () => {
  product = await startProduct()
  person = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for you' })
const steps = (page: Page) => page.getByRole('heading', { name: 'Begin in 7 steps' })
const running = (page: Page) => page.getByRole('heading', { name: 'Running audits' })
const address = (page: Page) => page.getByRole('note')

/** Keeps an answer back until it was asked for and the test says so. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => {}
  const held = new Promise<void>((done) => (come = done))
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await held
      await route.continue()
    },
  )
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path)
  return async () => {
    await asked
    come()
  }
}

test.each([1440, 390] as const)('what comes above the panels later has its place kept: %i', async (width) => {
  const page = await product.open({ width, asNew: true })
  await bringSession(page, person)
  // Lines may break elsewhere once it has come, which is not what is looked at here.
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/dashboard')
  await Promise.all([waiting, steps, address].map((of) => of(page).waitFor()))

  const comeSteps = await hold(page, '/api/first-steps')
  const comeAddress = await hold(page, '/api/settings/address')
  await page.reload()
  await waiting(page).waitFor()
  const before = await waiting(page).boundingBox()
  expect([await steps(page).count(), await address(page).count()]).toEqual([0, 0])
  await comeSteps()
  await steps(page).waitFor()
  expect([await address(page).count(), await waiting(page).boundingBox()]).toEqual([0, before])
  await comeAddress()
  await address(page).waitFor()
  expect(await waiting(page).boundingBox()).toEqual(before)

  // What does not come again gives its place up.
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.reload()
  await Promise.all([waiting, address].map((of) => of(page).waitFor()))
  expect(await steps(page).count()).toBe(0)
  expect((await waiting(page).boundingBox())!.y).toBeLessThan(before!.y - 100)
  await page.context().close()
})

test.each([1440, 390] as const)('what comes into a panel moves none below it: %i', async (width) => {
  const page = await product.open({ width, asNew: true })
  await bringSession(page, person)
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/dashboard')
  // All that stands above has come once, so that its place is kept too.
  await Promise.all([steps, address].map((of) => of(page).waitFor()))
  await page.getByText('Nothing is waiting for you').waitFor()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('place-waiting'))))
    .toBe(true)

  const comeWaiting = await hold(page, '/api/waiting/count')
  await page.reload()
  await running(page).waitFor()
  await page.locator('[role=status]').first().waitFor()
  const before = await running(page).boundingBox()
  await comeWaiting()
  await page.getByText('Nothing is waiting for you').waitFor()
  expect(await running(page).boundingBox()).toEqual(before)
  await page.context().close()
})
