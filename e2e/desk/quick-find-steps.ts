import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const field = (page: Page): Locator => page.getByRole('combobox', { name: /Find anywhere|Tìm trong toàn bộ/ })
export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option')
export const chosen = (page: Page): Locator => page.getByRole('dialog').getByRole('option', { selected: true })
export const at = (page: Page, path: string): Promise<void> =>
  page.waitForURL((address) => address.pathname + address.search === path)

/** Opens the quick find by its keys and types. */
export async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.insertText(words)
}
