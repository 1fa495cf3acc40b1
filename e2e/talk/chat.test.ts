import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fieldIn, lineOf, makeHistory, openWith, pixels, say, stored, windowWith } from '../chat-steps.ts'
import { expectAccessible, signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let one: Person
let two: Person
let three: Person

beforeAll(async () => {
  product = await startProduct()
  one = await product.person('Nguyễn Thị Thưởng', [])
  two = await product.person('Trần Quốc Bảo', [])
  three = await product.person('Lê Minh Đức', [])
})
afterAll(() => product.stop())
// The browser itself complains about a connection that was taken away.
const isOffline = (problem: string) => problem.includes('ERR_INTERNET_DISCONNECTED')
afterEach(() => product.leave())
afterEach(() => expect(product.problems.splice(0).filter((problem) => !isOffline(problem))).toEqual([]))

const start = async (person: Person, language: 'vi' | 'en' = 'en', width: 1440 | 390 = 1440) => {
  const page = await product.open({ language, width })
  await signIn(page, person, '/profile/show')
  return page
}
const said = (page: Page, who: Person, text: string) => windowWith(page, who.fullname).getByText(text, { exact: true })

test('a message is told where its window is closed, is there without a reload, is answered, seen, and there after a reload', async () => {
  const [mine, their] = [await start(one, 'vi'), await start(two, 'en')]
  await lineOf(their, one).waitFor()
  await openWith(mine, two)
  const window = windowWith(mine, two.fullname)
  await expect.poll(() => fieldIn(window).evaluate((field) => field === document.activeElement)).toBe(true)
  await fieldIn(window).pressSequentially('Chào anh')
  await fieldIn(window).press('Shift+Enter')
  await fieldIn(window).pressSequentially('họp lúc 9 giờ')
  await fieldIn(window).press('Enter')
  const toast = their.getByRole('button', { name: 'Nguyễn Thị Thưởng: Chào anh họp lúc 9 giờ' })
  await toast.waitFor()
  await lineOf(their, one).getByText('1 unread message').waitFor({ state: 'attached' })
  await expect.poll(() => their.title()).toMatch(/^\(1\) /)
  await window.getByText('Đã gửi').waitFor()
  await toast.click()
  const answer = windowWith(their, one.fullname)
  await answer.getByText('New messages').waitFor()
  await expect
    .poll(() => answer.getByText('Chào anh').evaluate((text) => getComputedStyle(text).whiteSpace))
    .toBe('pre-wrap')
  await window.getByText('Đã xem').waitFor()
  await expect.poll(() => their.title()).not.toMatch(/^\(/)
  await fieldIn(answer).pressSequentially('Được em')
  await window.getByRole('img', { name: 'Trần Quốc Bảo đang nhập…' }).waitFor()
  await fieldIn(answer).press('Enter')
  await said(mine, two, 'Được em').waitFor()
  await expect.poll(() => window.getByRole('img', { name: 'Trần Quốc Bảo đang nhập…' }).count()).toBe(0)
  await mine.reload()
  await said(mine, two, 'Được em').waitFor()
})

test('a picture and words that are sent while the connection is lost arrive once, in order, also after a reload', async () => {
  const [mine, their] = [await start(one), await start(two)]
  await lineOf(their, one).waitFor()
  const window = await openWith(mine, two)
  const answer = await openWith(their, one)
  await mine.context().setOffline(true)
  await window.getByText('Connection lost', { exact: false }).waitFor({ timeout: 60_000 })
  await window
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'van-xa.png',
      mimeType: 'image/png',
      buffer: await pixels(mine, 320, 200, '#2b8c84'),
    })
  await window.getByAltText('van-xa.png').waitFor()
  await say(window, 'Van xả rò rỉ')
  await say(window, 'Cần khoá ngay')
  await expect.poll(() => window.locator('[data-unsent="waiting"]').count()).toBe(2)
  await window.getByText('Waiting for the connection').first().waitFor()
  // Longer than a call tries by itself.
  await mine.waitForTimeout(3500)
  await expect.poll(() => window.locator('[data-unsent="waiting"]').count()).toBe(2)
  await expect.poll(() => stored(product, 'Van xả rò rỉ')).toBe(0)
  await expect.poll(() => said(their, one, 'Van xả rò rỉ').count()).toBe(0)
  await say(answer, 'Em có ở đó không?')
  await expect.poll(() => stored(product, 'Em có ở đó không?')).toBe(1)
  await mine.context().setOffline(false)
  await said(their, one, 'Van xả rò rỉ').waitFor({ timeout: 60_000 })
  await said(their, one, 'Cần khoá ngay').waitFor()
  await said(mine, two, 'Em có ở đó không?').waitFor()
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(0)
  await expect.poll(() => answer.getByRole('img', { name: 'van-xa.png' }).evaluate(isDrawn)).toBe(true)
  for (const page of [mine, their]) {
    const shown = windowWith(page, page === mine ? two.fullname : one.fullname)
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload()
      await shown.getByText('Cần khoá ngay', { exact: true }).waitFor()
      const ours = ['Em có ở đó không?', 'Van xả rò rỉ', 'Cần khoá ngay']
      const words = async () =>
        (await shown.locator('ol > li p').allTextContents()).filter((text) => ours.includes(text))
      await expect.poll(words).toEqual(ours)
      await expect.poll(() => shown.getByRole('img', { name: 'van-xa.png' }).count()).toBe(1)
    }
  }
  expect([await stored(product, 'Van xả rò rỉ'), await stored(product, 'Cần khoá ngay')]).toEqual([1, 1])
  // What others said meanwhile is read also when nothing of one's own is on its way.
  await lineOf(mine, two).waitFor()
  await mine.context().setOffline(true)
  await window.getByText('Connection lost', { exact: false }).waitFor({ timeout: 60_000 })
  await say(answer, 'Còn một việc nữa')
  await expect.poll(() => stored(product, 'Còn một việc nữa')).toBe(1)
  await mine.context().setOffline(false)
  await said(mine, two, 'Còn một việc nữa').waitFor({ timeout: 60_000 })
})

const isDrawn = (image: Node) => (image as HTMLImageElement).naturalWidth > 0

test('what was not sent outlives a reload, and goes out once although the answer to it was lost', async () => {
  const mine = await start(one)
  await start(two)
  await lineOf(mine, two).waitFor()
  const window = await openWith(mine, two)
  let lost = 0
  // The server stores it, but its answer never arrives, and nothing is pushed to this tab.
  await mine.route('**/api/chats/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (lost < 1) await route.fetch()
    lost += 1
    await route.abort()
  })
  await mine.routeWebSocket(/socket\.io/, () => undefined)
  await mine.reload()
  await say(window, 'Đã ký biên bản')
  await say(window, 'Em gửi sau')
  await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(2)
  await expect.poll(() => stored(product, 'Em gửi sau')).toBe(0)
  await mine.unrouteAll({ behavior: 'ignoreErrors' })
  await mine.reload()
  await expect.poll(() => stored(product, 'Em gửi sau')).toBe(1)
  await expect.poll(() => said(mine, two, 'Đã ký biên bản').count()).toBe(1)
  await said(mine, two, 'Em gửi sau').waitFor()
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(0)
  expect([await stored(product, 'Đã ký biên bản'), await stored(product, 'Em gửi sau')]).toEqual([1, 1])
})

test('what the server refuses is marked, can be sent again and given up', async () => {
  const mine = await start(one)
  await start(two)
  const window = await openWith(mine, two)
  await mine.route('**/api/chats/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { code: 'invalid', message: '', errors: { 'data.text': ['Too long.'] } } })
      : route.fallback(),
  )
  await say(window, 'bị từ chối')
  await window.getByText('Not sent: Too long.').waitFor()
  await say(window, 'cũng vậy')
  await expect.poll(() => window.getByText('Not sent: Too long.').count()).toBe(2)
  await expectAccessible(mine)
  await mine.unrouteAll({ behavior: 'wait' })
  await window.getByRole('button', { name: 'Discard' }).last().click()
  await window.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => stored(product, 'bị từ chối')).toBe(1)
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(0)
  await expect.poll(() => stored(product, 'cũng vậy')).toBe(0)
})

test('three tabs are one person, who is gone within seconds of leaving the last', async () => {
  const mine = await start(one)
  await mine.getByRole('button', { name: 'Show names in the chat list' }).click()
  await mine.getByText('Nobody else is online right now.').waitFor()
  const their = await start(three)
  await lineOf(mine, three).waitFor()
  const tabs = [await their.context().newPage(), await their.context().newPage()]
  for (const tab of tabs) {
    await tab.goto('/profile/show')
    await lineOf(tab, one).waitFor()
  }
  await expect.poll(() => lineOf(mine, three).count()).toBe(1)
  await mine.getByText('Online · 1').waitFor()
  await tabs[0]!.close()
  await their.close()
  // Longer than anybody stays online without a connection.
  await mine.waitForTimeout(2500)
  await expect.poll(() => lineOf(mine, three).count()).toBe(1)
  await tabs[1]!.close()
  await lineOf(mine, three).waitFor({ state: 'detached' })
  await mine.getByText('Nobody else is online right now.').waitFor()
  await mine.reload()
  await mine.getByRole('button', { name: 'Make the chat list narrow' }).click()
})

test('older messages come above without moving what is read', async () => {
  const channel = await makeHistory(product, one, three, 130)
  const mine = await start(one)
  const window = await openWith(mine, three)
  await window.getByText('Tin nhắn số 130').waitFor()
  await expect.poll(() => window.getByText('Tin nhắn số 81', { exact: true }).count()).toBe(1)
  await expect.poll(() => window.getByText('Tin nhắn số 80', { exact: true }).count()).toBe(0)
  const log = window.getByRole('log')
  const tops: number[] = []
  await log.evaluate((element) => element.scrollTo(0, 60))
  const at = window.getByText('Tin nhắn số 84', { exact: true })
  tops.push((await at.boundingBox())!.y)
  await log.evaluate((element) => element.scrollTo(0, 0))
  await window.getByText('Tin nhắn số 31', { exact: true }).waitFor({ state: 'attached' })
  const moved = (await at.boundingBox())!.y - tops[0]!
  expect(Math.abs(moved - 60)).toBeLessThan(8)
  const other = await product.world.signIn(three.id)
  await other.post(`/chats/${channel}`, { body: { type: 'text', data: { text: 'Tin nhắn sau cùng' } } })
  await window.getByRole('button', { name: 'To the newest message 1' }).waitFor()
  // Time for it to be marked as read.
  await mine.waitForTimeout(800)
  await expect.poll(() => lineOf(mine, three).textContent()).toContain('1 unread message')
  await window.getByRole('button', { name: 'To the newest message' }).click()
  await expect.poll(() => lineOf(mine, three).textContent()).not.toContain('unread')
  await expect.poll(() => window.getByText('Tin nhắn sau cùng').isVisible()).toBe(true)
})

test('whoever signs in next in the same browser sees nothing of the chats before', async () => {
  const channel = await makeHistory(product, one, two, 2)
  const [page, their] = [await start(one), await start(two)]
  const window = await openWith(page, two)
  await their.context().close()
  await lineOf(page, two).getByText('offline').waitFor({ state: 'attached' })
  await window.getByText('Tin nhắn số 2', { exact: true }).waitFor()
  await page.route('**/api/chats/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await say(window, 'Chỉ của tôi')
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.evaluate(() => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForURL(/login/)
  await page.locator('input[name=email]').fill(three.email)
  await page.locator('input[name=password]').fill(three.password)
  await page.locator('#form button[type=submit]').click()
  await page.locator('#content h1').first().waitFor()
  await page.locator('[data-person="0"]').waitFor()
  // Time for what was kept to be shown, or sent.
  await page.waitForTimeout(1000)
  await expect.poll(() => lineOf(page, two).count()).toBe(0)
  await expect.poll(() => page.locator(`[data-chat="${channel}"]`).count()).toBe(0)
  await expect.poll(() => stored(product, 'Chỉ của tôi', three)).toBe(0)
})
