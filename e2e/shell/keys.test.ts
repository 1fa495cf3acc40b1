import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAudit } from '../data/workspace-data.ts'
import { expectAccessible, signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let chief: Person
let viewer: Person
let auditId: number
beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  viewer = await product.person('Trần Văn Khang', [])
  auditId = (await makeAudit(product.world.db, { items: 6, groups: 2, status: 3, members: [chief.id] })).id
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('the keys go to screens, add what the screen adds and explain themselves; the keys of a screen go first', async () => {
  const page = await product.open()
  await signIn(page, chief, '/position')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByText('Go to Audits').waitFor()
  await help.getByText('Ask: Nguyễn Thị Thưởng').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })

  await page.keyboard.press('n')
  const name = page.getByRole('dialog', { name: 'Add position' }).getByRole('textbox').first()
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  // Letters that are typed are no keys.
  await page.keyboard.type('gun')
  await expect.poll(() => name.inputValue()).toBe('gun')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.waitForURL('**/checklist/list')

  await page.goto(`/checklist/${auditId}/view?group_id=0`)
  await page.locator('[data-item]').first().waitFor()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await page.getByText('Go to Audits').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByText('On this screen').waitFor()
  await page.getByText('On every screen').waitFor()
})

test('whoever may not see a screen is told whom to ask, and goes home from there', async () => {
  const page = await product.open({ language: 'vi', width: 390, theme: 'dark' })
  await signIn(page, viewer, '/user/create')
  await page.getByText('Màn hình này không dành cho bạn').waitFor()
  await page.getByText('Liên hệ: Nguyễn Thị Thưởng').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await page.waitForURL('**/dashboard')
})

test('five bubbles explain the first audit, and the first answer does not end them', async () => {
  const auditor = await product.person('Bùi Yến Nhi', 'everything')
  const { id } = await makeAudit(product.world.db, { items: 4, groups: 1, status: 3, members: [auditor.id] })
  const page = await product.open({ withTour: true })
  await signIn(page, auditor, `/checklist/${id}/view?group_id=0`)
  const bubble = page.getByRole('dialog', { name: 'Begin with a group' })
  await bubble.getByText('1 of 5').waitFor()
  await expectAccessible(page)
  const stored = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await page.locator('[data-item]').first().getByRole('button', { name: /^C,/ }).click()
  await stored
  for (const title of ['One tap is an answer', 'Notes and photos', 'Go on without a network', 'How far it is']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
  }
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('[data-item]').first().waitFor()
  // Whoever has put it away sees it when they ask for it.
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Show the tour of an audit again' }).click()
  await bubble.waitFor()
})
