import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { bringSession, startProduct, type Look, type Person } from './harness.ts'
import { makeAudit } from './data/workspace-data.ts'

/** Says that a move is meant although something is missing. */
export const goOnAllTheSame = (page: Page) =>
  page.getByRole('button', { name: /although \d+ thing|dù còn thiếu \d+ điểm/ }).click()

/** Two members of an audit in progress, and what tests look at in its workspace; items are counted from 0. */
export async function stageWorkspace(options?: Parameters<typeof startProduct>[0], items = 40) {
  const product = await startProduct(options)
  const lan = await product.person('Nguyễn Thị Lan', 'everything')
  const duc = await product.person('Trần Minh Đức', 'everything')
  const audit = await makeAudit(product.world.db, { items, groups: 8, members: [lan.id, duc.id] })

  /** Signed in, and in the workspace. */
  async function enter(person: Person, search = 'group_id=0', look: Look = {}, auditId = audit.id): Promise<Page> {
    const page = await product.open(look)
    await bringSession(page, person)
    await page.goto(`/checklist/${auditId}/view?${search}`)
    return page
  }

  const card = (page: Page, index: number): Locator => page.locator(`[data-item="${audit.itemIds[index]}"]`)
  const answer = (page: Page, index: number, code: string): Locator =>
    card(page, index)
      .locator('[aria-pressed]')
      .filter({ hasText: new RegExp(`^${code}$`) })
  const isChosen = (page: Page, index: number, code: string) =>
    expect.poll(() => answer(page, index, code).getAttribute('aria-pressed')).toBe('true')

  /** The code of the answer in the database. */
  async function stored(index: number): Promise<string> {
    const row = await product.world.db
      .selectFrom('audit_items as i')
      .innerJoin('item_statuses as s', 's.id', 'i.status_id')
      .where('i.id', '=', audit.itemIds[index]!)
      .select('s.code')
      .executeTakeFirstOrThrow()
    return row.code
  }
  const callOf = (index: number) => `**/api/checklists/${audit.id}/checklist-items/${audit.itemIds[index]}`
  return { product, lan, duc, audit, enter, card, answer, isChosen, stored, callOf }
}
