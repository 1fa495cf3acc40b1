import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { makeAudit } from '../data/workspace-data.ts'
import { bringSession, startProduct, type Person, type Product } from '../harness.ts'

declare global {
  interface Window {
    /** When the page first showed what it is for, in milliseconds since it began. */
    shownAt?: number
  }
}

type PrefetchList = { calls?: Record<string, string[]> }

/** With an empty browser, and with one whose service worker keeps the application. */
const most = { asNew: 25, keeps: 6 }

let product: Product
let lan: Person
let auditId: number
beforeAll(async () => {
  product = await startProduct()
  lan = await product.person('Nguyễn Thị Lan', 'everything')
  auditId = (await makeAudit(product.world.db, { items: 300, groups: 12, members: [lan.id] })).id
  await product.world.db.insertInto('positions').values({ name: 'Trưởng kho', order: 1, status: 0 }).execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const screens = {
  'the list of audits': { address: () => '/checklist/list', shows: 'table tbody a' },
  'the workspace of 300 items': { address: () => `/checklist/${auditId}/view?group_id=0`, shows: '[data-item]' },
  'what waits': { address: () => '/waiting', shows: '#content li a' },
}

function noteShown(shows: string) {
  const look = () => {
    if (document.querySelector(shows)?.getClientRects().length) window.shownAt = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** What came over the network for a page that was asked for before the page showed what it is for. */
async function askedUntilShown(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.waitForFunction(() => window.shownAt)
  // What was on its way then has come.
  await page.waitForLoadState('networkidle')
  const asked = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry.startTime <= window.shownAt! && (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name),
  )
  return asked.map((one) => one.slice(product.url.length))
}

test.each(Object.entries(screens))('%s is there after few requests, of which none is made twice', async (_, screen) => {
  const page = await product.open({ asNew: true })
  await page.addInitScript(noteShown, screen.shows)
  await bringSession(page, lan)
  const calls: string[] = []
  // Also those of which nobody reads the answer.
  page.on('request', (request) => {
    const address = request.url().slice(product.url.length)
    if (address.startsWith('/api/')) calls.push(address)
  })
  const asked = await askedUntilShown(page, screen.address())
  expect(asked.filter((address) => address.startsWith('/assets/')).length).toBeGreaterThan(5)
  expect(asked.length).toBeLessThanOrEqual(most.asNew)
  const first = calls.slice(0, asked.filter((address) => address.startsWith('/api/')).length)
  expect(first.length).toBeGreaterThan(2)
  expect(first).toEqual([...new Set(first)])
  // What the page prefetched is what the screen asked itself.
  const wanted = async () => {
    const { calls: all } = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('asked'))) ?? '{}',
    ) as PrefetchList
    return all?.[screen.address()]
  }
  await expect.poll(wanted).toEqual(expect.arrayContaining(first))
  await page.context().close()
})

test('what is kept is not asked for again', async () => {
  const page = await product.open({ keeps: true })
  await bringSession(page, lan)
  await page.goto('/checklist/list')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 150_000 })
  for (const { address, shows } of Object.values(screens)) {
    await page.addInitScript(noteShown, shows)
    await askedUntilShown(page, address())
    const asked = await askedUntilShown(page, address())
    expect(asked.filter((one) => !one.startsWith('/api/'))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(most.keeps)
  }
  await page.context().close()
})
