import { afterAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible, looks, nameOf, picture } from '../harness.ts'
import { keptDrafts } from '../kept.ts'
import { stageWorkspace } from '../workspace-page.ts'

const { product, lan, audit, enter, card, answer } = await stageWorkspace()
afterAll(() => product.stop())

const minor = audit.statuses.find(({ code }) => code === 'MIN')!
await product.world.db
  .updateTable('audit_items')
  .set({ status_id: minor.id })
  .where('id', 'in', audit.itemIds.slice(2, 12))
  .execute()
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'van-xa-day.png', mimeType: 'image/png', buffer: png }
const report = { name: 'bien-ban.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
const choose = async (page: Page) => {
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.locator('input[type=file]').last().setInputFiles(report)
  await Promise.all([
    page.getByRole('img', { name: photo.name }).waitFor(),
    page.getByText(report.name, { exact: false }).first().waitFor(),
  ])
}
const send = (page: Page) => page.getByRole('button', { name: /^(Send comment|Gửi ghi nhận)$/ })
const editor = (page: Page) => page.locator('[contenteditable=true]')
const keptFiles = async (page: Page) =>
  (await keptDrafts(page)).filter(({ userId, key }) => userId === lan.id && key?.endsWith('#files')).length
const openComments = async (page: Page, index: number): Promise<Locator> => {
  await card(page, index).locator('[data-comments]').click()
  const panel = page.getByRole('complementary')
  await editor(page).waitFor()
  return panel
}

test('files outlive a reload with the words, are sent once, and are then forgotten', async () => {
  const page = await enter(lan)
  await answer(page, 0, 'MIN').click()
  await editor(page).fill('Van xả đáy không có niêm phong')
  await choose(page)
  await expect.poll(() => keptFiles(page)).toBe(1)
  await page.reload()
  await openComments(page, 0)
  await page.getByRole('img', { name: photo.name }).waitFor()
  await page.getByText(report.name).waitFor()
  await expect.poll(() => editor(page).innerText()).toBe('Van xả đáy không có niêm phong')
  // As the form allows: what has come back can be taken out again.
  await page.getByRole('button', { name: `Remove ${report.name}` }).click()
  await send(page).click()
  await page.getByRole('article').getByText('Van xả đáy không có niêm phong').waitFor()
  await page.getByRole('button', { name: 'Open picture 1' }).waitFor()
  await page.getByRole('article').getByText('just now').waitFor()
  await expect.poll(() => page.getByRole('article').getByText(report.name).count()).toBe(0)
  await expect.poll(() => keptFiles(page)).toBe(0)
  await page.context().close()
})

test('photos are reduced before they leave, or go as they were taken once the settings say so', async () => {
  const page = await enter(lan)
  await openComments(page, 4)
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 })
    canvas.getContext('2d')!.fillRect(0, 0, 1500, 1500)
    return canvas.toDataURL('image/jpeg').split(',')[1]!
  })
  const gauge = { name: 'dong-ho.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') }
  const widthOfChosen = async () => {
    await page.locator('input[type=file]').first().setInputFiles(gauge)
    const image = page.getByRole('img', { name: gauge.name })
    await image.waitFor()
    const width = await image.evaluate(async (drawing: HTMLImageElement) => {
      await drawing.decode()
      return drawing.naturalWidth
    })
    await page.getByRole('button', { name: `Remove ${gauge.name}` }).click()
    await image.waitFor({ state: 'detached' })
    return width
  }
  expect(await widthOfChosen()).toBe(1920)
  const administrator = await product.world.asSuper()
  const keep = (keep_photos: boolean) =>
    administrator.put('/settings/all', { body: { keep_photos, seen: { keep_photos: !keep_photos } } })
  expect((await keep(true)).status).toBe(200)
  await expect.poll(widthOfChosen).toBe(3000)
  await keep(false)
  await page.context().close()
})

test('whoever signs out leaves no files behind', async () => {
  const page = await enter(lan)
  await answer(page, 1, 'MIN').click()
  await choose(page)
  await expect.poll(() => keptFiles(page)).toBe(1)
  await page
    .getByRole('button', { name: /Nguyễn Thị Lan/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/login*')
  await expect.poll(() => keptFiles(page)).toBe(0)
  await page.context().close()
})

test.each(looks.map((look, index) => [nameOf(look), look, 2 + index] as const))(
  'a browser that keeps no files says so: %s',
  async (name, look, index) => {
    const page = await enter(lan, `group_id=0&item=${audit.itemIds[index]}`, look)
    await page.evaluate(() =>
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new Error()
          },
        },
      }),
    )
    if (look.width === 1440) await openComments(page, index)
    await editor(page).waitFor()
    await choose(page)
    const sentence = look.language === 'vi' ? 'không giữ được tệp đính kèm' : 'cannot keep the attachments'
    await page.getByRole('status').filter({ hasText: sentence }).waitFor()
    await send(page).scrollIntoViewIfNeeded()
    await picture(page, `comment-files-unkept-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test.each(looks.map((look, index) => [nameOf(look), look, 6 + index] as const))(
  'a comment that the network held back is sent by itself, once: %s',
  async (name, look, index) => {
    const page = await enter(lan, `group_id=0&item=${audit.itemIds[index]}`, look)
    if (look.width === 1440) await openComments(page, index)
    await editor(page).fill('Thiếu tem kiểm định')
    const keys: string[] = []
    let isDown = true
    await page.route(`**/checklist-items/${audit.itemIds[index]}/comments`, async (call) => {
      if (call.request().method() !== 'POST') return call.fallback()
      keys.push(call.request().headers()['idempotency-key'] ?? '')
      // It arrives; only the answer is lost.
      if (isDown) await call.fetch()
      return isDown ? call.abort() : call.continue()
    })
    await send(page).click()
    const waits = look.language === 'vi' ? 'Đang chờ mạng.' : 'Waiting for the network.'
    await page.getByRole('status').filter({ hasText: waits }).waitFor()
    await page.getByRole('button', { name: look.language === 'vi' ? 'Gửi ngay' : 'Send now' }).scrollIntoViewIfNeeded()
    await picture(page, `comment-waits-${name}`)
    await expectAccessible(page)
    isDown = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('article').getByText('Thiếu tem kiểm định').waitFor()
    await page
      .getByRole('article')
      .getByText(look.language === 'vi' ? 'vừa xong' : 'just now')
      .waitFor()
    await expect.poll(() => page.getByRole('status').filter({ hasText: waits }).count()).toBe(0)
    await expect.poll(async () => (await editor(page).innerText()).trim()).toBe('')
    expect(new Set(keys).size).toBe(1)
    await expect
      .poll(async () => {
        const rows = await product.world.db
          .selectFrom('comments')
          .where('audit_item_id', '=', audit.itemIds[index]!)
          .select('id')
          .execute()
        return rows.length
      })
      .toBe(1)
    await page.context().close()
  },
)

test('a comment that waits is sent also from another question, and what is written meanwhile goes behind it', async () => {
  const page = await enter(lan, `group_id=0&item=${audit.itemIds[10]}`)
  await openComments(page, 10)
  await editor(page).fill('Thiếu biển báo')
  const calls = `**/checklist-items/${audit.itemIds[10]}/comments`
  await page.route(calls, (call) => (call.request().method() === 'POST' ? call.abort() : call.fallback()))
  await send(page).click()
  const waits = page.getByRole('status').filter({ hasText: 'Waiting for the network.' })
  await waits.waitFor()
  // What was sent stays what it was; the form is free for something else.
  await expect.poll(async () => (await editor(page).innerText()).trim()).toBe('')
  await editor(page).fill('Thiếu biển báo ở cổng')
  await send(page).click()
  await expect.poll(() => waits.count()).toBe(2)
  await openComments(page, 11)
  await expect.poll(() => waits.count()).toBe(0)
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => card(page, 10).locator('[data-comments]').textContent()).toBe('2')
  await card(page, 10).locator('[data-comments]').click()
  const articles = page.getByRole('article').filter({ hasText: /^(?!.*not sent).*Thiếu biển báo/s })
  await expect
    .poll(async () => (await articles.allInnerTexts()).map((text) => text.includes('ở cổng')))
    .toEqual([false, true])
  await expect.poll(async () => (await editor(page).innerText()).trim()).toBe('')
  await page.context().close()
})

test('no page complained', () => expect(product.problems).toEqual([]))
