import type { Locator, Page } from 'playwright-core'
import type { Evidence } from './evidence.ts'

/** What people do over and over on the screens, in the words that stand there. */

export const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()
export const says = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor()

/** Chooses a move in the menu behind the status of a record. */
export async function move(page: Page, name: string, move: string): Promise<void> {
  await page.getByRole('button', { name: `Đổi trạng thái của ${name}` }).click()
  await page.getByRole('menuitem', { name: move, exact: true }).click()
}

export async function fillDate(place: Page | Locator, label: string, typed: string): Promise<void> {
  const field = place.getByRole('textbox', { name: label })
  await field.fill(typed)
  await field.press('Tab')
}

export async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('treeitem', { name }).first().click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

export async function addChildGroup(page: Page, parent: string, index: string, header: string): Promise<void> {
  await openGroup(page, parent)
  await press(page, 'Thêm nhóm con')
  await page.getByRole('textbox', { name: 'Chỉ mục' }).fill(index)
  await page.getByRole('textbox', { name: 'Tên nhóm' }).fill(header)
  await press(page, 'Lưu')
  await page.getByRole('heading', { level: 2, name: `${index} ${header}` }).waitFor()
}

/** Approves or rejects a group on its detail. */
export async function moveGroup(page: Page, name: string, what: string): Promise<void> {
  await openGroup(page, name)
  await page.getByRole('tab', { name: 'Chi tiết' }).click()
  await move(page, name, what)
}

type Question = { header: string; words: string; bold?: string; tag?: string; picture?: Evidence }

/** The editor takes the focus back in the frame after a press of its tools. */
async function pressInEditor(page: Page, tool: string): Promise<void> {
  await press(page, tool)
  await page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') === 'true')
}

/** Fills in the form of a new question and keeps it open for another one. */
export async function writeQuestion(page: Page, { header, words, bold, tag, picture }: Question): Promise<void> {
  await page.getByRole('textbox', { name: 'Mã' }).fill(header)
  const editor = page.getByRole('textbox', { name: 'Nội dung' })
  await editor.click()
  await page.keyboard.type(words)
  if (bold) {
    await pressInEditor(page, 'Đậm')
    await page.keyboard.type(bold)
    await pressInEditor(page, 'Đậm')
  }
  if (picture) {
    await page.locator('form input[type=file]').setInputFiles(picture)
    await editor.locator('img').waitFor()
  }
  if (tag) {
    await page.getByRole('combobox', { name: 'Thẻ' }).click()
    await page.getByRole('option', { name: tag }).click()
    await page.keyboard.press('Escape')
  }
  await press(page, 'Lưu và thêm tiếp')
  await page.getByText('Tạo thành công').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[contenteditable=true]')?.textContent === '')
}

/** Ticks all rows of the page and presses a button of the bar that then appears. */
export async function withAllTicked(page: Page, action: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Chọn tất cả dòng trên trang' }).check()
  await page
    .getByRole('toolbar', { name: /Đã chọn/ })
    .getByRole('button', { name: action })
    .click()
}

/** One question of the workspace, by its header. */
export const question = (page: Page, header: string) =>
  page.locator('[data-item]').filter({ has: page.getByRole('heading', { name: header, exact: true }) })

/** Answers a question and waits until the server has it. */
export async function answer(page: Page, header: string, code: string): Promise<void> {
  const stored = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await question(page, header)
    .getByRole('button', { name: new RegExp(`^${code},`) })
    .click()
  await question(page, header).locator(`[aria-pressed=true]`).filter({ hasText: code }).waitFor()
  await stored
}
