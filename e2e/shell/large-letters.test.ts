import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { picture } from '../harness.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, audit, enter } = await stageWorkspace()
afterAll(() => product.stop())
afterEach(() => product.leave())
const vi = { width: 390, language: 'vi' } as const

/** As a browser is whose letters are set to twice their size, on the smallest phone. */
async function enlarge(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Words on buttons and links, headings and names of fields that are not seen whole, and what is wider than the page. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`sideways ${scrollWidth}`)
    for (const element of document.querySelectorAll<HTMLElement>(
      '.mantine-Button-label, h1, h2, h3, label, button:not(.mantine-Button-root)',
    )) {
      const box = element.getBoundingClientRect()
      const words = element.textContent?.trim()
      if (!words || box.width < 2 || box.height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4)
      if (isCut || box.right > innerWidth + 1 || box.left < -1) found.push(words.slice(0, 60))
    }
    return found
  })

const onScreen = async (page: Page, name: string) => {
  await enlarge(page)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px')
  await picture(page, `large-${name}`)
  await expect.poll(() => cut(page)).toEqual([])
}

test('with letters of twice their size the thumb still reads where it goes next', async () => {
  const page = await enter(lan, `group_id=0&item=${audit.itemIds[0]}`, vi)
  const next = page.getByRole('button', { name: /^Tiếp: / })
  await next.waitFor()
  await onScreen(page, 'workspace')
  const words = next.locator('.mantine-Button-label')
  await expect
    .poll(() =>
      words.evaluate((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        return range.getBoundingClientRect().width
      }),
    )
    .toBeGreaterThan(120)
  expect((await next.boundingBox())!.width).toBeGreaterThan(200)
})
