import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bringSession, startProduct, type Product } from '../harness.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

type Line = { words: string; width: number }

/** How wide the words on the screen stand, each text by itself. */
const lines = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { words: string; width: number }[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const words = texts.currentNode.textContent?.trim() ?? ''
      const [box, ...more] = range.getClientRects()
      if (words.length > 3 && box && more.length === 0 && box.width > 1) found.push({ words, width: box.width })
    }
    return found
  })

/** Of a page on which the font of the product comes only when that is asked for, how much wider its words are with it. */
async function widened(page: Page, open: () => Promise<void>): Promise<number[]> {
  let letIn = () => {}
  const held = new Promise<void>((done) => (letIn = done))
  await page.route(/\.woff2$/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\.woff2$/)
  await open()
  await asked
  const before = new Map((await lines(page)).map(({ words, width }) => [words, width]))
  letIn()
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.check("14px 'Inter Variable'"))
  const after = await lines(page)
  const ratios = after.flatMap(({ words, width }) => (before.has(words) ? [width / before.get(words)!] : []))
  return ratios.toSorted((one, other) => one - other)
}

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)]!

test.each(['vi', 'en'] as const)('words stay where they are when the font comes late: %s', async (language) => {
  const person = await product.person('Nguyễn Thị Thưởng', 'everything')
  const page = await product.open({ language, asNew: true })
  await bringSession(page, person)
  const inside = await widened(page, async () => {
    await page.goto('/user/list')
    await page.getByRole('row').nth(1).waitFor()
  })
  expect(inside.length).toBeGreaterThan(20)
  expect(middle(inside)).toBeGreaterThan(0.97)
  expect(middle(inside)).toBeLessThan(1.03)
  await page.context().close()

  const visitor = await product.open({ language, asNew: true })
  const outside = await widened(visitor, async () => {
    await visitor.goto('/login')
    await visitor.locator('#form input[name=email]').waitFor()
  })
  expect(outside.length).toBeGreaterThan(5)
  expect(middle(outside)).toBeGreaterThan(0.97)
  expect(middle(outside)).toBeLessThan(1.03)
  await visitor.context().close()
})
