import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bringSession, built, expectAccessible, looks, nameOf, picture, signIn, type Look } from '../harness.ts'
import { stageWorkspace } from '../workspace-page.ts'
import { fileOf, filesOfAlone, filesWith } from './pieces.ts'

const { product, lan, audit, card, answer, stored } = await stageWorkspace()
afterAll(() => product.stop())
// Without a network the browser itself complains of the live channel.
afterEach(() => expect(product.problems.splice(0).filter((text) => !text.startsWith('WebSocket'))).toEqual([]))

const editor = (page: Page) => page.locator('[contenteditable=true]').first()
const failed = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })
const modals = filesOfAlone('workspace-modals.tsx')
const quickFind = filesOfAlone('quick-find.tsx', 'virtual:texts/en/desk/quick-find')
const workspace = `/checklist/${audit.id}/view?group_id=0`

type Network = {
  /** Which addresses fail from now on. */
  fails: (pattern: RegExp | null) => void
  /** Which modules fail although their files come, as after a failure that nobody saw; on the present page, or on any. */
  keeps: (pattern: RegExp, where?: 'here' | 'always') => void
  documents: () => number
}

/** A browser that keeps a module that failed for as long as its page lives, as some do; `fetch()` alone asks again. */
async function keepingFailures(page: Page): Promise<Network> {
  let failing: RegExp | null = null
  let neverRuns: RegExp | null = null
  let lastPage = 0
  let documents = 0
  const kept = new Set<string>()
  const askedBy = new WeakMap<Request, number>()
  // Whoever watches the calls of a page takes its browser's cache away, which answers without a network, too.
  const cached = new Set<string>()
  const isModule = (request: Request) => request.resourceType() !== 'fetch' && request.url().endsWith('.js')
  page.on('requestfailed', (request) => {
    // What the page that goes was still fetching has not failed, nor has it for the page that comes.
    const isCancelled = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (isModule(request) && !isCancelled && askedBy.get(request) === documents) kept.add(request.url())
  })
  page.on('requestfinished', (request) => void (request.resourceType() === 'fetch' && cached.add(request.url())))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      kept.clear()
      cached.clear()
      documents++
    }
    askedBy.set(request, documents)
  })
  await page.route('**/assets/**', (call) => {
    const request = call.request()
    const address = request.url()
    const isKept = (askedBy.get(request) ?? documents) <= lastPage && neverRuns?.test(address)
    if (isModule(request) && (kept.has(address) || isKept)) return call.abort()
    if (isModule(request) && cached.has(address)) return call.fulfill({ path: join(built, new URL(address).pathname) })
    return failing?.test(address) ? call.abort() : call.continue()
  })
  return {
    fails: (pattern) => (failing = pattern),
    keeps: (pattern, where = 'here') => {
      neverRuns = pattern
      lastPage = where === 'always' ? Infinity : Math.max(documents, 1)
    },
    documents: () => documents,
  }
}

/** Signed in, with such a browser, before anything was opened. */
async function newPage(look: Look = {}) {
  const page = await product.open(look)
  const network = await keepingFailures(page)
  await bringSession(page, lan)
  return { page, network }
}

test('a part that failed comes when it is asked for again, with what it needs and each style once', async () => {
  const { page, network } = await newPage()
  network.fails(new RegExp(`${fileOf('comment-thread.tsx')}|${fileOf('rich-editor-surface.tsx')}`))
  await page.goto(workspace)
  await answer(page, 1, 'MIN').click()
  await failed(page, 'This part could not be opened').waitFor()
  network.fails(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await editor(page).waitFor()
  const hrefs = await page.locator('link').evaluateAll((links) => links.map((one) => (one as HTMLLinkElement).href))
  expect(hrefs.length).toBe(new Set(hrefs).size)
  expect(network.documents()).toBe(1)
  await page.context().close()
})

test('a screen comes when only a module below it failed, and when a look ahead at its link failed', async () => {
  const { page, network } = await newPage()
  await signIn(page, lan, '/checklist/list')
  const groups = filesWith(['groups-screen.tsx'], ['audits-screen.tsx'])
  network.fails(groups)
  const ahead = page.waitForEvent('requestfailed', (request) => groups.test(request.url()))
  await Promise.all([ahead, link(page, 'User groups').hover()])
  network.fails(new RegExp(`/assets/(?!${fileOf('team-roles-screen.tsx')})`))
  await link(page, 'Team roles').click()
  await failed(page, 'This part could not be opened').waitFor()
  network.fails(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Team roles', level: 1 }).waitFor()
  await link(page, 'User groups').click()
  await page.getByRole('heading', { name: 'User groups', level: 1 }).waitFor()
  expect(network.documents()).toBe(1)
  await page.context().close()
})

test('what was fetched ahead in a dead spot, and texts that come with a part, are there once the network is', async () => {
  const { page, network } = await newPage()
  network.fails(new RegExp(`${modals.source}|${quickFind.source}`))
  const ahead = [modals, quickFind].map((files) =>
    page.waitForEvent('requestfailed', (request) => files.test(request.url())),
  )
  await page.goto(workspace)
  await Promise.all(ahead)
  await page.context().setOffline(true)
  network.fails(null)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'This part has not loaded' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('combobox', { name: 'Find anywhere' }).waitFor()
  await page.keyboard.press('Escape')
  await card(page, 0)
    .getByRole('button', { name: /^History/ })
    .click()
  await page.getByRole('dialog', { name: /^History/ }).waitFor()
  expect(network.documents()).toBe(1)
  await page.context().close()
})

test('a part whose failure the browser keeps brings a new page by itself, at the same place with its draft and its answers', async () => {
  const { page, network } = await newPage({ width: 390 })
  // From the start: it is prefetched at the first rest.
  network.keeps(modals)
  await page.goto(workspace)
  await answer(page, 2, 'MIN').click()
  await editor(page).fill('Van xả đáy không có niêm phong')
  await expect.poll(() => stored(2)).toBe('MIN')
  const place = page.url()
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await card(page, 2)
    .getByRole('button', { name: /^History/ })
    .click()
  await reloaded
  await card(page, 2).waitFor()
  expect(page.url()).toBe(place)
  await card(page, 2)
    .getByRole('button', { name: /^\d+ comments?: / })
    .click()
  await expect.poll(() => editor(page).innerText()).toBe('Van xả đáy không có niêm phong')
  expect(network.documents()).toBe(2)
  await page.context().close()
})

test('a part that never runs brings a new page once and then says so', async () => {
  const { page, network } = await newPage()
  network.keeps(new RegExp(fileOf('positions-screen.tsx')), 'always')
  await page.goto('/position')
  const told = failed(page, 'This part could not be opened')
  await told.waitFor()
  expect(network.documents()).toBe(2)
  await told.getByRole('button', { name: 'Try again' }).click()
  await told.waitFor({ state: 'detached' })
  await told.waitFor()
  expect(network.documents()).toBe(2)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'nothing that was typed in a form is lost for a part that wants a new page: %s',
  async (name, look) => {
    const { page, network } = await newPage(look)
    const isVi = look.language === 'vi'
    await page.goto('/user/create')
    const field = page.locator('input[name=fullname]')
    await field.fill('Phạm Thị Hồng')
    network.keeps(filesWith(['quick-find.tsx'], ['users/form/create-screen.tsx', 'shell-keys.tsx', 'chat-root.tsx']))
    await page.keyboard.press('Control+k')
    const told = page.getByRole('dialog', {
      name: isVi ? 'Cần tải lại trang để mở phần này' : 'The page has to be reloaded to open this part',
    })
    await told.waitFor()
    await picture(page, `part-held-${name}`)
    await expectAccessible(page)
    expect(network.documents()).toBe(1)
    await page.keyboard.press('Escape')
    await told.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('Phạm Thị Hồng')
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
    await field.fill('')
    // The form lets go of the page with the next picture; then asking again brings a new one, where it has not come by itself.
    const again = async () => {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await page.keyboard.press('Control+k')
      await told.getByRole('button', { name: isVi ? 'Thử lại' : 'Try again' }).click()
    }
    void again().catch(() => undefined)
    await reloaded
    await field.waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: isVi ? /Tìm trong toàn bộ/ : /Find anywhere/ }).waitFor()
    // By itself and by the keys, both on their way.
    expect(network.documents()).toBeLessThanOrEqual(3)
    await page.context().close()
  },
)

/** What the page got from the network and what it asked for by `fetch()`, of its own files. */
const loaded = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = all.filter(({ name }) => /\/assets\/[^/]+\.(js|css)$/.test(name))
    return {
      travelled: files.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name),
      fetched: files.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name),
    }
  })

test('no file travels twice, and a start from the cache fetches nothing ahead of its import', async () => {
  const page = await product.open({ asNew: true })
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000))
  await bringSession(page, lan)
  await page.goto(workspace)
  await answer(page, 3, 'MIN').click()
  await editor(page).waitFor()
  const { travelled, fetched } = await loaded(page)
  expect(travelled.length).toBe(new Set(travelled).size)
  const thread = fileOf('comment-thread.tsx')
  expect(travelled.some((name) => name.includes(thread))).toBe(true)
  expect(fetched.some((name) => name.includes(thread))).toBe(true)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ran') ?? '')).toContain(thread)
  await page.reload()
  await card(page, 0).waitFor()
  const again = await loaded(page)
  expect(again.fetched.filter((name) => fetched.includes(name))).toEqual([])
  expect(again.travelled.filter((name) => travelled.includes(name))).toEqual([])
  await page.context().close()
})

test('a start whose cache is gone in a dead spot comes by a new page once the network is back', async () => {
  const { page, network } = await newPage()
  await page.goto(workspace)
  await card(page, 0).waitFor()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('ran') ?? ''))
    .toContain(fileOf('workspace-screen.tsx'))
  const own = new RegExp(fileOf('workspace-screen.tsx'))
  network.fails(own)
  const missing = page.waitForEvent('requestfailed', (request) => own.test(request.url()))
  await page.reload()
  await missing
  network.fails(null)
  await card(page, 0).waitFor()
  expect(network.documents()).toBe(3)
  await page.context().close()
})
