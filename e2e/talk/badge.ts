import type { Locator, Page } from 'playwright-core'

/** The bell while it says that so many lines are unread, in either language. */
export const badge = (page: Page, count: number): Locator => {
  const said = count === 0 ? '(You are all caught up|Bạn đã đọc hết thông báo)' : `${count} (unread|thông báo)`
  return page.getByRole('button', { name: new RegExp(`^(Notifications|Thông báo): ${said}`) })
}
