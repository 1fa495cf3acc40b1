import { afterAll, afterEach, expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { bringSession, expectAccessible, looks, nameOf, picture, type Look } from '../harness.ts'
import { stageWorkspace } from '../workspace-page.ts'
import { fileOf, filesOfAlone, filesWith } from './pieces.ts'

const { product, lan, audit, enter, card, answer, stored } = await stageWorkspace()
afterAll(() => product.stop())
// Without a network the browser itself complains of the live channel.
afterEach(() => expect(product.problems.splice(0).filter((text) => !text.startsWith('WebSocket'))).toEqual([]))

const editor = (page: Page) => page.locator('[contenteditable=true]').first()
const failed = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
/** The parts that an auditor needs are fetched last when these are there. */
const prefetched = (page: Page) =>
  Promise.all(
    ['rich-editor-surface.tsx', 'date-modal.tsx', 'workspace-modals.tsx'].map((module) =>
      page.waitForResponse((reply) => reply.url().endsWith(`/assets/${fileOf(module)}`)),
    ),
  )

const abort = (call: Route) => call.abort()
/** In the workspace, where a chunk is missing from the beginning: a calm page prefetches. */
async function enterWithout(module: string, look: Look = {}, instead: (call: Route) => Promise<void> = abort) {
  const page = await product.open(look)
  await page.route(filesOfAlone(module), instead)
  await bringSession(page, lan)
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  return page
}

test.each(looks.map((look, index) => [nameOf(look), look, 4 + index] as const))(
  'a part that does not come says so in its place and is asked for again: %s',
  async (name, look, index) => {
    const page = await enterWithout('comment-thread.tsx', look)
    await answer(page, index, 'MIN').click()
    const told = failed(page, look.language === 'vi' ? 'Không mở được phần này' : 'This part could not be opened')
    await told.waitFor()
    await card(page, index).waitFor()
    await picture(page, `part-failed-${name}`)
    await expectAccessible(page)
    await page.unrouteAll()
    await told.getByRole('button', { name: look.language === 'vi' ? 'Thử lại' : 'Try again' }).click()
    await editor(page).waitFor()
    await page.context().close()
  },
)

test('what an auditor needs on an apron is there before the network goes', async () => {
  const page = await enter(lan, 'group_id=0', { width: 390, asNew: true })
  await Promise.all([prefetched(page), answer(page, 1, 'MAJ').waitFor()])
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await answer(page, 1, 'MAJ').click()
  await editor(page).waitFor()
  await editor(page).fill('Van xả đáy không có niêm phong')
  await page.getByRole('button', { name: 'Set corrective date' }).click()
  await page.getByRole('dialog', { name: /Corrective date/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await expect.poll(() => stored(1)).toBe('MAJ')
  await expect.poll(() => editor(page).innerText()).toBe('Van xả đáy không có niêm phong')
  await page.context().close()
})

test('a part that was asked for without a network comes by itself once there is one', async () => {
  const page = await enterWithout('comment-thread.tsx', { width: 390, asNew: true })
  await answer(page, 2, 'MIN').waitFor()
  await page.context().setOffline(true)
  await page.unrouteAll()
  await answer(page, 2, 'MIN').click()
  // What else was still on its way says so as well.
  const told = failed(page, 'This part has not loaded')
  await told.first().waitFor()
  await picture(page, 'part-away')
  await page.context().setOffline(false)
  await editor(page).waitFor()
  await expect.poll(() => told.count()).toBe(0)
  await page.context().close()
})

test('a window that does not come is a window that says so', async () => {
  const page = await enterWithout('workspace-modals.tsx')
  await card(page, 0)
    .getByRole('button', { name: /^History/ })
    .click()
  const told = page.getByRole('dialog', { name: 'This part could not be opened' })
  await told.waitFor()
  await picture(page, 'window-failed')
  await expectAccessible(page)
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: /^History/ }).waitFor()
  await page.context().close()
})

test('a version that has been replaced says so, and what was typed is there after the reload', async () => {
  const page = await enterWithout('workspace-modals.tsx', {}, (call) => call.fulfill({ status: 404, json: {} }))
  await answer(page, 3, 'MIN').click()
  await editor(page).fill('Thiếu nhãn trên bồn')
  await page.route(/:\d+\/$/, (call) =>
    call.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  )
  await card(page, 0)
    .getByRole('button', { name: /^History/ })
    .click()
  const told = page.getByRole('dialog', { name: 'There is a new version' })
  await told.waitFor()
  await picture(page, 'part-replaced')
  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), told.getByRole('button', { name: 'Reload the page' }).click()])
  await card(page, 3)
    .getByRole('button', { name: /^\d+ comments?: / })
    .click()
  await expect.poll(() => editor(page).innerText()).toBe('Thiếu nhãn trên bồn')
  await page.context().close()
})

test('a screen that does not come leaves the shell where it is', async () => {
  const page = await enter(lan)
  await card(page, 0).waitFor()
  await page.route(filesWith(['positions-screen.tsx'], ['workspace-screen.tsx']), (call) => call.abort())
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Positions' }).click()
  const told = failed(page, 'This part could not be opened')
  await told.waitFor()
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Positions', level: 1 }).waitFor()
  await page.context().close()
})

test('a screen that comes late reads its filters from the address as ever', async () => {
  const page = await product.open()
  await page.route(filesWith(['audits-screen.tsx'], []), abort)
  await bringSession(page, lan)
  await page.goto('/checklist/list?status=3&name=Kho')
  const told = failed(page, 'This part could not be opened')
  await told.waitFor()
  await page.unrouteAll()
  const asking = page.waitForRequest((request) => request.url().includes('/api/checklists?'))
  await told.getByRole('button', { name: 'Try again' }).click()
  const { searchParams } = new URL((await asking).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ status: '3', sort_by: 'work', sort: 'asc', per_page: '20' })
  await page.context().close()
})

test('a question is never without its words', async () => {
  const reader = await enterWithout('purify.es.mjs')
  const words = card(reader, 0).locator('h3 + div')
  await expect.poll(() => words.innerText()).not.toBe('')
  await expect.poll(() => words.locator('*').count()).toBe(0)
  await reader.unrouteAll()
  await reader.evaluate(() => window.dispatchEvent(new Event('online')))
  await words.locator('*').first().waitFor()
  await reader.context().close()
})
