import type { Locator, Page } from 'playwright-core'

type Point = { x: number; y: number }

const seen = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Drags as a hand does, onto a place in an element or its middle: by way of many places, and not let go before the page has seen the last one. */
export async function drag(line: Locator, to: Locator, at?: Point): Promise<void> {
  const page = line.page()
  await line.hover()
  const box = (await to.boundingBox())!
  const end = at ? { x: box.x + at.x, y: box.y + at.y } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.down()
  for (const rest of [40, 12, 4, 0]) {
    await page.mouse.move(end.x + rest, end.y, { steps: 4 })
    await seen(page)
  }
  await page.mouse.up()
  await seen(page)
}
