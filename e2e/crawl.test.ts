import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstration, signInCrawler, type Role } from './crawl/company.ts'
import { startCrawling } from './crawl/crawl.ts'
import { addresses, declared } from './crawl/screens.ts'
import { startProduct, type Product } from './harness.ts'

let product: Product
let roles: Role[]
beforeAll(async () => {
  product = await startProduct()
  roles = await demonstration(product.world, 'vi')
})
afterAll(() => product.stop())

const languages = ['vi', 'en'] as const
/** Every other screen, so that each is seen in both languages by one role or the next. */
const half = (all: string[], which: number) => all.filter((_, place) => place % 2 === which)

test('knows every screen of the application', () => {
  expect(declared().length).toBeGreaterThan(30)
})

// Some 300 screens; a machine with nothing else to do needs about a minute.
const patience = 400_000

test(
  'every screen and what it opens asks nothing that the person may not, in both languages, as each role',
  async () => {
    const problems: string[] = []
    const seen = { screens: 0, presses: 0 }
    const redirects = new Set<string>()
    for (const [place, role] of roles.entries()) {
      const crawler = await signInCrawler(product.world, role)
      for (const [turn, language] of languages.entries()) {
        const page = await product.open({ language })
        const crawling = await startCrawling(page, crawler, language, problems)
        const screens = half(addresses(crawler.records, place), (place + turn) % 2)
        for (const address of screens) if (!redirects.has(address)) await crawling.visit(address)
        await crawling.pressBar()
        for (const address of crawling.leadsElsewhere) redirects.add(address)
        await page.context().close()
        seen.screens += crawling.counts.screens
        seen.presses += crawling.counts.presses
      }
    }
    expect([...new Set(problems)]).toEqual([])
    expect(product.problems).toEqual([])
    expect(seen.screens).toBeGreaterThan(roles.length * 30)
    expect(seen.presses).toBeGreaterThan(seen.screens)
  },
  patience,
)
