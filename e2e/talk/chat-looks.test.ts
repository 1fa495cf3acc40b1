import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fieldIn, lineOf, makeHistory, openWith, pixels, say, windowWith } from '../chat-steps.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../harness.ts'

let product: Product
let me: Person
let colleague: Person
let others: Person[]
let pages: Page[]

beforeAll(async () => {
  product = await startProduct()
  me = await product.person('Nguyễn Thị Thưởng', 'everything')
  colleague = await product.person('Trần Quốc Bảo', 'everything')
  const names = ['Lê Minh Đức', 'Phạm Thu Hà', 'Đặng Hoàng Long', 'Võ Thị Kim Ngân']
  others = []
  for (const name of names) others.push(await product.person(name, []))
  const position = await product.world.db
    .insertInto('positions')
    .values({ name: 'Trưởng ca tra nạp', order: 1, status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await product.world.db
    .updateTable('users')
    .set({ position_id: position.id })
    .where('id', 'in', [colleague.id, others[0]!.id, others[2]!.id])
    .execute()
  pages = []
  for (const person of [colleague, others[0]!, others[1]!]) {
    const page = await product.open({ language: 'vi' })
    await signIn(page, person, '/profile/show')
    pages.push(page)
  }
  await makeHistory(product, me, colleague, 6)
  await makeHistory(product, others[3]!, me, 2)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function openPeople(page: Page, width: number) {
  if (width === 390) await page.locator('[data-chat-button]').click()
  else await page.getByRole('button', { name: /^(Show names|Mở rộng)/ }).click()
  await lineOf(page, colleague).waitFor()
}

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, me, '/position')
  if (look.width === 1440) {
    await lineOf(page, colleague).waitFor()
    await picture(page, `chat-narrow-${name}`)
    await expectAccessible(page)
  }
  await openPeople(page, look.width)
  await picture(page, `chat-people-${name}`)
  await expectAccessible(page)
  const window = await openWith(page, colleague)
  await say(
    window,
    'Chào anh, ca sáng nay xe tra nạp số 3 đã kiểm tra xong chưa ạ? Biên bản ở https://apron.example/bien-ban/12.',
  )
  await window
    .getByText(/^(Chào anh)/)
    .last()
    .waitFor()
  await window
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'xe.png', mimeType: 'image/png', buffer: await pixels(page, 640, 420, '#2b8c84') },
      { name: 'voi.png', mimeType: 'image/png', buffer: await pixels(page, 420, 640, '#c78f12') },
      { name: 'dong-ho.png', mimeType: 'image/png', buffer: await pixels(page, 600, 600, '#566563') },
    ])
  await window.getByAltText('dong-ho.png').last().waitFor()
  await picture(page, `chat-chosen-${name}`)
  await expectAccessible(page)
  await say(window, 'Ba hình em vừa chụp')
  await window.getByText('Ba hình em vừa chụp').last().waitFor()
  await window
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      { name: 'Bien-ban-kiem-tra-xe-3.txt', mimeType: 'text/plain', buffer: Buffer.from('Đạt\n'.repeat(900)) },
    ])
  await fieldIn(window).press('Enter')
  await window
    .getByRole('link', { name: /Bien-ban/ })
    .last()
    .waitFor()
  await say(window, '👍🙏')
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(0)
  const their = pages[0]!
  if (!(await windowWith(their, me.fullname).isVisible())) await openWith(their, me)
  await say(windowWith(their, me.fullname), 'Xong rồi em nhé, cảm ơn em!')
  await window.getByText('Xong rồi em nhé').last().waitFor()
  await fieldIn(windowWith(their, me.fullname)).pressSequentially('Để anh')
  await window.getByRole('img', { name: /(is typing|đang nhập)/ }).waitFor()
  await picture(page, `chat-window-${name}`)
  await expectAccessible(page)
  await fieldIn(windowWith(their, me.fullname)).fill('')
  await window.getByRole('button', { name: /^(Emoji|Biểu tượng)/ }).click()
  await picture(page, `chat-emoji-${name}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await windowWith(page, colleague.fullname).waitFor({ state: 'detached' })
  if (look.width === 390) await page.locator('[data-chat-button]').click()
  await page.locator('[data-person="0"]').click()
  const assistant = page.getByRole('dialog', { name: /(System assistant|Trợ lý hệ thống)$/ })
  await assistant
    .getByRole('group', { name: /^(Suggested|Câu hỏi)/ })
    .getByRole('button')
    .first()
    .click()
  await assistant.locator('ol > li:not([data-own])').nth(1).waitFor()
  await picture(page, `chat-assistant-${name}`)
  await expectAccessible(page)
  if (look.width === 1440) {
    await openWith(page, colleague)
    await openWith(page, others[0]!)
    await openWith(page, others[3]!)
    await openWith(page, others[1]!)
    await page.getByRole('button', { name: /(more open chat|cuộc trò chuyện khác)/ }).waitFor()
    await page.getByRole('button', { name: /^(Minimise|Thu nhỏ) .*Đức/ }).click()
    await picture(page, `chat-row-${name}`)
    await expectAccessible(page)
  }
  await page.context().close()
})
