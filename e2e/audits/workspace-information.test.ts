import { afterAll, expect, test } from 'vitest'
import { expectAccessible, looks, nameOf, picture } from '../harness.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer, isChosen } = await stageWorkspace()
afterAll(() => product.stop())

/** Every seventh question asks for information; so does the status MAJ. */
const asking = { first: 3, second: 10, third: 17, fourth: 24, fifth: 31 }
const focused = '[contenteditable=true]:focus'

test('answering a question that asks for information leads to where it is written, and back to the keys', async () => {
  const page = await enter(lan)
  const row = card(page, asking.first)
  await row.getByText('Information needed').waitFor()
  await answer(page, asking.first, 'C').click()
  const panel = page.getByRole('complementary', { name: /Comments on 4\./ })
  await panel.getByText('This question asks for information').waitFor()
  await panel.getByRole('textbox', { name: 'Information' }).and(page.locator(focused)).waitFor()
  await page.keyboard.type('Tỷ trọng 0,799')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.keyboard.press('2')
  await isChosen(page, asking.first, 'OBS')
  await page.locator(focused).getByText('Tỷ trọng 0,799').waitFor()
  await panel.getByRole('button', { name: 'Send comment' }).click()
  await panel.getByRole('article').getByText('Tỷ trọng 0,799').waitFor()
  await row.getByText('Information entered').waitFor()
  await expect.poll(() => row.getByText('Information needed').count()).toBe(0)
  await expect.poll(() => panel.getByText('asks for information').count()).toBe(0)
  await page.keyboard.press('Escape')
  await answer(page, asking.first, 'C').click()
  await isChosen(page, asking.first, 'C')
  await expect.poll(() => panel.count()).toBe(0)
  await page.context().close()
})

test('a status that asks for information names itself; one that takes no comments asks for none', async () => {
  const page = await enter(lan)
  await answer(page, 5, 'MAJ').click()
  await page.getByText('The answer "Lỗi nặng" asks for information').waitFor()
  await page.locator(focused).waitFor()
  await card(page, 5).getByText('Information needed').waitFor()
  await answer(page, 5, 'MIN').click()
  await expect.poll(() => card(page, 5).getByText('Information needed').count()).toBe(0)
  await page.goto(`/checklist/${audit.id}/view?item=${audit.itemIds[asking.third]}`)
  await answer(page, asking.third, 'NA').click()
  await isChosen(page, asking.third, 'NA')
  await expect.poll(() => card(page, asking.third).getByText('Information needed').count()).toBe(0)
  await expect.poll(() => page.locator('[contenteditable=true]').count()).toBe(0)
  await page.context().close()
})

test('what somebody else answers asks nobody here', async () => {
  const page = await enter(lan, `item=${audit.itemIds[asking.second]}`)
  await Promise.all([page.locator('[data-live]').waitFor(), card(page, asking.second).waitFor()])
  const other = await product.world.signIn(duc.id)
  const path = `/checklists/${audit.id}/checklist-items/${audit.itemIds[asking.second]}`
  expect((await other.put(path, { body: { stt_code: 'C' } })).status).toBe(200)
  await isChosen(page, asking.second, 'C')
  await card(page, asking.second).getByText('Just updated by Trần Minh Đức').waitFor()
  await expect.poll(() => page.locator('[contenteditable=true]').count()).toBe(0)
  await page.context().close()
})

test('beside a narrow list the comments come as a window with the focus where they are written', async () => {
  const page = await enter(lan, `item=${audit.itemIds[asking.fourth]}`)
  await page.setViewportSize({ width: 1024, height: 768 })
  await answer(page, asking.fourth, 'C').click()
  const drawer = page.getByRole('dialog', { name: /Comments on 25\./ })
  await drawer.locator(focused).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.keyboard.press('2')
  await isChosen(page, asking.fourth, 'OBS')
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'asks in words, in every look: %s',
  async (name, look) => {
    const page = await enter(lan, `item=${audit.itemIds[asking.fifth]}`, look)
    const isOpen = card(page, asking.fifth)
    await isOpen.waitFor()
    const code = (await isOpen.locator('[aria-pressed=true]').textContent())?.startsWith('OBS') ? 'C' : 'OBS'
    await isOpen
      .locator('[aria-pressed]')
      .filter({ hasText: new RegExp(`^${code}\\b`) })
      .click()
    await page.locator(focused).waitFor()
    await picture(page, `workspace-information-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('no page complained', () => expect(product.problems).toEqual([]))
