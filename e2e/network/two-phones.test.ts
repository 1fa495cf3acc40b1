import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, picture } from '../harness.ts'
import { keptChanges } from '../kept.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer, isChosen, stored } = await stageWorkspace()
afterAll(() => product.stop())
const lead = await product.person('Phạm Quốc Tuấn', 'everything')

const minutes = 60_000
const conflict = (page: Page, index: number) => card(page, index).locator('[data-conflict=answer]')
const isOver = (page: Page, index: number) => expect.poll(() => conflict(page, index).count()).toBe(0)

/** Lan answers "C" without a network, eleven minutes before Đức, who sees nothing of it, answers "MAJ"; then hers arrives. */
async function disagree(page: Page, other: Page, index: number) {
  await page.context().setOffline(true)
  await page.clock.setFixedTime(Date.now() - 11 * minutes)
  await answer(page, index, 'C').click()
  await isChosen(page, index, 'C')
  await expect.poll(async () => (await keptChanges(page)).length).toBe(1)
  await answer(other, index, 'MAJ').click()
  await expect.poll(() => stored(index)).toBe('MAJ')
  await page.clock.setFixedTime(Date.now())
  await page.context().setOffline(false)
  await conflict(page, index).waitFor()
}

test('a finding is not undone by an older answer from a phone without a network, and one press settles it', async () => {
  const page = await enter(lan)
  const other = await enter(duc)
  const leads = await enter(lead)
  for (const one of [page, other, leads]) await card(one, 0).waitFor()
  await disagree(page, other, 0)
  for (const one of [page, other, leads]) {
    await isChosen(one, 0, 'MAJ')
    await conflict(one, 0).getByText('Nguyễn Thị Lan · entered').waitFor()
    await conflict(one, 0).getByText('Trần Minh Đức').waitFor()
    await card(one, 0).getByRole('img', { name: 'Not settled' }).waitFor()
  }
  expect([await stored(0), await keptChanges(page)]).toEqual(['MAJ', []])
  await leads.keyboard.press('Escape')
  await expectAccessible(leads)
  await picture(leads, 'conflict-1440-en')

  await leads.goto(`/finding/${audit.itemIds[0]}`)
  const disputed = leads.getByRole('region', { name: 'Not settled' })
  await disputed.getByText('2 different answers to this question').waitFor()
  await picture(leads, 'conflict-of-finding-1440-en')
  await disputed.getByRole('link', { name: /^Go to/ }).click()
  await conflict(leads, 0).waitFor()

  await leads.goto(`/checklist/${audit.id}/summary`)
  await leads.locator('[contenteditable=true]').first().fill('Kho vận hành ổn định.')
  await leads.locator('[contenteditable=true]').nth(1).fill('Đơn vị nhất trí.')
  await leads.getByRole('button', { name: 'Save minutes' }).click()
  await leads.getByRole('dialog').getByText('1 question with conflicting answers to settle').waitFor()
  expect(await leads.getByRole('button', { name: /although/ }).count()).toBe(0)
  await leads.getByRole('button', { name: /^Go to/ }).click()

  await conflict(leads, 0).getByRole('button', { name: 'Keep MAJ' }).click()
  for (const one of [page, other, leads]) {
    await isOver(one, 0)
    await isChosen(one, 0, 'MAJ')
  }
  await card(leads, 0)
    .getByRole('button', { name: /^History/ })
    .click()
  const dialog = leads.getByRole('dialog')
  await dialog.getByText('Settled a conflict').waitFor()
  await dialog.getByText('Answered without having seen the answer that counts').waitFor()
  await dialog
    .getByText(/^entered (\d\d\/\d\d\/\d{4} )?\d\d:\d\d, received \d\d:\d\d/)
    .first()
    .waitFor()
  for (const one of [page, other, leads]) await one.context().close()
})

test('it is settled without a network, too, by the press of the one who gives way', async () => {
  const page = await enter(lan)
  const other = await enter(duc, `group_id=0&item=${audit.itemIds[1]}`, { language: 'vi', theme: 'dark', width: 390 })
  await Promise.all([card(page, 1), card(other, 1)].map((one) => one.waitFor()))
  await page.context().setOffline(true)
  await answer(page, 1, 'C').click()
  await isChosen(page, 1, 'C')
  await card(other, 1).getByRole('button', { name: /^MAJ/ }).click()
  await expect.poll(() => stored(1)).toBe('MAJ')
  await page.context().setOffline(false)
  await Promise.all([conflict(page, 1), conflict(other, 1)].map((one) => one.waitFor()))
  await expectAccessible(other)
  await picture(other, 'conflict-390-vi-dark')
  await other.context().setOffline(true)
  await conflict(other, 1).getByRole('button', { name: 'Giữ C' }).click()
  await isOver(other, 1)
  expect(await stored(1)).toBe('MAJ')
  await other.context().setOffline(false)
  await expect.poll(() => stored(1)).toBe('C')
  await isOver(page, 1)
  await isChosen(page, 1, 'C')
  for (const one of [page, other]) await one.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
