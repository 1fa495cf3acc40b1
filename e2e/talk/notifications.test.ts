import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../harness.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { badge } from './badge.ts'

let product: Product
let auditor: Person
let reader: Person
let auditId: number
let items: number[]

beforeAll(async () => {
  product = await startProduct()
  auditor = await product.person('Trần Quốc Bảo', 'everything')
  reader = await product.person('Nguyễn Thị Thưởng', 'everything')
  const audit = await makeAudit(product.world.db, { items: 12, groups: 3, members: [auditor.id, reader.id] })
  auditId = audit.id
  const rows = await product.world.db
    .selectFrom('audit_items')
    .select('id')
    .where('audit_id', '=', auditId)
    .orderBy('position')
    .execute()
  items = rows.map(({ id }) => id)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function answer(item: number, stt_code: string) {
  const browser = await product.world.signIn(auditor.id)
  const { status } = await browser.put(`/checklists/${auditId}/checklist-items/${item}`, { body: { stt_code } })
  expect(status).toBe(200)
}
/** How many pages receive what happens. */
async function connections() {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  return Number(/^apron_sockets (\d+)$/m.exec(text)?.[1])
}
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('an answer comes to the other browser as a toast that leads to the item, and the badge is right in both tabs', async () => {
  const page = await product.open()
  await signIn(page, reader)
  const other = await page.context().newPage()
  await other.goto('/profile/show')
  await other.getByRole('heading', { name: 'My profile' }).waitFor()
  await expect.poll(connections).toBe(2)
  await answer(items[0]!, 'MAJ')
  const toast = page.getByRole('status').getByText('updated the result of', { exact: false })
  await toast.waitFor()
  await badge(page, 1).waitFor()
  await badge(other, 1).waitFor()
  await picture(page, 'notification-toast')
  await toast.click()
  await page.waitForURL((address) => address.searchParams.get('item') === String(items[0]))
  await page.getByRole('button', { name: /^Notifications: You are all caught up/ }).waitFor()
  await other.getByRole('button', { name: /^Notifications: You are all caught up/ }).waitFor()
  // At that very item they are notified as well, and it is unread until it is opened.
  await toast.waitFor({ state: 'detached' })
  await answer(items[0]!, 'OBS')
  await toast.waitFor()
  await badge(page, 1).waitFor()
  const unread = product.world.db.selectFrom('notifications').select('id').where('user_id', '=', reader.id)
  await expect.poll(() => unread.where('read_at', 'is', null).execute()).toHaveLength(1)
  await page.context().close()
})

test('what came while the connection was lost is there when it is back', async () => {
  const page = await product.open()
  await signIn(page, reader, '/profile/show')
  await badge(page, 1).waitFor()
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await answer(items[1]!, 'MIN')
  await page.context().setOffline(false)
  await badge(page, 2).waitFor({ timeout: 40_000 })
  await page.context().close()
})

test('the page goes on as one scrolls, one is read by a click, all at once', async () => {
  const rows = Array.from({ length: 55 }, (_, n) => ({
    user_id: reader.id,
    type: 'DOC_EXPIRE',
    subject: `document:${n}`,
    data: JSON.stringify({ document_id: n, name: `Sổ tay chất lượng ${n}`, days: 7 }),
  }))
  await product.world.db.insertInto('notifications').values(rows).execute()
  const page = await product.open()
  await signIn(page, reader, '/notification')
  await page.getByText('Sổ tay chất lượng 54').waitFor()
  await page.keyboard.press('End')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return page.getByText('There are no older notifications.').count()
    })
    .toBe(1)
  await expect.poll(() => page.locator('#content li').count()).toBeGreaterThanOrEqual(57)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: /^Notifications: You are all caught up/ }).waitFor()
  await bell(page).click()
  await page.getByRole('link', { name: 'See all' }).waitFor()
  await expectAccessible(page)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const page = await product.open(look)
  await answer(items[2]!, name.length % 2 ? 'C' : 'MIN')
  await signIn(page, reader, '/notification')
  await page.locator('#content li').first().waitFor()
  await picture(page, `notifications-${name}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^(Notifications|Thông báo)/ }).click()
  await page.locator('a[href="/notification"]').waitFor()
  await picture(page, `bell-${name}`)
  await page.context().close()
})
