import { afterAll, expect, test } from 'vitest'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer } = await stageWorkspace()
afterAll(() => product.stop())

const words = 'Flow <Qmax> at 3 < 5 & x'

test('an auditor answers the question that is written: no word between angle brackets is lost anywhere', async () => {
  const { db } = product.world
  await db.updateTable('audit_items').set({ header: words }).where('id', '=', audit.itemIds[2]!).execute()
  const page = await enter(lan)
  await card(page, 2).getByRole('heading', { name: words, exact: true }).waitFor()
  await answer(page, 2, 'MIN').click()
  const panel = page.getByRole('complementary', { name: `Comments on ${words}` })
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await card(page, 2)
    .getByRole('button', { name: `History of ${words}` })
    .click()
  await page.getByRole('dialog', { name: `History of ${words}` }).waitFor()
  await page.context().close()
  expect(product.problems).toEqual([])
})

test('a notification says the question as it is written', async () => {
  const other = await product.world.signIn(duc.id)
  const { body } = await other.get('/notifications')
  const messages = (body.data as { message: string }[]).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining(words))
})
