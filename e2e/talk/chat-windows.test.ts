import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fieldIn, lineOf, makeHistory, openWith, pixels, say, windowWith } from '../chat-steps.ts'
import { expectAccessible, picture, signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let me: Person
let others: Person[]

beforeAll(async () => {
  product = await startProduct()
  me = await product.person('Nguyễn Thị Thưởng', [])
  others = []
  for (const name of ['An', 'Bình', 'Chi', 'Dũng', 'Giang']) others.push(await product.person(`Trần ${name}`, []))
  for (const other of others) await makeHistory(product, me, other, 1)
})
afterAll(() => product.stop())
afterEach(async () => {
  await product.leave()
  expect(product.problems.splice(0)).toEqual([])
})

async function start(person: Person = me, screen = '/profile/show') {
  const page = await product.open()
  await signIn(page, person, screen)
  return page
}
const leftOf = async (window: Locator) => (await window.boundingBox())!.x
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((one) => one === document.activeElement)).toBe(true)
const windows = (page: Page) => page.locator('[data-chat]')

test('windows stand side by side every 310 pixels, the oldest make way and can be had back, and a reload keeps them', async () => {
  const page = await start()
  for (const other of others.slice(0, 4)) await openWith(page, other)
  const lefts: number[] = []
  for (const other of others.slice(0, 4)) lefts.push(await leftOf(windowWith(page, other.fullname)))
  expect(lefts.slice(1).map((left, index) => lefts[index]! - left)).toEqual([310, 310, 310])
  expect((await windowWith(page, 'Trần An').boundingBox())!.width).toBe(300)
  await openWith(page, others[4]!)
  await windowWith(page, 'Trần An').waitFor({ state: 'detached' })
  await expect.poll(() => leftOf(windowWith(page, 'Trần Bình'))).toBe(lefts[0])
  await expect.poll(() => windows(page).count()).toBe(4)
  await page.getByRole('button', { name: '1 more open chat' }).click()
  await page.getByRole('menuitem', { name: 'Trần An' }).click()
  await hasFocus(fieldIn(windowWith(page, 'Trần An')))
  await windowWith(page, 'Trần Bình').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Minimise Trần Chi/ }).click()
  expect((await windowWith(page, 'Trần Chi').boundingBox())!.height).toBeLessThan(70)
  await fieldIn(windowWith(page, 'Trần An')).fill('chưa gửi')
  await page.reload()
  await fieldIn(windowWith(page, 'Trần An')).waitFor()
  await expect.poll(() => fieldIn(windowWith(page, 'Trần An')).inputValue()).toBe('chưa gửi')
  await expect.poll(() => windows(page).count()).toBe(4)
  await expect.poll(() => fieldIn(windowWith(page, 'Trần Chi')).count()).toBe(0)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(() => windows(page).count()).toBe(3)
})

test('the keyboard alone opens, writes, chooses an emoji, minimises, brings back and closes', async () => {
  const page = await start()
  await lineOf(page, others[0]!).focus()
  await page.keyboard.press('Enter')
  const [first, second] = [windowWith(page, 'Trần An'), windowWith(page, 'Trần Bình')]
  await hasFocus(fieldIn(first))
  await page.keyboard.type('Xin ')
  await first.getByRole('button', { name: 'Emoji' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await hasFocus(fieldIn(first))
  await expect.poll(() => fieldIn(first).inputValue()).toBe('Xin 😅')
  await page.keyboard.press('Enter')
  await first.getByText('Xin 😅').waitFor()
  await lineOf(page, others[1]!).focus()
  await page.keyboard.press('Enter')
  await hasFocus(fieldIn(second))
  await page.keyboard.press('Escape')
  await second.waitFor({ state: 'detached' })
  await hasFocus(fieldIn(first))
  const head = page.getByRole('button', { name: /^Minimise Trần An/ })
  await head.focus()
  await page.keyboard.press('Enter')
  await fieldIn(first).waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await hasFocus(fieldIn(first))
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'detached' })
  await hasFocus(lineOf(page, others[0]!))
})

test('a minimised or further window counts what comes, and nothing is marked as read unseen', async () => {
  const page = await start()
  for (const other of others) await openWith(page, other)
  const sender = await product.world.signIn(others[1]!.id)
  const hidden = await product.world.signIn(others[0]!.id)
  await page.getByRole('button', { name: /^Minimise Trần Bình/ }).click()
  const channelOf = async (who: typeof sender) => (await who.get('/chats')).body.data[0].chanel_id as number
  const tell = async (who: typeof sender, text: string) =>
    who.post(`/chats/${await channelOf(who)}`, { body: { type: 'text', data: { text } } })
  await tell(sender, 'Alo?')
  await page.getByRole('button', { name: /^Bring back Trần Bình.*1 unread message/ }).waitFor()
  await tell(hidden, 'Có ai không?')
  await page.getByRole('button', { name: 'Trần An: Có ai không?' }).waitFor()
  // Time for it to be marked as read.
  await page.waitForTimeout(800)
  const unread = async (who: Person) => (await lineOf(page, who).textContent())?.includes('1 unread message')
  expect([await unread(others[0]!), await unread(others[1]!)]).toEqual([true, true])
  await page.getByRole('button', { name: /^Bring back Trần Bình/ }).click()
  await windowWith(page, 'Trần Bình').getByText('New messages').waitFor()
  await expect.poll(() => unread(others[1]!)).toBe(false)
})

test('pictures are pasted and dropped, looked at before they go, and at full size after', async () => {
  const page = await start()
  const window = await openWith(page, others[0]!)
  const png = (await pixels(page, 300, 200, '#c2560c')).toString('base64')
  const give = (kind: 'paste' | 'drop', name: string) =>
    (kind === 'paste' ? fieldIn(window) : window).evaluate(
      (target, [event, bytes, fileName]) => {
        const data = new DataTransfer()
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
        data.items.add(new File([content], fileName, { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        )
      },
      [kind, png, name] as const,
    )
  await give('paste', 'dan.png')
  await window.getByAltText('dan.png').waitFor()
  await give('drop', 'tha.png')
  await window.getByAltText('tha.png').waitFor()
  await give('drop', 'bo.png')
  await window.getByRole('button', { name: 'Remove bo.png' }).click()
  await say(window, '')
  await window.getByRole('button', { name: 'Open picture 2' }).waitFor()
  await expect.poll(() => window.locator('[data-unsent]').count()).toBe(0)
  await expect.poll(() => window.getByRole('button', { name: /^Open picture/ }).count()).toBe(2)
  await window.getByRole('button', { name: 'Open picture 1' }).click()
  await page.getByRole('button', { name: 'Next picture' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next picture' }).waitFor({ state: 'detached' })
  await expect.poll(() => fieldIn(window).count()).toBe(1)
  await window
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'lạ.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    })
  await window.getByRole('alert').getByText('"lạ.exe" is not of an accepted type', { exact: false }).waitFor()
  await expectAccessible(page)
})

test('says why a file is not taken also beside a screen that takes none', async () => {
  const page = await start(me, '/qr-code')
  const window = await openWith(page, others[0]!)
  const files = [{ name: 'lạ.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }]
  await window.locator('input[type=file]').last().setInputFiles(files)
  await window.getByRole('alert').getByText('"lạ.exe" is not of an accepted type', { exact: false }).waitFor()
})

test('the assistant answers what it suggests to ask', async () => {
  const page = await start()
  await page.locator('[data-person="0"]').click()
  const window = windowWith(page, 'System assistant')
  await window.getByText('Choose a question below or type your own.').waitFor()
  await window.getByRole('button', { name: 'What is due today?' }).click()
  await window.getByText('Nothing is due today.').waitFor()
  await expect.poll(() => window.locator('input[type=file]').count()).toBe(0)
  await page.reload()
  await window.getByText('Nothing is due today.').waitFor()
  await page
    .getByRole('button', { name: /^(Close the chat|Close)/ })
    .first()
    .click()
})

test('a list of hundreds is searched, and drawn only as far as it is seen', async () => {
  const page = await product.open()
  const unknown = { avatar500x500: null, position: null }
  const people = Array.from({ length: 300 }, (_, n) => ({ id: 5000 + n, fullname: `Người số ${n}`, ...unknown }))
  await page.route('**/api/users/active', (route) => route.fulfill({ json: { data: people } }))
  // What the server pushes would put the real list in their place.
  await page.routeWebSocket(/socket\.io/, () => undefined)
  await signIn(page, me, '/profile/show')
  await page.getByRole('button', { name: 'Show names in the chat list' }).click()
  await page.getByText('Người số 0', { exact: true }).waitFor()
  await expect.poll(() => page.locator('[data-person]').count()).toBeLessThan(60)
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('nguoi so 29')
  await page.getByText('Online · 11').waitFor()
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('zzz')
  await page.getByText('Nobody found.').waitFor()
})

test('a list or a history that cannot be read says so, and is asked for again', async () => {
  const page = await product.open()
  const fail = async (route: Route) => route.fulfill({ status: 500, json: { code: 'unexpected', message: '' } })
  await page.route('**/api/users/active', fail)
  await page.route(/\/api\/chats\/0\?/, fail)
  await signIn(page, me, '/profile/show')
  await page.getByRole('button', { name: 'Show names in the chat list' }).click()
  await page.getByText('The list could not be loaded.').waitFor()
  await expect.poll(() => page.getByText('Nobody else is online right now.').count()).toBe(0)
  await page.locator('[data-person="0"]').click()
  const window = page.locator('[data-chat="0"]')
  await window.getByText('The messages could not be loaded.').waitFor()
  await picture(page, 'chat-failed')
  await expectAccessible(page)
  const list = [page.getByRole('complementary'), '**/api/users/active'] as const
  for (const [place, path] of [list, [window, /\/api\/chats\/0\?/] as const]) {
    const again = place.getByRole('button', { name: 'Try again' })
    await Promise.all([page.waitForRequest(path), again.click()])
    await page.unroute(path)
    // It may have come by itself meanwhile, with the news of somebody who left.
    const isPressed = again.click().catch(() => undefined)
    await Promise.race([isPressed, again.waitFor({ state: 'detached' })])
    await again.waitFor({ state: 'detached' })
  }
  await window.getByRole('group', { name: 'Suggested questions' }).waitFor()
})
