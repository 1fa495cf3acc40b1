import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { startAuditCompany, type AuditCompany } from '../data/audit-company.ts'
import { picture, signIn } from '../harness.ts'

let company: AuditCompany
let audit: number

const longName = 'Đánh giá nội bộ công tác tra nạp nhiên liệu tại sân bay quốc tế Đà Nẵng lần thứ hai'

beforeAll(async () => {
  company = await startAuditCompany()
  audit = await company.audit(longName)
  await company.put(audit, 3)
  await company.product.world.db
    .updateTable('item_statuses')
    .set({ name: 'Không phù hợp nghiêm trọng', description: 'Sai khác nghiêm trọng so với yêu cầu của tiêu chuẩn' })
    .where('id', '=', company.finding)
    .execute()
})
afterAll(() => company.product.stop())
afterEach(() => expect(company.product.problems.splice(0)).toEqual([]))

/** Whether a text stands whole, and each of its words on one line. */
const wholeWords = (place: Locator) =>
  place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken
  })
const isCut = (place: Locator) =>
  place.evaluate(
    (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 2,
  )
const isAsWideAsThePage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth === document.documentElement.clientWidth)

test('tables on 820 pixels break no word, and leave the main column its room', async () => {
  const page = await company.product.open({ language: 'vi' })
  await signIn(page, company.chief, '/checklist-item-status/list')
  await page.setViewportSize({ width: 820, height: 900 })
  const table = page.getByRole('table')
  await table.getByText('Không phù hợp nghiêm trọng').waitFor()
  await expect.poll(() => wholeWords(table)).toEqual([])
  await expect.poll(() => isCut(table.locator('xpath=..'))).toBe(false)
  await picture(page, 'narrow-item-statuses')
  await page.goto('/checklist/list')
  const name = table.getByRole('link', { name: longName })
  await name.waitFor()
  await expect.poll(() => wholeWords(table)).toEqual([])
  await expect.poll(async () => (await name.boundingBox())!.height).toBeLessThan(70)
  await expect.poll(() => isCut(table.locator('xpath=..'))).toBe(false)
  // In progress looks here as it does on the dashboard.
  const status = table.getByRole('button', { name: /^Đổi trạng thái/ }).locator('[data-tint]')
  await expect.poll(() => status.getAttribute('data-tint')).toBe('green')
  await company.put(await company.audit('Đánh giá đã duyệt'), 1)
  await page.reload()
  const approved = table.getByRole('row', { name: /Đánh giá đã duyệt/ }).locator('[data-tint]')
  await expect.poll(() => approved.first().getAttribute('data-tint')).toBe('blue')
  await picture(page, 'narrow-audits')
  await page.context().close()
})

test('where the bar is short the middle of the way gives room, not the name of the page or the search', async () => {
  const page = await company.product.open({ language: 'vi' })
  await signIn(page, company.chief, `/checklist/${audit}/edit`)
  await page.setViewportSize({ width: 1280, height: 800 })
  const here = page.locator('header [aria-current=page]')
  await page.locator('header').getByRole('link', { name: longName }).waitFor()
  await expect.poll(() => isCut(here)).toBe(false)
  await expect
    .poll(() => isCut(page.locator('header').getByRole('link', { name: 'Đợt đánh giá', exact: true })))
    .toBe(false)
  const find = page.locator('header button', { hasText: 'Ctrl K' })
  await expect.poll(async () => (await find.boundingBox())!.width).toBeGreaterThan(130)
  await expect.poll(() => isCut(find)).toBe(false)
  await picture(page, 'bar-1280')
  await page.context().close()
})

test('buttons on a phone say all of what they say', async () => {
  const page = await company.product.open({ language: 'vi', width: 390 })
  await signIn(page, company.chief, '/user')
  const chosen = page.getByRole('button', { name: 'Với các dòng đã chọn' }).locator('.mantine-Button-label')
  await chosen.waitFor()
  await expect.poll(() => isCut(chosen)).toBe(false)
  await picture(page, 'phone-users')
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => isCut(chosen)).toBe(false)
  await page.goto('/group/1/permission')
  const back = page.locator('#content').getByRole('link', { name: 'Quay lại' }).locator('.mantine-Button-label')
  await back.waitFor()
  await page.getByRole('button', { name: 'Thêm quyền' }).waitFor()
  await expect.poll(() => isCut(back)).toBe(false)
  await expect.poll(() => isAsWideAsThePage(page)).toBe(true)
  await picture(page, 'phone-permissions')
  await page.context().close()
})
