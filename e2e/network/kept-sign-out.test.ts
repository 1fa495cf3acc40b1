import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, looks, nameOf, picture, signInByForm, type Look } from '../harness.ts'
import { keptChanges } from '../kept.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, duc, audit, enter, card, answer, stored } = await stageWorkspace()
afterAll(() => product.stop())

const words = {
  en: {
    out: 'Sign out',
    unsent: 'Unsent work',
    count: /^1 (not sent|question waits)/,
    answer: '1 answer',
    stay: 'Stay',
    window: 'Not on the server yet',
  },
  vi: {
    out: 'Đăng xuất',
    unsent: 'Nội dung chưa gửi',
    count: /^1 (mục chưa gửi|câu chờ gửi)/,
    answer: '1 câu trả lời',
    stay: 'Ở lại',
    window: 'Chưa gửi lên máy chủ',
  },
}
const fromMenu = async (page: Page, name: string) => {
  await page
    .getByRole('button', { name: /(Account of|Tài khoản của)/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name }).click()
}
const timesAnswered = async (index: number) =>
  (
    await product.world.db
      .selectFrom('audit_item_history')
      .select('id')
      .where('audit_item_id', '=', audit.itemIds[index]!)
      .execute()
  ).length

/** An answer that does not come through. */
async function heldBack(index: number, look: Look = {}) {
  const page = await enter(lan, 'group_id=0', look)
  await answer(page, index, 'OBS').waitFor()
  await page.route(`**/checklist-items/${audit.itemIds[index]}`, (call) =>
    call.request().method() === 'PUT' ? call.abort() : call.fallback(),
  )
  await answer(page, index, 'OBS').click()
  await page.getByRole('button', { name: words[look.language ?? 'en'].count }).waitFor()
  return page
}

test.each(looks.map((look, index) => [nameOf(look), look, index] as const))(
  'what waits is listed, and named before its person signs out: %s',
  async (name, look, index) => {
    const page = await heldBack(index, look)
    const said = words[look.language]
    await page.getByRole('button', { name: said.count }).click()
    const list = page.getByRole('dialog', { name: said.window })
    await list.getByRole('listitem').filter({ hasText: 'OBS' }).waitFor()
    await picture(page, `unsent-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    // On a phone the bar of the workspace has no room for the menu.
    if (look.width === 390) await page.goto('/dashboard')
    await fromMenu(page, said.out)
    const leaving = page.getByRole('dialog').filter({ hasText: said.answer })
    await leaving.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(said.stay)
    await picture(page, `sign-out-unsent-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await leaving.waitFor({ state: 'detached' })
    expect((await keptChanges(page)).length).toBe(1)
    await page.getByRole('button', { name: said.count }).click()
    // A try of its own may come first, and takes the button away with what waited.
    const now = await list.getByRole('button', { name: /^(Send now|Gửi ngay)$/ }).elementHandle()
    await page.unrouteAll()
    await now!.evaluate((button: HTMLElement) => button.click())
    await expect.poll(() => stored(index)).toBe('OBS')
    await page.context().close()
  },
)

test('whoever wants to wait is signed out by itself as soon as everything is there', async () => {
  const page = await heldBack(5)
  await fromMenu(page, 'Sign out')
  await page.getByRole('button', { name: 'Sign out once it is sent' }).click()
  await page.getByText('You are signed out as soon as').waitFor()
  expect(new URL(page.url()).pathname).not.toBe('/login')
  await page.unrouteAll()
  await page.waitForURL('**/login?message=session.signed_out')
  expect(await stored(5)).toBe('OBS')
  expect(await keptChanges(page)).toEqual([])
  await page.context().close()
})

test('a saved file leaves nothing on the device, and is taken in again by its own person, once', async () => {
  const page = await heldBack(6)
  await fromMenu(page, 'Sign out')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file and sign out' }).click(),
  ])
  await page.waitForURL('**/login?message=session.signed_out')
  expect(await keptChanges(page)).toEqual([])
  expect(await stored(6)).toBe('CA')
  const saved = await readFile(await download.path())
  const takeIn = async (buffer: Buffer) => {
    await fromMenu(page, 'Unsent work')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import a saved file' }).click(),
    ])
    await chooser.setFiles({ name: download.suggestedFilename(), mimeType: 'application/zip', buffer })
  }
  await page.unrouteAll()
  await signInByForm(page, duc, '/dashboard')
  await takeIn(saved)
  await page.getByRole('alert').filter({ hasText: 'saved by somebody else' }).waitFor()
  expect(await stored(6)).toBe('CA')
  await page.keyboard.press('Escape')
  await fromMenu(page, 'Sign out')
  await page.waitForURL('**/login**')
  await signInByForm(page, lan, '/dashboard')
  await takeIn(saved.subarray(0, 300))
  await page.getByRole('alert').filter({ hasText: 'damaged' }).waitFor()
  await page.keyboard.press('Escape')
  await takeIn(saved)
  await page.getByText('1 entry was imported').waitFor()
  await expect.poll(() => stored(6)).toBe('OBS')
  await expect.poll(() => keptChanges(page)).toEqual([])
  await page.keyboard.press('Escape')
  await takeIn(saved)
  await expect.poll(() => keptChanges(page)).toEqual([])
  expect(await timesAnswered(6)).toBe(1)
  await page.context().close()
})

test('what the server refuses is listed with its sentence, holds nothing up, and can be tried again or dropped', async () => {
  const page = await enter(lan)
  await answer(page, 0, 'C').waitFor()
  const refusal = { status: 400, json: { code: 'audit_closed', message: 'Not now.' } }
  for (const index of [0, 1])
    await page.route(`**/checklist-items/${audit.itemIds[index]}`, (call) =>
      call.request().method() === 'PUT' ? call.fulfill(refusal) : call.fallback(),
    )
  await answer(page, 0, 'C').click()
  await answer(page, 1, 'C').click()
  await answer(page, 2, 'C').click()
  await expect.poll(() => stored(2)).toBe('C')
  // Two notices lie over it.
  await page.getByRole('button', { name: /^2 not sent/ }).press('Enter')
  const list = page.getByRole('dialog', { name: 'Not on the server yet' })
  const lines = list.getByRole('listitem').filter({ hasText: 'Not now.' })
  await expect.poll(() => lines.count()).toBe(2)
  await picture(page, 'unsent-refused')
  await expectAccessible(page)
  await page.unrouteAll()
  await lines.first().getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => stored(0)).toBe('C')
  await lines.first().getByRole('button', { name: 'Drop' }).click()
  await page.getByRole('dialog', { name: 'Drop this?' }).getByRole('button', { name: 'Drop' }).click()
  await list.getByText('Everything has been sent').waitFor()
  expect(await stored(1)).toBe('OBS')
  await card(page, 1).waitFor()
  await page.context().close()
})
