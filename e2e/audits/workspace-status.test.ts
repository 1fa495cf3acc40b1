import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bringSession, expectAccessible, looks, nameOf, picture } from '../harness.ts'
import { filesOfAlone } from '../network/pieces.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { goOnAllTheSame, stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, enter } = await stageWorkspace()
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const { db } = product.world
const team = { items: 6, groups: 2, members: [lan.id, duc.id] }
const control = (page: Page, now = '') =>
  page.getByRole('button', { name: new RegExp(`^Change the status of Đánh giá nội bộ kho Tân Sơn Nhất, now ${now}`) })
const choose = async (page: Page, now: string, move: string) => {
  await control(page, now).click()
  await page.getByRole('menuitem', { name: move, exact: true }).click()
}
const answers = (page: Page) => page.locator('[data-item]').first().locator('[aria-pressed]').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Close the audit' })

test('an audit is moved in its workspace, by keyboard too, and every member sees it there at once', async () => {
  const { id } = await makeAudit(db, { ...team, status: 1 })
  const [page, other] = [await enter(lan, 'group_id=0', {}, id), await enter(duc, 'group_id=0', {}, id)]
  await other.locator('[data-live]').waitFor()
  await expect.poll(() => answers(other).count()).toBe(0)
  await page.getByRole('button', { name: 'Start the audit' }).click()
  await control(page, 'In progress').waitFor()
  await control(other, 'In progress').waitFor()
  for (const each of [page, other]) await answers(each).waitFor()

  await control(page, 'In progress').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Start corrections' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Đánh giá nội bộ kho Tân Sơn Nhất will be closed').waitFor()
  // What is missing is read first: no calendar lies over it.
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await dialog(page).getByRole('textbox', { name: 'Closing date' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Later' }).count()).toBe(0)
  await dialog(page).getByRole('textbox', { name: 'Closing date' }).fill('01/01/2026')
  await page.keyboard.press('Tab')
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await goOnAllTheSame(page)
  await dialog(page).getByText('The closing date may not come before the start.').waitFor()
  await dialog(page).getByRole('textbox', { name: 'Closing date' }).fill('30/11/2026')
  await page.keyboard.press('Tab')
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await goOnAllTheSame(page)
  for (const each of [page, other]) {
    await each.locator('p', { hasText: 'It is now: Closed.' }).waitFor()
    await expect.poll(() => answers(each).count()).toBe(0)
    await expect.poll(() => control(each).count()).toBe(0)
    await each.locator('#content').getByText('Closed', { exact: true }).waitFor()
  }
  const stored = await db.selectFrom('audits').select(['status', 'closing_date']).where('id', '=', id).execute()
  expect(stored).toEqual([{ status: 5, closing_date: '2026-11-30' }])
  await Promise.all([page.context().close(), other.context().close()])
})

test('the corrective dates lead back to the place in the workspace that was left for them', async () => {
  const { id } = await makeAudit(db, team)
  const page = await enter(lan, 'group_id=0', {}, id)
  await choose(page, 'In progress', 'Start corrections')
  await page.getByRole('heading', { name: 'Corrective dates' }).waitFor()
  await page.getByRole('link', { name: 'Back to the audit' }).click()
  await page.waitForURL(`**/checklist/${id}/view?group_id=0`)
  await choose(page, 'In progress', 'Start corrections')
  await page.getByRole('button', { name: 'Start corrections' }).click()
  await goOnAllTheSame(page)
  await page.waitForURL(`**/checklist/${id}/view?group_id=0`)
  await control(page, 'In correction').waitFor()
  await page.context().close()
})

test('nobody is offered a move that is not theirs: readers none, a team role what its group may', async () => {
  const reader = await product.person('Phạm Văn Đọc', ['VIEW_ALL_CHECKLIST'])
  const leader = await product.person('Hồ Thị Dẫn', ['CLOSE_CHECKLIST'])
  const aide = await product.person('Vũ Trợ Lý', [])
  const { id } = await makeAudit(db, { ...team, members: [leader.id, aide.id] })
  const refused: string[] = []
  const enterWatched = async (person: typeof reader) => {
    const page = await enter(person, 'group_id=0', {}, id)
    page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
    await page.locator('#content').getByText('In progress', { exact: true }).waitFor()
    return page
  }
  const reading = await enterWatched(reader)
  await reading.locator('[data-item]').first().getByText('Answer:').waitFor()
  // Whoever may move nothing does not even fetch the control.
  await reading.waitForLoadState('networkidle')
  await expect.poll(() => control(reading).count()).toBe(0)
  const page = await enterWatched(aide)
  await control(page).click()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Close'])
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await goOnAllTheSame(page)
  await page.locator('p', { hasText: 'It is now: Closed.' }).waitFor()
  await expect.poll(() => control(page).count()).toBe(0)
  expect(refused).toEqual([])
  await Promise.all([reading.context().close(), page.context().close()])
})

test('a control that does not come leaves the status, says so and is asked for again', async () => {
  const { id } = await makeAudit(db, team)
  const page = await product.open()
  await page.route(filesOfAlone('audit-status-control.tsx'), (call) => call.abort())
  await bringSession(page, lan)
  await page.goto(`/checklist/${id}/view?group_id=0`)
  await page.getByText('The actions that change the status could not be loaded.').waitFor()
  await page.locator('#content').getByText('In progress', { exact: true }).waitFor()
  await answers(page).waitFor()
  await picture(page, 'workspace-status-missing')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await control(page, 'In progress').waitFor()
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const { id } = await makeAudit(db, { ...team, answered: true })
  const page = await enter(lan, '', look, id)
  await page.getByRole('tree').waitFor()
  const change = page.getByRole('button', { name: /Đánh giá nội bộ kho Tân Sơn Nhất, / })
  await change.waitFor()
  await change.click()
  await page.getByRole('menuitem').last().waitFor()
  await picture(page, `workspace-status-menu-${name}`)
  await expectAccessible(page)
  await page.getByRole('menuitem').last().click()
  await page.getByRole('dialog').locator('input').first().waitFor()
  await picture(page, `workspace-status-close-${name}`)
  await expectAccessible(page)
  await page.context().close()
})
