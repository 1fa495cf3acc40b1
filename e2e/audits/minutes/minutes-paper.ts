import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readPdf } from '../one-audit/evidence.ts'
import { convertWord, readWord, tidy } from './word-file.ts'

/** The sheet that is printed and saved. */
export const sheetOf = (page: Page) => page.locator('article')

/** Waits until the sheet says each of these. */
export async function expectInSheet(page: Page, words: readonly string[]): Promise<void> {
  await sheetOf(page).waitFor()
  for (const part of words) await sheetOf(page).getByText(part).first().waitFor()
}

/** The pages that come out of a printer: A4, all pictures in their small size, no shell. */
export async function checkPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(() => ({
    shell: [...document.querySelectorAll('nav, header button, footer')].filter((part) => part.checkVisibility()).length,
    sizes: [...document.querySelectorAll<HTMLImageElement>('article img')].map(({ width, height }) =>
      Math.max(width, height),
    ),
  }))
  expect(shown.shell).toBe(0)
  expect(shown.sizes).toHaveLength(7)
  expect(Math.max(...shown.sizes)).toBeLessThanOrEqual(216)
  await page.pdf({ path: '.cache/pictures/audit-result.pdf', preferCSSPageSize: true })
  const pdf = await readFile('.cache/pictures/audit-result.pdf', 'latin1')
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  await page.emulateMedia({ media: 'screen' })
}

/** Each page of the sample audit's minutes has its number and says what it is of; the names stand below the agreement. */
export async function checkPages(page: Page): Promise<void> {
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  if (!printed) return
  const { pages } = printed
  const text = printed.text.replaceAll(' / ', '/')
  for (let number = 1; number <= pages; number += 1) expect(text).toContain(`${number}/${pages}`)
  expect(text.split('Biên bản đánh giá · BB-').length - 1).toBe(pages)
  const [, closing = ''] = text.split('Biên bản được đọc lại')
  expect(closing).toContain('Nguyễn Thị Thưởng')
  expect(closing).not.toContain(`${pages - 1}/${pages}`)
}

/** The Word file of the sample audit: its name, every line, every picture. */
export async function checkWord(page: Page): Promise<void> {
  const { name, file } = await exportWord(page)
  expect(name).toBe('Đánh giá nội bộ kho Đà Nẵng.doc')
  const office = await expectWhole(page, file, 7)
  if (office) await writeFile('.cache/pictures/audit-result-word.pdf', office.pdf)
}

/** Saves what is shown as a Word file. */
export async function exportWord(page: Page) {
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Định dạng xuất' }).click()
  await page.getByRole('menuitem', { name: 'Word (.doc)', exact: true }).click()
  const download = await arriving
  return { name: download.suggestedFilename(), file: await readFile(await download.path(), 'latin1') }
}

/** Every line and every picture of the sheet is in the file, and LibreOffice, where it is installed, finds them there. */
export async function expectWhole(page: Page, file: string, pictures: number) {
  // A title is in capitals by its look alone.
  const lines = (await sheetOf(page).innerText())
    .toLowerCase()
    .split(/[\n\t]+/)
    .map(tidy)
    .filter(Boolean)
  expect(lines.length).toBeGreaterThan(20)
  const own = readWord(file)
  expect(own.pictures).toBe(pictures)
  expect(lines.filter((line) => !own.text.toLowerCase().includes(line))).toEqual([])
  const office = await convertWord(file)
  if (!office) return null
  expect(office.pictures).toBe(pictures)
  expect(lines.filter((line) => !office.text.toLowerCase().includes(line))).toEqual([])
  return office
}
