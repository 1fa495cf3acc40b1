import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleAudit, type SampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'
import { checkPrint, checkWord, expectInSheet, expectWhole, exportWord, sheetOf } from './minutes-paper.ts'
import { keptDrafts } from '../../kept.ts'
import { goOnAllTheSame } from '../../workspace-page.ts'

let product: Product
let audit: SampleAudit
let secretary: Person

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES', 'CREATE_CHECKLIST'])
  audit = await sampleAudit(product.world, { groups: 4, itemsPerGroup: 5, pictures: await takePhotos(6) })
})
afterAll(() => product.stop())

/** Uploads as many different photos as asked, and answers with the ids of their files. */
async function takePhotos(count: number): Promise<number[]> {
  const uploader = await product.world.signIn(secretary.id)
  const page = await product.open()
  // Where no policy of the product's keeps it from being painted.
  await page.goto('about:blank')
  const ids: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const style = `background:hsl(${number * 50} 60% 45%);color:#fff;font:90px sans-serif`
    await page.setContent(`<body style="${style}">Ảnh ${number}</body>`)
    const shot = await page.screenshot({
      type: 'jpeg',
      clip: { x: 0, y: 0, width: 600, height: number % 2 ? 400 : 800 },
    })
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(shot)], { type: 'image/jpeg' }), `anh-${number}.jpg`)
    ids.push((await uploader.post('/libraries/upload', { form })).body.data.id)
  }
  await page.context().close()
  return ids
}

const editors = (page: Page) => page.locator('[contenteditable=true]')
const address = (end: string) => `/checklist/${audit.id}/${end}`

test('minutes are written, saved, read again, printed and opened in Word', async () => {
  const page = await product.open({ language: 'vi' })
  page.setDefaultTimeout(60_000)
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, secretary, address('audit-result'))
  await page.getByText('Kết quả chưa được xuất').waitFor()
  await page.getByRole('link', { name: 'Lập biên bản' }).click()

  await editors(page).nth(1).waitFor()
  await expectInSheet(page, [
    'Bà Nguyễn Thị Thưởng, Trưởng phòng Chất lượng',
    'Ông Trần Văn Ẩn',
    'Từ ngày 02-03-2026 đến ngày',
  ])
  await editors(page).nth(0).fill('Kho vận hành ổn định; phễu lọc cần thay trước ngày 30-04.')
  await page.reload()
  await page.getByText('Bản nháp chưa lưu của bạn đã được khôi phục.').waitFor()
  await editors(page).nth(0).getByText('phễu lọc cần thay').waitFor()

  await page.getByRole('link', { name: 'Đợt đánh giá' }).first().click()
  await page.getByRole('button', { name: 'Tiếp tục nhập' }).click()
  await expect.poll(() => page.url()).toContain(address('summary'))

  await page.getByRole('button', { name: 'Lưu biên bản' }).click()
  await page.getByText('Vui lòng nhập trường này.').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('5. Ý kiến')
  await editors(page).nth(1).fill('Đơn vị nhất trí.')
  const link = page.getByRole('button', { name: 'Chọn nội dung ghi vào biên bản' })
  await link.press('Enter')
  const ticks = page.getByRole('checkbox', { checked: true })
  await expect.poll(() => ticks.count()).toBe(1)
  await page.getByRole('checkbox', { name: 'Chọn I.4.5' }).press('Space')
  await picture(page, 'minutes-form-choosing', { whole: true })
  await page.getByRole('button', { name: 'Lưu biên bản' }).click()
  await goOnAllTheSame(page)

  await page.waitForURL(/\/summary\/\d+$/)
  await expectInSheet(page, [
    'phễu lọc cần thay trước ngày 30-04',
    'Đơn vị nhất trí.',
    'Nội dung ghi nhận (2 câu hỏi)',
    'I.1.2',
    'I.4.5',
    'rò rỉ',
  ])
  await expect.poll(() => keptDrafts(page)).toEqual([])

  await page.getByRole('link', { name: 'Lịch sử biên bản' }).click()
  await page.getByRole('link', { name: /Xem biên bản lưu lúc/ }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Về đợt đánh giá' }).count()).toBe(1)
  await page.goto(address('audit-result'))
  await sheetOf(page).waitFor()
  await expect.poll(() => sheetOf(page).locator('tbody tr').count()).toBe(3 + 1 + 4 + 20)
  await checkPrint(page)
  await checkWord(page)
  expect(product.problems).toEqual([])
  await page.context().close()
})

const wild = (pictureId: number) => `
  <h2>Tổng quan {kho} \\ "A" &amp; &lt;B&gt; 🛫</h2>
  <ol start="3"><li><p>Bồn <b>số <i>7</i></b></p><ul><li>Van <u>đáy</u></li><li>Phao&nbsp;đo</li></ul></li><li>H<sub>2</sub>O</li></ol>
  <blockquote><p>Lời khai<br>của ca trực: ${'ngạc nhiên '.normalize('NFD')}</p></blockquote>
  <table><thead><tr><th colspan="2">Mẫu nhiên liệu</th><th>Đạt</th></tr></thead>
  <tbody><tr><td rowspan="2">JET A-1</td><td>15 °C</td><td>✓</td></tr><tr><td>20 °C</td><td>✗</td></tr></tbody></table>
  <p><img src="/files/${pictureId}/original" alt="Bồn chứa"></p>`

test('a Word file holds whatever rich text may hold', async () => {
  const { db } = product.world
  const own = await sampleAudit(product.world, { pictures: audit.concluded.files })
  const writer = await product.world.signIn(secretary.id)
  await db
    .updateTable('audit_items')
    .set({ content: wild(audit.concluded.files[1]!) })
    .where('id', '=', own.items[0]!)
    .execute()
  const body = {
    conclusion: wild(audit.concluded.files[0]!),
    self_assessment: '<p>Nhất trí.</p>',
    checklist_items: own.items.slice(0, 1),
  }
  const saved = await writer.post(`/checklists/${own.id}/meeting-minutes`, { body })
  const page = await product.open({ language: 'vi' })
  page.setDefaultTimeout(60_000)
  await signIn(page, secretary, `/checklist/${own.id}/summary/${saved.body.data.id}`)
  await sheetOf(page).getByText('Mẫu nhiên liệu').first().waitFor()
  const { file } = await exportWord(page)
  const office = await expectWhole(page, file, 3)
  if (office) await writeFile('.cache/pictures/minutes-wild-word.pdf', office.pdf)
  await page.context().close()
})

test('the result is printed from a window of 600 by 700, at once and once where a menu says print', async () => {
  const page = await product.open({ theme: 'dark' })
  await page.context().addInitScript(() => {
    window.print = () => localStorage.setItem('printed', `${localStorage.getItem('printed') ?? ''}!`)
  })
  const printed = () => page.evaluate(() => localStorage.getItem('printed'))
  const opening = page.context().waitForEvent('page')
  await signIn(page, secretary, `${address('audit-result')}?print=1`)
  const paper = await opening
  await expect.poll(printed).toBe('!')
  const laid = await paper.evaluate(() => ({
    size: [innerWidth, innerHeight],
    words: document.querySelector('article')!.innerText.split(/\s+/),
    paint: getComputedStyle(document.querySelector('article')!).backgroundColor,
    pictures: [...document.images].map(({ naturalWidth }) => naturalWidth > 0),
  }))
  expect(laid.size).toEqual([600, 700])
  expect(laid.words).toEqual((await sheetOf(page).innerText()).split(/\s+/))
  expect(laid.paint).toBe('rgb(255, 255, 255)')
  expect(laid.pictures).toEqual(Array.from({ length: 7 }, () => true))
  await paper.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => paper.isClosed()).toBe(true)

  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.reload()
  await sheetOf(page).waitFor()
  await expect.poll(() => printed()).toBe('!')
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(printed).toBe('!!')
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    page.on('dialog', (dialog) => void dialog.accept())
    await signIn(page, secretary, address('audit-result'))
    await sheetOf(page).waitFor()
    for (const [screen, end] of [
      ['result', 'audit-result'],
      ['history', 'summary/history'],
      ['form', 'summary'],
    ] as const) {
      await page.goto(address(end))
      await page
        .locator(screen === 'history' ? 'h1' : 'article')
        .first()
        .waitFor()
      if (screen === 'form') {
        await editors(page).nth(1).waitFor()
        await page
          .getByRole('button', { name: look.language === 'vi' ? 'Chọn nội dung ghi vào biên bản' : 'Custom result' })
          .click()
      }
      await picture(page, `minutes-${screen}-${name}`, { whole: true })
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: look.language === 'vi' ? 'Lịch sử biên bản' : 'History of minutes' }).click()
    await page
      .getByRole('link', { name: look.language === 'vi' ? /Xem biên bản/ : /View the minutes/ })
      .first()
      .click()
    await sheetOf(page).waitFor()
    await picture(page, `minutes-saved-${name}`, { whole: true })
    await expectAccessible(page)
    await page.context().close()
  },
)
