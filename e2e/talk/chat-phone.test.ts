import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeHistory, openWith, say } from '../chat-steps.ts'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let me: Person
let others: Person[]

beforeAll(async () => {
  product = await startProduct()
  me = await product.person('Nguyễn Thị Thưởng', [])
  others = []
  for (const name of ['An', 'Bình', 'Chi']) others.push(await product.person(`Trần ${name}`, []))
  for (const other of others) await makeHistory(product, me, other, 1)
})
afterAll(() => product.stop())
afterEach(async () => {
  await product.leave()
  expect(product.problems.splice(0)).toEqual([])
})

async function start() {
  const page = await product.open({ width: 390 })
  await signIn(page, me, '/profile/show')
  return page
}
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((one) => one === document.activeElement)).toBe(true)

test('on a phone the list is a drawer and a chat fills the screen', async () => {
  await product.world.db
    .insertInto('notifications')
    .values({
      user_id: me.id,
      type: 'DOC_EXPIRE',
      subject: 'document:1',
      data: '{"document_id":1,"name":"Sổ tay","days":7}',
    })
    .execute()
  const page = await start()
  const badge = page.locator('button[aria-label^="Notifications: 1 unread"]').locator('xpath=preceding-sibling::*')
  const place = (await badge.boundingBox())!
  await page.getByRole('button', { name: /^Online users and chat/ }).click()
  const window = await openWith(page, others[2]!)
  await page.getByRole('dialog', { name: 'Chat', exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => window.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  const isOfChat = ([x, y]: readonly [number, number]) =>
    document.elementFromPoint(x, y)!.closest('[data-chat]') !== null
  await expect
    .poll(() => page.evaluate(isOfChat, [place.x + place.width / 2, place.y + place.height / 2] as const))
    .toBe(true)
  await say(window, 'Từ điện thoại')
  await window.getByText('Từ điện thoại').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await window.getByRole('button', { name: 'Close the chat with Trần Chi' }).click()
  await window.waitFor({ state: 'detached' })
  await hasFocus(page.getByRole('button', { name: /^Online users and chat/ }))
})

test('on a phone Back closes the chat and leaves the page behind it', async () => {
  const page = await start()
  await page.getByRole('link', { name: 'Edit' }).first().click()
  await page.waitForURL('**/profile/edit')
  const list = page.getByRole('button', { name: /^Online users and chat/ })
  await list.click()
  const window = await openWith(page, others[2]!)
  await page.goBack()
  await window.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/edit')
  // Closed by its own arrow it leaves nothing behind to go back through.
  await list.click()
  await openWith(page, others[2]!)
  await window.getByRole('button', { name: 'Close the chat with Trần Chi' }).click()
  await window.waitFor({ state: 'detached' })
  await page.waitForFunction(() => !(history.state as { isCovered?: boolean }).isCovered)
  await page.goBack()
  await page.waitForURL('**/profile/show')
  await page.goForward()
  await page.waitForURL('**/profile/edit')
})
