import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { looks, nameOf, picture } from '../harness.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, enter } = await stageWorkspace()
afterAll(() => product.stop())
const large = await makeAudit(product.world.db, { items: 60, groups: 40, members: [lan.id], answered: true })
await product.world.db
  .updateTable('audit_items')
  .set({ content: '<p>Nhân viên có lấy mẫu, kiểm tra ngoại quan và ghi chép vào sổ không?</p>'.repeat(20) })
  .where('audit_id', '=', large.id)
  .execute()
const phones = looks.filter(({ width }) => width === 390)

/** How far in pixels an element stands below the bar that stays at the top. */
const belowBar = (page: Page, selector: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector('[role=progressbar]')!.closest('[class*=bar]')!
    return document.querySelector(name)!.getBoundingClientRect().top - bar.getBoundingClientRect().bottom
  }, selector)

test.each(phones.map((look) => [nameOf(look), look] as const))(
  'the next open question begins at its head, and the bar names it: %s',
  async (name, look) => {
    const page = await enter(lan, `group_id=0&item=${large.itemIds[0]}`, look, large.id)
    await page.locator(`[data-item="${large.itemIds[0]}"]`).waitFor()
    await page.locator('[contenteditable=true]').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await page.getByRole('button', { name: look.language === 'vi' ? /^Tiếp: 9\./ : /^Next: 9\./ }).click()
    const next = `[data-item="${large.itemIds[8]}"]`
    await page.locator(next).waitFor()
    await expect.poll(() => belowBar(page, next)).toBeGreaterThanOrEqual(0)
    await expect.poll(() => page.locator('[class*=bar] strong').first().textContent()).toMatch(/^9\. /)
    await picture(page, `workspace-next-${name}`)
    await page.context().close()
  },
)

test('a group opens at its heading, also from far down the groups and after a question was read', async () => {
  const page = await enter(lan, '', { width: 390 }, large.id)
  const heading = '[role=list] h2'
  for (const place of [25, 20, 25]) {
    const group = page.getByRole('treeitem').nth(place)
    await group.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await group.click()
    await page.locator(heading).waitFor()
    await expect.poll(() => belowBar(page, heading)).toBeGreaterThanOrEqual(0)
    await picture(page, `workspace-group-${place}`)
    await page.locator('[data-item]').first().locator('[data-comments]').click()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    await page.goBack()
    await page.locator(heading).waitFor()
    await page.goBack()
    await page.getByRole('tree').waitFor()
  }
  await page.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
