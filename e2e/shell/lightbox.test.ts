import { afterAll, afterEach, expect, test } from 'vitest'
import { pixels } from '../chat-steps.ts'
import { expectAccessible, picture } from '../harness.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, enter, card, answer } = await stageWorkspace()
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test.each([1440, 390] as const)('the controls of a picture are seen on any of them: %i', async (width) => {
  const index = width === 390 ? 0 : 1
  const page = await enter(lan, 'group_id=0', { width })
  await answer(page, index, 'MIN').click()
  await page.locator('[contenteditable=true]').first().fill('Tem kiểm định đã hết hạn')
  const white = { mimeType: 'image/png', buffer: await pixels(page, 1200, 1600, '#ffffff') }
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(['1.png', '2.png', '3.png'].map((name) => ({ name, ...white })))
  await page.getByRole('button', { name: 'Remove 3.png' }).waitFor()
  await page.getByRole('button', { name: 'Send comment' }).click()
  await page.getByRole('button', { name: 'Open picture 2' }).click()
  const viewer = page.locator('.yarl__root')
  await viewer.locator('.yarl__slide_current img').waitFor()
  await picture(page, `lightbox-${width}`)
  await expectAccessible(page)
  for (const name of ['Close', 'Previous picture', 'Next picture']) {
    const button = viewer.getByRole('button', { name, exact: true })
    const { x, y, width: across, height } = (await button.boundingBox())!
    expect([name, across, height]).toEqual([name, 44, 44])
    expect(x >= 8 && y >= 8 && x + across <= width - 8).toBe(true)
    const [ground, drawn] = await button.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color]
    })
    expect(drawn).toBe('rgb(255, 255, 255)')
    expect(Number(/^rgba\(0, 0, 0, ([\d.]+)\)$/.exec(ground!)?.[1])).toBeGreaterThan(0.7)
  }
  const at = (number: number) => viewer.locator('.yarl__slide_current').getByRole('img', { name: `${number}.png` })
  await page.keyboard.press('ArrowRight')
  await at(3).waitFor()
  await page.keyboard.press('ArrowLeft')
  await at(2).waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await card(page, index).waitFor()
  await page.context().close()
})
