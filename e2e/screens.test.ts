import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf, startProduct, type Product } from './harness.ts'
import { demonstration, signInCrawler, type Crawler } from './shell/crawl/company.ts'
import { startCrawling } from './shell/crawl/crawl.ts'
import { addresses } from './shell/crawl/screens.ts'

let product: Product
let crawler: Crawler
beforeAll(async () => {
  product = await startProduct()
  const userOf = await demonstration(product.world, 'vi')
  crawler = await signInCrawler(product.world, userOf.administrators)
})
afterAll(() => product.stop())

const every = (['vi', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => ([390, 1440] as const).map((width) => ({ language, theme, width }))),
)
const twoOf = (names: string[]) => every.filter((look) => names.includes(nameOf(look)))
/** A phone in daylight and a desk in the evening; with `--all` every look. */
const looks = process.env['APRON_TIER'] === 'always' ? twoOf(['vi-light-390', 'en-dark-1440']) : every

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'every screen is there, in its language, and accessible: %s',
  async (_, look) => {
    const problems: string[] = []
    const page = await product.open(look)
    const crawling = await startCrawling(page, crawler, look.language, problems)
    const screens = addresses(crawler.records, 0)
    for (const address of screens) await crawling.visit(address, { presses: false, colours: true })
    await page.context().close()
    expect(crawling.counts.screens).toBe(screens.length)
    expect(screens.length).toBeGreaterThan(66)
    expect([...new Set(problems)]).toEqual([])
    expect(product.problems.splice(0)).toEqual([])
  },
)
