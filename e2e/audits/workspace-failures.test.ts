import { afterAll, expect, test } from 'vitest'
import { bringSession, expectAccessible, looks, nameOf, picture } from '../harness.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, audit, enter, card, answer } = await stageWorkspace()
afterAll(() => product.stop())

const listCall = `**/api/checklists/${audit.id}/group-checklist-items/**`
const treeCall = `**/api/checklists/${audit.id}/checklist-items`
const refusal = { status: 500, json: { code: 'unexpected', message: '' } }

test.each([
  ['a group', 'group_id=99999', 1440, 'This group is not part of the audit any more.'],
  ['an item', 'item=99999', 1440, 'This question is not part of the audit any more.'],
  ['a group, on a phone and by an older link', 'grp=99999', 390, 'This group is not part of the audit any more.'],
  ['an item, on a phone', 'item=99999', 390, 'This question is not part of the audit any more.'],
] as const)('%s that the audit does not hold leads to all of its questions', async (_, search, width, sentence) => {
  const page = await enter(lan, search, { width })
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  await card(page, 0).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?group_id=0')
  await page.context().close()
})

test('an item that is not in the chosen group leaves a phone with the list', async () => {
  const page = await enter(lan, 'group_id=0&item=99999', { width: 390 })
  await card(page, 0).waitFor()
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'questions and groups that do not load say so and are asked for again: %s',
  async (name, look) => {
    const page = await product.open(look)
    for (const path of [listCall, treeCall]) await page.route(path, (call) => call.fulfill(refusal))
    await bringSession(page, lan)
    await page.goto(`/checklist/${audit.id}/view?group_id=0`)
    const alerts = page.locator('#content').getByRole('alert')
    await expect.poll(() => alerts.count()).toBe(look.width === 390 ? 1 : 2)
    await picture(page, `workspace-failed-${name}`)
    await expectAccessible(page)
    await page.unrouteAll()
    // Asked for again, one may bring the other with it.
    for (let left = await alerts.count(); left > 0; left = await alerts.count()) {
      await alerts.first().getByRole('button').click()
      await expect.poll(() => alerts.count()).toBeLessThan(left)
    }
    await card(page, 0).waitFor()
    await page.context().close()
  },
)

test('comments that do not load say so, and what is written meanwhile stays', async () => {
  const page = await enter(lan)
  await page.route('**/comments', (call) =>
    call.request().method() === 'GET' ? call.fulfill(refusal) : call.continue(),
  )
  await answer(page, 0, 'MIN').click()
  const panel = page.getByRole('complementary', { name: /Comments on 1\./ })
  await panel.getByRole('alert').getByText('The comments could not be loaded').waitFor()
  await panel.locator('[contenteditable=true]').fill('Thiếu biển báo')
  await page.unrouteAll()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByText('No comments yet').waitFor()
  await panel.locator('[contenteditable=true]').getByText('Thiếu biển báo').waitFor()
  await page.context().close()
})

test('a finding says whether it is corrected, also to whoever sets its date', async () => {
  const page = await enter(lan)
  await answer(page, 1, 'MIN').click()
  await card(page, 1).getByRole('button', { name: 'Set corrective date' }).waitFor()
  await card(page, 1).getByText('Incomplete', { exact: true }).waitFor()
  await page.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
