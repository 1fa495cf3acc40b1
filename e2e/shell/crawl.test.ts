import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstration, roleNames, signInCrawler, type Crawler, type RoleName } from './crawl/company.ts'
import { startCrawling } from './crawl/crawl.ts'
import { addresses, declared, statuses } from './crawl/screens.ts'
import { startProduct, type Product } from '../harness.ts'

let product: Product
let userOf: Record<RoleName, number>
const seen = { screens: 0, presses: 0, statuses: new Set<string>() }
/** Addresses that lead to another screen for everybody: that screen has its own address. */
const redirects = new Set<string>()
beforeAll(async () => {
  product = await startProduct()
  userOf = await demonstration(product.world, 'vi')
})
afterAll(() => product.stop())

const languages = ['vi', 'en'] as const
/** Every other screen, so that each is seen in both languages by one role or the next; what is on it is pressed by every other role. */
const half = (all: string[], which: number) => all.filter((_, place) => place % 2 === which)

test('knows every screen of the application', () => {
  expect(declared().length).toBeGreaterThan(30)
})

describe.each(roleNames.map((name, place) => ({ name, place })))('as one of the $name', ({ name, place }) => {
  let crawler: Crawler
  beforeAll(async () => {
    crawler = await signInCrawler(product.world, userOf[name])
  })

  test.each(languages)('every screen and what it opens asks nothing that the person may not: %s', async (language) => {
    const problems: string[] = []
    // One role sees every screen in the dark, as wide as no other test shows it so.
    const isDark = place === 0
    const page = await product.open({ language, theme: isDark ? 'dark' : 'light' })
    const crawling = await startCrawling(page, crawler, language, problems)
    const screens = half(addresses(crawler.records, place), (place + languages.indexOf(language)) % 2)
    for (const [index, address] of screens.entries()) {
      if (redirects.has(address)) continue
      const presses = (index + place) % 2 === 0
      await crawling.visit(address, { presses, colours: isDark })
    }
    // The bar is the same on every screen: once for a role.
    if (languages[place % languages.length] === language) await crawling.pressBar()
    for (const address of crawling.leadsElsewhere) redirects.add(address)
    await page.context().close()
    seen.screens += crawling.counts.screens
    seen.presses += crawling.counts.presses
    for (const status of statuses)
      if (screens.includes(`/checklist/${crawler.records[status]}/view`)) seen.statuses.add(status)
    expect([...new Set(problems)]).toEqual([])
    expect(product.problems.splice(0)).toEqual([])
  })
})

test('all roles together have seen every screen and pressed what is on it', () => {
  expect(seen.screens).toBeGreaterThan(roleNames.length * 30)
  expect(seen.presses).toBeGreaterThan(seen.screens)
  expect([...seen.statuses].sort()).toEqual([...statuses].sort())
})
