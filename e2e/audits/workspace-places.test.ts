import { afterAll, expect, test } from 'vitest'
import { makeAudit } from '../data/workspace-data.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer, isChosen } = await stageWorkspace()
afterAll(() => product.stop())

test('a link to an item opens its group, brings it into sight and marks it', async () => {
  const target = audit.itemIds[33]!
  const page = await enter(lan, `item=${target}`)
  await card(page, 33).waitFor()
  await expect.poll(() => card(page, 33).getAttribute('data-active')).toBe('true')
  await expect
    .poll(() => card(page, 33).evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThan(900)
  await expect.poll(() => new URL(page.url()).searchParams.get('group_id')).not.toBeNull()
  await page.context().close()
})

test('an older link leads to its place, and gives way to what is chosen next', async () => {
  const open = audit.statuses.find(({ is_default }) => is_default)!
  const page = await enter(lan, `grp=${audit.groupIds[1]}&stt=${open.id}`)
  const filter = page.getByRole('group', { name: 'Filter by status' })
  const isPressed = (name: RegExp) => filter.getByRole('button', { name }).getAttribute('aria-pressed')
  await expect.poll(() => isPressed(new RegExp(`^${open.code}, `))).toBe('true')
  await expect.poll(() => page.locator('[data-item]').count()).toBeGreaterThan(0)
  await filter.getByRole('button', { name: 'All' }).click()
  await expect.poll(() => isPressed(/^All$/)).toBe('true')
  await expect.poll(() => new URL(page.url()).search).toBe(`?group_id=${audit.groupIds[1]}`)
  await page.context().close()
})

test('the figures of the overview are read once for answers that come together', async () => {
  const page = await enter(lan, '')
  await page.getByRole('heading', { name: 'Answers by member' }).waitFor()
  await page.getByRole('link', { name: /^(Start|Continue)/ }).waitFor()
  await page.waitForLoadState('networkidle')
  let asked = 0
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/figures'))))
  const browser = await product.world.signIn(duc.id)
  for (const item of audit.itemIds.slice(20, 23))
    await browser.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: 'C' } })
  await page.getByText('Trần Minh Đức').locator('xpath=ancestor::li').getByText('3 questions').waitFor()
  // Time for one more to be asked for.
  await page.waitForTimeout(500)
  expect(asked).toBe(1)
  await page.context().close()
})

test('the keys move, answer and comment, and stay quiet while somebody types', async () => {
  const page = await enter(lan)
  await answer(page, 5, 'C').waitFor()
  for (let press = 0; press < 7; press++) await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect.poll(() => card(page, 5).getAttribute('data-active')).toBe('true')
  await page.keyboard.press('2')
  await isChosen(page, 5, 'OBS')
  await page.keyboard.press('c')
  await page.locator('[contenteditable=true]:focus').waitFor()
  await page.keyboard.type('jk 1 c')
  await isChosen(page, 5, 'OBS')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[contenteditable=true]').count()).toBe(0)
  await page.keyboard.press('c')
  await page.locator('[contenteditable=true]:focus').getByText('jk 1 c').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('TIEP DIA')
  await page.locator('mark', { hasText: 'tiếp địa' }).first().waitFor()
  await page.context().close()
})

test('a draft outlives its panel and a reload; pictures are sent, shown large, and concluded with', async () => {
  const page = await enter(lan)
  await card(page, 6).waitFor()
  await answer(page, 6, 'MIN').click()
  const panel = page.getByRole('complementary', { name: /Comments on 7\./ })
  await panel.locator('[contenteditable=true]').fill('Thiếu tem kiểm định')
  await page.reload()
  await card(page, 6).locator('[data-comments]').click()
  await panel.locator('[contenteditable=true]').getByText('Thiếu tem kiểm định').waitFor()
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'tem-1.png', mimeType: 'image/png', buffer: png },
      { name: 'tem-2.png', mimeType: 'image/png', buffer: png },
      { name: 'khong-phai-anh.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ])
  await panel.getByRole('alert').getByText('khong-phai-anh.png').waitFor()
  await panel.getByRole('button', { name: 'Remove tem-2.png' }).click()
  await panel.getByRole('button', { name: 'Send comment' }).click()
  await panel.getByRole('article').getByText('Thiếu tem kiểm định').waitFor()
  await panel.getByRole('button', { name: 'Open picture 1' }).click()
  await page.locator('.yarl__slide_image').first().waitFor()
  await page.keyboard.press('Escape')
  await panel.getByText('Conclusion', { exact: true }).waitFor()
  await page.context().close()
})

test('3,000 questions keep fewer than 3,000 elements in the page', async () => {
  const big = await makeAudit(product.world.db, { items: 3000, groups: 160, members: [lan.id] })
  const page = await enter(lan, 'group_id=0', {}, big.id)
  await page.locator(`[data-item="${big.itemIds[0]}"]`).waitFor()
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  await expect.poll(() => count()).toBeLessThan(3000)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await page.locator(`[data-item="${big.itemIds[0]}"]`).waitFor({ state: 'detached' })
  await expect.poll(() => count()).toBeLessThan(3000)
  await expect.poll(() => page.locator('[data-item]').count()).toBeGreaterThan(2)
  await page.context().close()
})

test('on a phone one thing is shown at a time, and back leads back', async () => {
  const page = await enter(lan, '', { width: 390 })
  await page.getByRole('tree').waitFor()
  await expect.poll(() => page.locator('[data-item]').count()).toBe(0)
  await page.getByRole('button', { name: /All questions/ }).click()
  await card(page, 0).waitFor()
  await expect.poll(() => page.getByRole('tree').count()).toBe(0)
  await card(page, 0).locator('[data-comments]').click()
  await page.getByRole('heading', { name: 'Comments' }).waitFor()
  await expect.poll(() => page.locator('[data-item]').count()).toBe(1)
  await expect.poll(() => page.getByRole('progressbar').isVisible()).toBe(true)
  await page.goBack()
  await card(page, 1).waitFor()
  await page.goBack()
  await page.getByRole('tree').waitFor()
  await page.context().close()
})

test('what does not exist leads to the page that says so', async () => {
  const page = await enter(lan)
  await page.goto('/checklist/999999/view')
  await page.waitForURL('**/404')
  await page.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
