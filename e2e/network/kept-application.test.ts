import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { bringSession, expectAccessible, picture, startProduct, type Person, type Product } from '../harness.ts'
import { openProfile } from '../profiles.ts'
import { startFront, type Front } from './front.ts'
import { keptAddresses, keptWhole } from './kept-steps.ts'

let product: Product
let front: Front
let lan: Person
/** A browser that has visited once, in peace; the network may be gone. */
let page: Page
const asked = { beforeRest: [] as string[], all: [] as string[] }
let restedFor = 0

beforeAll(async () => {
  product = await startProduct()
  front = await startFront(product.url)
  lan = await product.person('Phạm Thị Lan', 'everything')
  page = await openProfile(front.url, { keeps: true }, [])
  await bringSession(page, lan)
  front.asked.length = 0
  const since = Date.now()
  await page.goto('/dashboard')
  await page.locator('#content h1').first().waitFor()
  asked.beforeRest = [...front.asked]
  await keptWhole(page)
  restedFor = Date.now() - since
  asked.all = [...front.asked]
})
afterAll(async () => {
  await page.context().close()
  await front.stop()
  await product.stop()
})

const away = (language: 'vi' | 'en' = 'en') =>
  page.getByRole('status').filter({
    hasText: language === 'en' ? 'No connection' : 'Không kết nối được máy chủ.',
  })

test('the first visit loads as it did: the application is fetched once the page is at rest, and nothing twice', () => {
  expect(asked.beforeRest).not.toContain('/sw.js')
  expect(asked.beforeRest.length).toBeLessThan(150)
  expect(restedFor).toBeGreaterThan(4000)
  const scripts = asked.all.filter((path) => /^\/assets\/.*\.js$/.test(path))
  expect(scripts.filter((path, place) => scripts.indexOf(path) < place)).toEqual([])
})

test('nothing of a person is kept: only the pages and the files that all have', async () => {
  await page.goto('/profile/show')
  await page.locator('#content h1').first().waitFor()
  const kept = await keptAddresses(page)
  expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(['/', '/login'])
  expect(kept.length).toBeGreaterThan(100)
})

test('a kept browser still asks the server for every call, and for no file of the application', async () => {
  front.asked.length = 0
  await page.goto('/position')
  await page.locator('#content h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await page.locator('#content h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(front.asked.filter((path) => path === '/api/profiles').length).toBe(2)
  expect(front.asked.filter((path) => path.startsWith('/api/positions')).length).toBeGreaterThanOrEqual(2)
  expect(front.asked.filter((path) => path === '/position' || path.startsWith('/assets/'))).toEqual([])
})

test('what is no screen comes from the server: the document of the calls, files, and addresses that lead nowhere', async () => {
  const other = await page.context().newPage()
  for (const path of ['/api/docs', '/api/openapi.json', '/files/none', '/assets/none', '/sw.js']) {
    front.asked.length = 0
    await other.goto(path)
    expect(front.asked).toContain(path)
  }
  await other.close()
})

test('without a network every screen opens and says what is missing, and where something waits', async () => {
  await front.cut()
  const addresses = [
    '/dashboard',
    '/checklist/list',
    '/checklist/list?page=2&name=kho',
    '/user/1/edit',
    '/checklist/1/view?group_id=0',
    '/profile/show',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('#content').waitFor()
    await away().waitFor()
    await expect.poll(() => page.locator('#content').getByLabel('Loading').count()).toBe(0)
    await page
      .getByText('This appears by itself once you are online.')
      .or(page.getByRole('button', { name: 'Try again' }))
      .or(page.getByText(lan.email))
      .first()
      .waitFor()
    await picture(page, `kept-away${address.replaceAll(/\W/g, '-')}`)
  }
  await expectAccessible(page)
})

test('what was asked for without a network comes by itself once there is one', async () => {
  await page.goto('/position')
  await away().waitFor()
  await front.mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await away().waitFor({ state: 'detached' })
  await page.getByRole('table').or(page.getByText('No position')).first().waitFor()
})

test('without a network and a session the sign-in opens, in the language of the browser, and says why nobody gets in', async () => {
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => localStorage.setItem('language', 'vi'))
  await front.cut()
  await page.goto('/checklist/list')
  await page.waitForURL(/\/login\?/)
  await away('vi').waitFor()
  await picture(page, 'kept-away-login')
  await expectAccessible(page)
  await front.mend()
})
