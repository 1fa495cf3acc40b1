import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldIn, lineOf, makeHistory, openWith, say, stored as storedMessages } from '../chat-steps.ts'
import { bringSession, signInByForm } from '../harness.ts'
import { keptChanges } from '../kept.ts'
import { end } from '../people/session/session-steps.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer, stored } = await stageWorkspace()
afterAll(() => product.stop())
beforeAll(() => makeHistory(product, lan, duc, 1))

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const minor = audit.statuses.find(({ code }) => code === 'MIN')!
const editor = (page: Page) => page.locator('[contenteditable=true]').first()
const send = (page: Page) => page.getByRole('button', { name: 'Send comment' })

const isFinding = (index: number) =>
  product.world.db
    .updateTable('audit_items')
    .set({ status_id: minor.id })
    .where('id', '=', audit.itemIds[index]!)
    .execute()
const commentsOn = (index: number) =>
  product.world.db
    .selectFrom('comments')
    .where('audit_item_id', '=', audit.itemIds[index]!)
    .selectAll()
    .orderBy('id')
    .execute()
const timesDone = async (index: number, action: string) => {
  const rows = await product.world.db
    .selectFrom('audit_item_history')
    .select(['user_id', 'action'])
    .where('audit_item_id', '=', audit.itemIds[index]!)
    .execute()
  return rows.filter((row) => row.action === action).map((row) => row.user_id)
}
const dateOf = async (index: number) => {
  const { corrective_date: date } = await product.world.db
    .selectFrom('audit_items')
    .select('corrective_date')
    .where('id', '=', audit.itemIds[index]!)
    .executeTakeFirstOrThrow()
  return date === null ? null : String(date).slice(0, 10)
}
const kinds = async (page: Page) => (await keptChanges(page)).map(({ kind }) => kind)

async function setDate(page: Page, index: number, day: string) {
  await card(page, index).getByRole('button', { name: 'Set corrective date' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(day)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: /Corrective date/ }).waitFor({ state: 'detached' })
}

/** Everything that is needed has come before the network goes. */
async function ready(page: Page, index: number) {
  await card(page, index).getByRole('button', { name: 'Set corrective date' }).click()
  await page.getByRole('dialog', { name: /Corrective date/ }).waitFor()
  await page.keyboard.press('Escape')
  await card(page, index).locator('[data-comments]').click()
  await editor(page).waitFor()
  await page.keyboard.press('Escape')
}

test('what was done without a network arrives once and in order from any screen, after the tab was closed', async () => {
  await isFinding(1)
  const page = await enter(lan)
  await lineOf(page, duc).waitFor()
  const window = await openWith(page, duc)
  await ready(page, 1)
  await page.context().setOffline(true)
  await say(window, 'Gửi từ ngoài sân đỗ')
  await window.locator('[data-unsent]').waitFor()
  await fieldIn(window).press('Escape')
  await answer(page, 0, 'MIN').click()
  await editor(page).fill('Van xả đáy không có niêm phong')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'van.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('img', { name: 'van.png' }).waitFor()
  await send(page).click()
  await page.getByRole('status').filter({ hasText: 'Waiting for the network.' }).waitFor()
  await setDate(page, 1, '24/12/2099')
  await card(page, 1).getByText('Corrective date: 24/12/2099').waitFor()
  await expect.poll(() => kinds(page)).toEqual(['chat_message', 'answer', 'comment', 'corrective_date'])
  await page.getByRole('button', { name: /^4 not sent/ }).waitFor()
  const next = await page.context().newPage()
  await page.close()
  await next.context().setOffline(false)
  await next.goto('/dashboard')
  await expect.poll(() => storedMessages(product, 'Gửi từ ngoài sân đỗ')).toBe(1)
  await expect.poll(() => keptChanges(next)).toEqual([])
  expect([await stored(0), await dateOf(1)]).toEqual(['MIN', '2099-12-24'])
  const said = await commentsOn(0)
  expect(said.map((one) => one.user_id)).toEqual([lan.id])
  expect([await timesDone(0, 'answered'), await timesDone(1, 'corrective_date_set')]).toEqual([[lan.id], [lan.id]])
  const trail = await product.world.db
    .selectFrom('audit_trail')
    .select('action')
    .where('action', 'in', ['audit_item.answered', 'comment.created', 'audit_item.corrective_date_set'])
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual([
    'audit_item.answered',
    'comment.created',
    'audit_item.corrective_date_set',
  ])
  await expect.poll(() => next.getByRole('button', { name: /not sent/ }).count()).toBe(0)
  await next.context().close()
})

test('what was done without a network outlives a browser that is killed', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'apron-killed-'))
  const options = {
    executablePath: process.env['APRON_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  }
  await isFinding(3)
  const killed = await chromium.launchPersistentContext(directory, options)
  const page = await killed.newPage()
  await page.goto('/assets/none')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await bringSession(page, lan)
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  await ready(page, 3)
  await killed.setOffline(true)
  await answer(page, 2, 'MAJ').click()
  await editor(page).fill('Rò rỉ ở mặt bích')
  await send(page).click()
  await expect.poll(() => kinds(page)).toEqual(['answer', 'comment'])
  const ids = execFileSync('pgrep', ['-f', directory], { encoding: 'utf8' }).trim().split('\n').map(Number)
  for (const id of ids) process.kill(id, 'SIGKILL')
  await killed.close().catch(() => undefined)
  const again = await chromium.launchPersistentContext(directory, options)
  const next = await again.newPage()
  await next.goto('/dashboard')
  await expect.poll(async () => (await commentsOn(2)).length).toBe(1)
  expect(await stored(2)).toBe('MAJ')
  await expect.poll(() => keptChanges(next)).toEqual([])
  await again.close()
  await rm(directory, { recursive: true, force: true })
})

test('a session that ends keeps what waits; another person neither sends nor sees it; its own person sends it', async () => {
  const page = await enter(lan)
  await answer(page, 3, 'C').waitFor()
  const calls = `**/checklist-items/${audit.itemIds[3]}`
  await page.route(calls, (call) => (call.request().method() === 'PUT' ? call.abort() : call.fallback()))
  await answer(page, 3, 'OBS').click()
  await page.getByRole('button', { name: /^1 not sent/ }).waitFor()
  await end(page)
  await page.waitForURL('**/login**')
  await page.unrouteAll()
  await signInByForm(page, duc, '/dashboard')
  const others = page.getByRole('button', { name: /entry of another person waits/ })
  await others.click()
  const window = page.getByRole('dialog', { name: 'Not on the server yet' })
  await window.getByText('Everything has been sent').waitFor()
  await window.getByText('Only they can see and send it').waitFor()
  expect(await window.getByRole('listitem').count()).toBe(0)
  expect((await keptChanges(page)).map(({ userId }) => userId)).toEqual([lan.id])
  expect(await stored(3)).toBe('MIN')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Trần Minh Đức/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login**')
  await signInByForm(page, lan, '/dashboard')
  await expect.poll(() => stored(3)).toBe('OBS')
  expect(await timesDone(3, 'answered')).toEqual([lan.id])
  await expect.poll(() => keptChanges(page)).toEqual([])
  await page.context().close()
})

test('a date that was set without a network yesterday is judged by the day on which it was set', async () => {
  await isFinding(4)
  const yesterday = Date.now() - 24 * 3_600_000
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(yesterday)
  const page = await product.open()
  await page.clock.setSystemTime(yesterday)
  await bringSession(page, lan)
  await page.goto(`/checklist/${audit.id}/view?group_id=0`)
  await ready(page, 4)
  await page.context().setOffline(true)
  await setDate(page, 4, day.split('-').toReversed().join('/'))
  await expect.poll(() => kinds(page)).toEqual(['corrective_date'])
  const next = await page.context().newPage()
  await page.close()
  await next.clock.setSystemTime(Date.now())
  await next.context().setOffline(false)
  await next.goto('/dashboard')
  await expect.poll(() => dateOf(4)).toBe(day)
  await next.context().close()
})

test('what is being written outlives its tab, for the same person', async () => {
  await isFinding(5)
  const page = await enter(lan)
  const window = await openWith(page, duc)
  await card(page, 5).locator('[data-comments]').click()
  await editor(page).fill('Nửa câu')
  await fieldIn(window).fill('Đang viết dở')
  const next = await page.context().newPage()
  await page.close()
  await next.goto(`/checklist/${audit.id}/view?group_id=0`)
  await expect.poll(() => fieldIn(next.locator('[data-chat]')).count()).toBe(0)
  await lineOf(next, duc).click()
  await expect.poll(() => fieldIn(next.locator('[data-chat]')).inputValue()).toBe('Đang viết dở')
  await card(next, 5).locator('[data-comments]').click()
  await expect.poll(() => editor(next).innerText()).toBe('Nửa câu')
  await next.context().close()
})
