import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startProduct, stillness, type Product } from '../harness.ts'
import { enter } from '../profiles.ts'
import { demonstration, signInCrawler, type Crawler } from './crawl/company.ts'

let product: Product
let crawler: Crawler
beforeAll(async () => {
  product = await startProduct()
  const people = await demonstration(product.world, 'vi')
  crawler = await signInCrawler(product.world, people.administrators)
  await product.world.db
    .updateTable('audits')
    .set({ name: longName })
    .where('id', '=', Number(crawler.records['IN_PROGRESS']))
    .execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

/** Three lines of the bar of a phone. */
const longName = 'Đánh giá nội bộ quý 4/2026: Kho nhiên liệu hàng không Đà Nẵng'

/** The share of the screen that moves, times how far, above which people are disturbed (web vitals: good up to 0.1). */
const most = 0.1

/** Notes from the start of each page what moves without anybody having pressed something. */
const noteShifts = () => {
  const page = window as unknown as { shifts: [number, string][] }
  page.shifts = []
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // What a page ends with goes down with it.
      const isEnd = sources.every(({ node }) => node instanceof Element && node.matches('footer'))
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')
      if (!hadRecentInput && !isEnd) page.shifts.push([value, what])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Answers come one after another, as on a far line. */
async function answerLate(page: Page): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    await new Promise((done) => setTimeout(done, 100 + (route.request().url().length % 5) * 80))
    await route.continue()
  })
}

type Shifts = readonly [number, string][]
const sumOf = (shifts: Shifts) => shifts.reduce((all, [value]) => all + value, 0)

/** Opens a screen, which a device may have learnt of before, and gives what moved until all of it had come. */
async function movedOn(page: Page, address: string): Promise<Shifts> {
  await page.goto(address)
  await page.locator('#content :is(h1, h2)').first().waitFor()
  await page.waitForLoadState('networkidle')
  await stillness(page)
  return page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts)
}

test.each([1440, 390] as const)('nothing moves much on a screen while the rest of it comes: %i', async (width) => {
  const page = await product.open({ width, language: 'vi' })
  const { token, user, records } = crawler
  await enter(page, { token, user: JSON.stringify(user), permissions: JSON.stringify(user.permissions) })
  await page.addInitScript(noteShifts)
  await answerLate(page)
  const moved: [string, number, string[]][] = []
  for (const address of [
    '/dashboard',
    '/checklist/list',
    '/findings',
    `/checklist/${records['IN_PROGRESS']}/view`,
    `/checklist/${records['CORRECTIVE']}/summary`,
    `/checklist/${records['IN_PROGRESS']}/corrective`,
    '/report/correctives',
    '/report/findings',
    '/report/coverage',
    '/document/list',
    '/forum',
  ]) {
    if (address === '/dashboard') await movedOn(page, address)
    const shifts = await movedOn(page, address)
    // On a busy machine the line that says so comes and goes above everything; a screen that moves by itself moves each time.
    const again = sumOf(shifts) > most ? await movedOn(page, address) : []
    if (sumOf(again) > most) moved.push([address, sumOf(again), again.map(([, what]) => what)])
  }
  expect(moved).toEqual([])
  await page.context().close()
})

test('the bar of a phone is as high for a name of three lines as for one word', async () => {
  const page = await product.open({ width: 390, language: 'vi' })
  const { token, user, records } = crawler
  await enter(page, { token, user: JSON.stringify(user), permissions: JSON.stringify(user.permissions) })
  const way = page.getByRole('navigation', { name: 'Vị trí trang' })
  const below = async () => (await page.locator('#content').boundingBox())!.y
  await page.goto('/checklist/list')
  await way.waitFor()
  const usual = await below()
  await page.goto(`/checklist/${records['IN_PROGRESS']}/view`)
  const name = way.getByText(longName)
  await name.waitFor()
  expect((await name.boundingBox())!.height).toBeGreaterThan(2.5 * 17)
  expect(await below()).toBe(usual)
  await page.context().close()
})
