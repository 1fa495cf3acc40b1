import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldIn, lineOf, makeHistory, openWith, windowWith } from '../chat-steps.ts'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'

declare global {
  interface Window {
    timesWritten: number
  }
}

let product: Product
let reader: Person
let writer: Person
let channel: number
let said: string[]
/** What becomes of messages that are pushed to the reader. */
let pushes: 'come' | 'one is missed' | 'break the connection'

beforeAll(async () => {
  product = await startProduct()
  reader = await product.person('Nguyễn Thị Thưởng', [])
})
afterAll(() => product.stop())
beforeEach(async () => {
  writer = await product.person('Trần Quốc Bảo', [])
  channel = await makeHistory(product, reader, writer, 1)
  said = ['Tin nhắn số 1']
  pushes = 'come'
})
afterEach(async () => {
  await product.leave()
  // The browser itself complains about a connection that was taken away.
  expect(product.problems.splice(0).filter((problem) => !problem.startsWith('WebSocket'))).toEqual([])
})

/** The reader's page, with the chat open. */
async function start(): Promise<Page> {
  const page = await product.open()
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((pushed) => {
      if (pushes === 'come' || !pushed.includes('chat:message')) return socket.send(pushed)
      if (pushes === 'break the connection') return void socket.close()
      pushes = 'come'
    })
  })
  await signIn(page, reader, '/profile/show')
  await openWith(page, writer)
  await expectAll(page)
  return page
}

/** The writer says so many things, each after a pause of milliseconds. */
async function say(count: number, pause = 0) {
  const browser = await product.world.signIn(writer.id)
  for (let n = 0; n < count; n += 1) {
    const text = `Mẫu số ${said.length} đạt`
    said.push(text)
    const { status } = await browser.post(`/chats/${channel}`, { body: { type: 'text', data: { text } } })
    expect(status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** All that was said stands in the window, in that order and once, is read, and the newest is in sight. */
async function expectAll(page: Page) {
  const window = windowWith(page, writer.fullname)
  await expect.poll(() => window.locator('ol > li p').allTextContents()).toEqual(said)
  const bottoms = () =>
    window.getByRole('log').evaluate((log) => {
      const last = [...log.querySelectorAll('li')].at(-1)!
      return last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom
    })
  await expect.poll(bottoms).toBeLessThan(1)
  await expect.poll(() => lineOf(page, writer).textContent()).not.toContain('unread')
}

const shown = (page: Page, text: string) => windowWith(page, writer.fullname).getByText(text, { exact: true }).waitFor()

test('hundreds come in order although the connection breaks again and again, and one more costs no more for them', async () => {
  const page = await start()
  pushes = 'break the connection'
  await say(150)
  pushes = 'come'
  await expectAll(page)
  await say(50)
  await expectAll(page)
  await page.evaluate(() => {
    window.timesWritten = 0
    const { prototype } = Intl.DateTimeFormat
    const { formatToParts } = prototype
    const counted = <Given extends unknown[], Came>(write: (...given: Given) => Came) =>
      function (this: Intl.DateTimeFormat, ...given: Given) {
        window.timesWritten += 1
        return write.apply(this, given)
      }
    prototype.formatToParts = counted(formatToParts)
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        return counted((when: Date) => new Date(when).toISOString().slice(11, 16)).bind(this)
      },
    })
  })
  await say(5)
  await expectAll(page)
  // Each of the two hundred wrote its own again with each that came, until the page answered nobody any more.
  expect(await page.evaluate(() => window.timesWritten)).toBeLessThan(100)
})

test('a missed push is made up for while more come, also when answers are slow', async () => {
  const page = await start()
  await page.route(/\/api\/chats\/\d+\?/, async (route) => {
    const response = await route.fetch()
    // The line is far.
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fulfill({ response })
  })
  pushes = 'one is missed'
  let isMadeUp = false
  const goOn = async () => {
    while (!isMadeUp) await say(1, 100)
  }
  const saying = goOn()
  await shown(page, 'Mẫu số 5 đạt').finally(() => (isMadeUp = true))
  await saying
  await expectAll(page)
})

test('while the server wants nothing yet, nothing that was missed is marked as read', async () => {
  const page = await start()
  const marked: unknown[] = []
  page.on('request', (request) => void (request.url().endsWith('/read') && marked.push(request.postDataJSON())))
  const tooMany = { status: 429, headers: { 'retry-after': '1' }, json: { code: 'too_many_calls', message: '' } }
  await page.route(/\/api\/chats\/\d+\?/, (route) => route.fulfill(tooMany))
  pushes = 'one is missed'
  await say(5)
  await lineOf(page, writer).getByText('5 unread messages').waitFor({ state: 'attached' })
  // As long as the server wants to be left alone, for it to be asked all the same.
  await page.waitForTimeout(1000)
  expect(marked).toEqual([])
  await page.unrouteAll()
  await expectAll(page)
})

test('what was missed while the window was closed is there when it is opened', async () => {
  const page = await start()
  await fieldIn(windowWith(page, writer.fullname)).press('Escape')
  pushes = 'one is missed'
  await say(3)
  await lineOf(page, writer).getByText('3 unread messages').waitFor({ state: 'attached' })
  await openWith(page, writer)
  await expectAll(page)
})

test('the newest stays in sight when the field grows in the frame in which it came into sight', async () => {
  const page = await start()
  await say(12)
  await expectAll(page)
  const window = windowWith(page, writer.fullname)
  await window.getByRole('log').evaluate(async (log) => {
    log.scrollBy(0, -5)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  await window.evaluate((element) => {
    const log = element.querySelector('[role=log]')!
    log.scrollTop = log.scrollHeight
    const field = element.querySelector('textarea')!
    field.focus()
    document.execCommand('insertText', false, 'một\nhai\nba\nbốn\nnăm')
  })
  await say(5)
  await expectAll(page)
})
