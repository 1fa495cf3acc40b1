import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  bringSession,
  expectAccessible,
  picture,
  startProduct,
  type Look,
  type Person,
  type Product,
} from '../harness.ts'
import { openProfile } from '../profiles.ts'
import { newerVersion, oldPiece, startFront, withFewPieces, type Front } from './front.ts'
import { keptAddresses, keptWhole } from './kept-steps.ts'
import { leaveUnsent, takeAllAway } from '../kept.ts'

let product: Product
let front: Front
let lan: Person
const opened: Page[] = []
const none = () => null

beforeAll(async () => {
  product = await startProduct()
  front = await startFront(product.url)
  lan = await product.person('Phạm Thị Lan', 'everything')
})
beforeEach(async () => {
  front.instead = withFewPieces
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  for (const page of opened) await page.context().close()
  await front.stop()
  await product.stop()
})

/** A page of a browser that keeps the application. */
async function keeper(look: Look = {}) {
  const page = await openProfile(front.url, { ...look, keeps: true }, [])
  opened.push(page)
  await bringSession(page, lan)
  await page.goto('/profile/show')
  await keptWhole(page)
  return page
}
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => null)
  })
const isNewer = (page: Page) => page.locator('meta[name=newer]').count()
const line = (page: Page) => page.getByRole('status').filter({ hasText: /A new version is ready|Đã có phiên bản mới/ })
const change = (page: Page) => page.getByRole('button', { name: /Use the new version|Dùng phiên bản mới/ })
const shown = (page: Page) => page.locator('#content h1').first().waitFor()

test.each([{ language: 'vi', theme: 'dark', width: 390 }, {}] as const)(
  'a new version waits while something is unsent, says so, and takes over when the person lets it: %o',
  async (look) => {
    const page = await keeper(look)
    await leaveUnsent(page, lan)
    front.instead = newerVersion
    await lookForNewer(page)
    await line(page).waitFor()
    await picture(page, `new-version-waits-${look.width ?? 1440}`)
    expect(await change(page).count()).toBe(0)
    await takeAllAway(page)
    await change(page).waitFor()
    await picture(page, `new-version-ready-${look.width ?? 1440}`)
    await expectAccessible(page)
    await Promise.all([page.waitForEvent('load'), change(page).click()])
    await shown(page)
    expect(await isNewer(page)).toBe(1)
    await expect.poll(() => line(page).count()).toBe(0)
    expect(await keptAddresses(page)).not.toContain(`/assets/${oldPiece}`)
  },
)

test('a page of the version before goes on with its own pieces, whatever the server has now', async () => {
  front.instead = none
  const page = await keeper()
  await leaveUnsent(page, lan)
  front.instead = newerVersion
  await lookForNewer(page)
  await line(page).waitFor()
  front.asked.length = 0
  await page.goto('/nowhere')
  await page.getByText("Oops! You're lost.").waitFor()
  expect(await isNewer(page)).toBe(0)
  expect(front.asked.filter((path) => path.startsWith('/assets/'))).toEqual([])
})

test('a reload brings the new version when nothing is lost by it', async () => {
  const page = await keeper()
  front.instead = newerVersion
  await lookForNewer(page)
  await change(page).waitFor()
  await page.reload()
  // A page that is too busy to say that nothing is lost by it keeps its version until the next time.
  await expect
    .poll(() => isNewer(page).then((is) => is || page.reload().then(() => 0)), { interval: 5000, timeout: 60_000 })
    .toBe(1)
  await shown(page)
})

test('a new version waits for what is not saved in another tab, and both tabs change together', async () => {
  const page = await keeper()
  const other = await page.context().newPage()
  await other.goto('/profile/edit')
  const note = other.getByLabel('Further information')
  await note.fill('Ca đêm')
  front.instead = newerVersion
  await lookForNewer(page)
  await change(page).click()
  await page.getByText('Not yet: something is not saved').waitFor()
  expect((await isNewer(page)) + (await isNewer(other))).toBe(0)
  expect(await note.inputValue()).toBe('Ca đêm')
  await note.fill('')
  await Promise.all([other.waitForEvent('load'), page.waitForEvent('load'), change(page).click()])
  await expect.poll(() => isNewer(page)).toBe(1)
  await expect.poll(() => isNewer(other)).toBe(1)
})

test('a deployment of which half is there changes nothing, and is taken once it is whole', async () => {
  const page = await keeper()
  // The new worker, and the page of the version before.
  front.instead = (path) => (path === '/sw.js' ? newerVersion(path) : null)
  await lookForNewer(page)
  await page.reload()
  await shown(page)
  expect(await line(page).count()).toBe(0)
  front.instead = newerVersion
  await lookForNewer(page)
  // A page that has only just been opened takes it by itself; any other asks.
  await expect.poll(async () => (await line(page).count()) + (await isNewer(page))).toBeGreaterThan(0)
})

test('a server that has no worker any more takes nothing away', async () => {
  const page = await keeper()
  front.instead = (path) => (path === '/sw.js' ? { status: 404 } : null)
  await lookForNewer(page)
  await page.reload()
  await shown(page)
  await front.cut()
  await page.reload()
  await shown(page)
  await front.mend()
})

test('a worker that cannot be installed harms nothing', async () => {
  front.instead = (path) =>
    path.startsWith('/assets/inter-vietnamese') ? { status: 200, type: 'text/html', body: 'Sign in' } : null
  const page = await openProfile(front.url, { keeps: true }, [])
  opened.push(page)
  await bringSession(page, lan)
  await page.goto('/profile/show')
  await shown(page)
  const end = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    while (installing?.state === 'installing')
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
    return installing?.state
  })
  expect(end).toBe('redundant')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  await page.goto('/dashboard')
  await shown(page)
})

test('the product can take the worker back: what it kept goes, and pages come from the server', async () => {
  const page = await keeper()
  const leaving = await startProduct({ config: { offline: false } })
  const body = await (await fetch(`${leaving.url}/sw.js`)).text()
  await leaving.stop()
  front.instead = (path) => (path === '/sw.js' ? { status: 200, type: 'text/javascript', body } : null)
  await page.reload()
  await lookForNewer(page)
  // It waits while the worker before is at something, as it is for a while after each page that is opened; a page asks for it again once it is at rest.
  const leftAfterReload = async () => {
    await page.reload()
    await shown(page)
    return keptAddresses(page)
  }
  await expect.poll(leftAfterReload, { interval: 6000, timeout: 60_000 }).toEqual([])
  front.asked.length = 0
  await page.goto('/dashboard')
  await shown(page)
  expect(front.asked).toContain('/dashboard')
})

test('a kept page that does not start is given up for the one of the server', async () => {
  const page = await keeper()
  await page.evaluate(async () => {
    const cache = await caches.open('application')
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')!.src
    await cache.put(entry, new Response('broken(', { headers: { 'content-type': 'text/javascript' } }))
  })
  await page.reload()
  await shown(page)
  expect(front.asked.filter((path) => path === '/profile/show').length).toBeGreaterThan(1)
})
