import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAccessible, picture, signIn, startProduct, type Person, type Product } from '../harness.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { badge } from './badge.ts'

let product: Product
let auditor: Person
let leader: Person
let audit: Awaited<ReturnType<typeof makeAudit>>

beforeAll(async () => {
  product = await startProduct()
  auditor = await product.person('Bùi Yến Nhi', 'everything')
  leader = await product.person('Vũ Quang Huy', 'everything')
  audit = await makeAudit(product.world.db, { items: 12, groups: 3, members: [auditor.id, leader.id] })
  const author = await product.person('Phạm Thị Mai', 'everything')
  await product.world.db.updateTable('audits').set({ author_id: author.id }).where('id', '=', audit.id).execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function answer(item: number, stt_code: string) {
  const browser = await product.world.signIn(auditor.id)
  const path = `/checklists/${audit.id}/checklist-items/${audit.itemIds[item]}`
  expect((await browser.put(path, { body: { stt_code } })).status).toBe(200)
}
const toasts = (page: Page, words: string) => page.getByRole('status').getByRole('button', { name: words })
const line = (page: Page, words: string | RegExp) => page.locator('#content li').filter({ hasText: words })

test('an open list follows one line that grows, a name brings one of its own, and both are read by a click', async () => {
  const page = await product.open({ language: 'en' })
  await signIn(page, leader, '/notification')
  await page.getByText('No notifications yet').waitFor()
  await answer(0, 'C')
  // Held, or it would be gone before it is counted.
  await toasts(page, 'updated the result').hover()
  for (const item of [1, 2]) await answer(item, 'C')
  await line(page, 'answered 3 questions').waitFor()
  await badge(page, 1).waitFor()
  // Only the first of them popped up.
  expect(await toasts(page, 'updated the result').count()).toBe(1)
  await page.mouse.move(0, 0)
  await answer(3, 'MIN')
  await line(page, 'answered 4 questions, 1 of them a finding').waitFor()
  await line(page, /to MIN in the audit/).waitFor()
  await badge(page, 2).waitFor()

  const theirs = await product.open({ language: 'en' })
  const place = `/checklist/${audit.id}/view?group_id=0`
  await signIn(theirs, auditor, place)
  const editor = theirs.locator('[contenteditable=true]').first()
  await theirs.locator(`[data-item="${audit.itemIds[3]}"] [data-comments]`).click()
  await editor.click()
  const offered = theirs.getByRole('listbox', { name: 'Mention somebody' })
  // Whoever wrote the audit is in no team.
  await theirs.keyboard.type('@mai')
  await offered.getByRole('option', { name: /Phạm Thị Mai.*Author/ }).waitFor()
  for (let sign = 0; sign < '@mai'.length; sign += 1) await theirs.keyboard.press('Backspace')
  await theirs.keyboard.type('Nhờ @quang h')
  await offered.getByRole('option', { name: /Vũ Quang Huy/ }).waitFor()
  await picture(theirs, 'notices-mention')
  await expectAccessible(theirs)
  await theirs.keyboard.press('Escape')
  await expect.poll(() => offered.count()).toBe(0)
  await theirs.keyboard.type('u')
  await expect.poll(() => offered.count()).toBe(0)
  for (let sign = 0; sign < 'quang hu'.length + 1; sign += 1) await theirs.keyboard.press('Backspace')
  await theirs.keyboard.type('@huy')
  await offered.waitFor()
  await theirs.keyboard.press('ArrowDown')
  await theirs.keyboard.press('Enter')
  await theirs.keyboard.type('xem van xả')
  expect(await editor.locator('[data-mention]').innerText()).toBe('@Vũ Quang Huy')
  await theirs.getByRole('button', { name: 'Send comment' }).click()
  await theirs.getByRole('article').locator('[data-mention]').waitFor()

  const named = line(page, 'mentioned you at')
  await named.waitFor()
  await named.getByText('MIN', { exact: true }).waitFor()
  await badge(page, 3).waitFor()
  await named.getByRole('link').click()
  await page.waitForURL((address) => address.searchParams.get('item') === String(audit.itemIds[3]))
  await badge(page, 2).waitFor()
  await product.leave()
})

test('in a chat the other person is named, is told, and comes to the chat from the line', async () => {
  const theirs = await product.open({ language: 'en' })
  await signIn(theirs, auditor, '/profile/show')
  const browser = await product.world.signIn(auditor.id)
  const { chanel_id: channel } = (await browser.post('/chats', { body: { user_id: leader.id } })).body.data
  await theirs.evaluate(
    ([id, user]) => sessionStorage.setItem(`chat/open/${user}`, JSON.stringify([{ id, isMinimised: false }])),
    [channel, auditor.id] as const,
  )
  await theirs.reload()
  const field = theirs.getByRole('textbox', { name: 'Write a message' })
  await field.click()
  await theirs.keyboard.type('Chào @vu')
  await theirs.getByRole('option', { name: 'Vũ Quang Huy' }).waitFor()
  await theirs.keyboard.press('Enter')
  await theirs.keyboard.press('Enter')
  await theirs.getByRole('dialog').getByText('@Vũ Quang Huy').waitFor()
  const page = await product.open({ language: 'en' })
  await signIn(page, leader, '/notification')
  const opened = page.getByRole('dialog', { name: `Chat with ${auditor.fullname}` })
  await line(page, 'mentioned you in a chat').getByRole('button').click()
  await opened.waitFor()
  await opened.getByRole('button', { name: /^Close the chat/ }).click()
  await opened.waitFor({ state: 'detached' })
  await badge(page, 2).waitFor()

  await field.fill('@Vũ Quang Huy gấp')
  await field.press('Enter')
  await toasts(page, 'mentioned you in a chat').click()
  await opened.waitFor()
  await badge(page, 2).waitFor()
  await product.leave()
})

test.each([
  ['desktop', { width: 1440, language: 'vi' }],
  ['phone', { width: 390, language: 'en', theme: 'dark' }],
] as const)('how one is told is chosen and holds at once: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, leader, '/notification')
  await page.locator('#content li').first().waitFor()
  await picture(page, `notices-lines-${name}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^(Notification settings|Thiết lập thông báo)$/ }).click()
  const chosen = page.getByRole('radiogroup', { name: /^(Other answers|Câu trả lời khác)$/ })
  const answering = Promise.withResolvers<void>()
  await page.route('**/api/notifications/preferences', async (call) => {
    if (call.request().method() === 'PUT') await answering.promise
    await call.continue()
  })
  await chosen.getByText(/07:00$/).click()
  await expect.poll(() => chosen.getByRole('radio', { name: /07:00$/ }).isChecked()).toBe(true)
  // It stays where it was put for as long as the answer takes.
  await page.waitForTimeout(300)
  expect(await chosen.getByRole('radio', { name: /07:00$/ }).isChecked()).toBe(true)
  answering.resolve()
  await page.getByText(/^(Update success|Cập nhật thành công)/i).waitFor()
  await page.reload()
  expect(await chosen.getByRole('radio', { name: /07:00$/ }).isChecked()).toBe(true)
  await picture(page, `notices-settings-${name}`)
  await expectAccessible(page)
  await chosen.getByText(/^(At once|Ngay)$/).click()
  const ways = product.world.db.selectFrom('notification_preferences').select('way').where('user_id', '=', leader.id)
  await expect.poll(() => ways.execute()).toEqual([{ way: 'at_once' }])
  await page.context().close()
})
