import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { areTrials, tried } from '../../../apps/api/src/testing/trials.ts'
import { bringSession, startProduct, type Person, type Product } from '../../harness.ts'
import { keptChanges, leaveUnsent, takeAllAway } from '../../kept.ts'
import { openProfile } from '../../profiles.ts'
import { startFront, type Front } from '../front.ts'
import { keptAddresses, keptWhole } from '../kept-steps.ts'
import { versionOf } from './versions.ts'

let product: Product
let front: Front
let lan: Person
beforeAll(async () => {
  product = await startProduct()
  front = await startFront(product.url)
  lan = await product.person('Phạm Thị Lan', 'everything')
})
afterAll(async () => {
  await front.stop()
  await product.stop()
})

const versions = 10
const problems: string[] = []
/** The front takes no sockets. */
const isOfPieces = (problem: string) => !problem.startsWith('WebSocket')
/** Chunks that were asked for and that the server of that version has not. */
const missing: string[] = []

/** A page of a browser that keeps the first version. */
async function keeper(): Promise<Page> {
  front.instead = versionOf(1)
  const page = await openProfile(front.url, { keeps: true }, problems)
  await bringSession(page, lan)
  await page.goto('/profile/show')
  await keptWhole(page)
  // From here on every chunk comes by way of the worker.
  await page.reload()
  await shown(page)
  await page.waitForLoadState('networkidle')
  page.context().on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/')) missing.push(response.url())
  })
  return page
}
const versionOn = (page: Page) => page.locator('meta[name=version]').getAttribute('content').then(Number)
const shown = (page: Page) => page.locator('#content h1').first().waitFor()
const change = (page: Page) => page.getByRole('button', { name: 'Use the new version' })
const pieces = async (page: Page) => (await keptAddresses(page)).filter((path) => path.endsWith('.js'))
/** The server has another version, and the browser has fetched it. */
const bring = async (page: Page, version: number) => {
  front.instead = versionOf(version)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const coming = registration?.installing
    while (coming?.state === 'installing')
      await new Promise((done) => coming.addEventListener('statechange', done, { once: true }))
  })
}
/** Goes to one screen of the menu after another. */
const goOn = async (page: Page, turn: number) => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  await links.first().waitFor()
  await links.nth(turn % (await links.count())).click()
  await shown(page)
}

test.runIf(areTrials)(
  'one version after another reaches every tab, each whole, and so does one that is taken back',
  async () => {
    const page = await keeper()
    const many = (await pieces(page)).length
    const tabs = [page]
    const order = [...Array.from({ length: versions }, (_, at) => at + 2), versions]
    for (const [at, version] of order.entries()) {
      await bring(page, version)
      // What is open goes on with its own chunks, also on a screen that it has not shown before.
      await change(page).waitFor()
      const before = await Promise.all(tabs.map(versionOn))
      expect(new Set(before).size).toBe(1)
      await goOn(page, at)
      const tab = await page.context().newPage()
      tabs.push(tab)
      await tab.goto('/profile/show')
      await shown(tab)
      // A page that has only just been opened takes it by itself; any other asks, or takes it with a reload.
      let tries = at
      const late = async () => {
        const versionsNow = await Promise.all(tabs.map(versionOn))
        const one = tabs[versionsNow.findIndex((now) => now !== version)]
        tries += 1
        if (one && tries % 2 === 0 && (await change(one).count())) await change(one).click()
        else await one?.reload()
        return versionsNow
      }
      await expect.poll(late, { interval: 4000, timeout: 150_000 }).toEqual(tabs.map(() => version))
      await Promise.all(tabs.map(shown))
      await expect.poll(async () => (await pieces(page)).length).toBe(many)
      if (tabs.length > 2) await tabs.splice(1, 1)[0]!.close()
      tried(1)
    }
    expect([problems.filter(isOfPieces), missing]).toEqual([[], []])
    await page.context().close()
  },
)

test.runIf(areTrials)(
  'nothing unsent is lost while one version after another comes, and the newest is there once it is sent',
  async () => {
    const page = await keeper()
    const many = (await pieces(page)).length
    await leaveUnsent(page, lan)
    const counts: number[] = []
    for (let version = 2; version <= versions + 1; version += 1) {
      await bring(page, version)
      const tab = await page.context().newPage()
      await tab.goto('/dashboard')
      await shown(tab)
      await goOn(tab, version)
      await tab.reload()
      await shown(tab)
      expect([await versionOn(tab), (await keptChanges(page)).length]).toEqual([1, 1])
      await tab.close()
      counts.push((await pieces(page)).length / many)
      tried(1)
    }
    // Each that came is kept until one of them takes over.
    expect(Math.max(...counts)).toBeLessThanOrEqual(versions + 1)
    await takeAllAway(page)
    await Promise.all([page.waitForEvent('load'), change(page).click()])
    await expect.poll(() => versionOn(page)).toBe(versions + 1)
    await shown(page)
    await expect.poll(async () => (await pieces(page)).length).toBe(many)
    expect([problems.filter(isOfPieces), missing]).toEqual([[], []])
    await page.context().close()
  },
)
