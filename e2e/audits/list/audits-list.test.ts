import { sql } from 'kysely'
import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startAuditCompany, type AuditCompany } from '../../data/audit-company.ts'
import { expectAccessible, looks, nameOf, picture, signIn } from '../../harness.ts'

let company: AuditCompany
beforeAll(async () => {
  company = await startAuditCompany()
  const items = await company.library(2, 4)
  // Closed, waiting, in correction, running: in the order in which nobody wants to see them.
  for (const [place, status] of [5, 0, 1, 4, 3, 3, 3].entries()) {
    const id = await company.audit(`Đánh giá nội bộ quý 4/2026: kho nhiên liệu số ${place}`)
    await company.choose(id, items)
    await company.put(id, status)
    await sql`update audits set ending_date = current_date + ${sql.lit(place + 5)}, starting_date = current_date - 1
      where id = ${id}`.execute(company.product.world.db)
    await sql`update audit_items set status_id = ${company.finding} where audit_id = ${id}
      and library_item_id = any(${items.slice(0, place)})`.execute(company.product.world.db)
  }
})
afterAll(() => company.product.stop())
afterEach(() => expect(company.product.problems.splice(0)).toEqual([]))

const words = {
  vi: { tabs: 'Các đợt đánh giá theo việc cần làm', running: 'Đang làm 3', filter: 'Lọc', sort: 'Sắp xếp theo' },
  en: { tabs: 'Audits by stage', running: 'Running 3', filter: 'Filter', sort: 'Sort by' },
} as const

/** On a phone: 844 pixels. */
async function expectSixInSight(rows: Locator) {
  const sixth = await rows.nth(5).boundingBox()
  expect(sixth!.y + sixth!.height).toBeLessThanOrEqual(844)
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'what runs stands first, with how far it is, and a tab leaves just that: %s',
  async (name, look) => {
    const say = words[look.language]
    const page = await company.product.open(look)
    await signIn(page, company.chief, '/checklist/list')
    const isPhone = look.width === 390
    const rows = page.locator(isPhone ? '#content ul > li' : 'tbody tr')
    const order = () =>
      rows.evaluateAll((all) => all.map((row) => /số (\d)/.exec(row.querySelector('a')!.textContent)![1]))
    await expect.poll(order).toEqual(['4', '5', '6', '3', '1', '2', '0'])
    await rows.first().getByText('4/8').waitFor()
    await rows.first().getByRole('link', { name: /^4 NC/ }).waitFor()
    if (isPhone) {
      await expectSixInSight(rows)
      await page.getByLabel(say.sort).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: say.filter }).click()
      await page.getByLabel(say.sort).waitFor()
      await picture(page, `audit-list-filters-${name}`)
      await page.getByRole('button', { name: say.filter }).click()
    }
    await page.getByRole('navigation', { name: say.tabs }).getByRole('link', { name: say.running }).waitFor()
    await picture(page, `audit-list-${name}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: say.running }).click()
    await page.waitForURL(/\?status=3$/)
    await expect.poll(order).toEqual(['4', '5', '6'])
    // The tab is no filter that anybody would have to clear.
    await page.getByRole('button', { name: say.filter, exact: true }).waitFor()
    await rows.first().getByRole('link', { name: /^4 NC/ }).click()
    await page.waitForURL(/\/view\?group_id=0&status_ids=\d+$/)
    await page.context().close()
  },
)
