import type { Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    draggedTo?: { x: number; y: number }
  }
}

type Point = { x: number; y: number }

/** Notes in the page where it has last heard of a drag: on a busy machine it hears late, and what is let go before falls elsewhere. */
const listen = () => {
  delete window.draggedTo
  document.addEventListener('dragover', ({ clientX: x, clientY: y }) => (window.draggedTo = { x, y }), true)
}
const hasHeard = ({ x, y }: Point) =>
  window.draggedTo !== undefined && Math.abs(window.draggedTo.x - x) < 2 && Math.abs(window.draggedTo.y - y) < 2

const seen = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Drags as a hand does, onto a place in an element or its middle: by way of many places, and not let go before the page has seen the last one. */
export async function drag(line: Locator, to: Locator, at?: Point): Promise<void> {
  const page = line.page()
  await line.hover()
  const box = (await to.boundingBox())!
  const end = at ? { x: box.x + at.x, y: box.y + at.y } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(listen)
  await page.mouse.down()
  for (const rest of [40, 12, 4, 0]) {
    await page.mouse.move(end.x + rest, end.y, { steps: 4 })
    await seen(page)
  }
  await page.waitForFunction(hasHeard, end)
  await page.mouse.up()
  await seen(page)
}
