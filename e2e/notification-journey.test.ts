import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { picture, signIn, startProduct, type Person, type Product } from './harness.ts'

const record = 'Kỹ sư hóa nghiệm'

let product: Product
let maker: Person
let checker: Person

beforeAll(async () => {
  product = await startProduct()
  maker = await product.person('Lê Văn Lập', ['CREATE_POSITION', 'UPDATE_POSITION'])
  checker = await product.person('Trần Thị Duyệt', ['APPROVE_POSITION', 'REJECT_POSITION'])
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

/** Resolves once the server has let the page's channel in, when pushes reach it. */
function channelOf(page: Page): Promise<void> {
  return new Promise((open) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        // Socket.IO's answer to a connection.
        if (String(payload).startsWith('40')) open()
      }),
    )
  })
}
const badge = (page: Page, unread: number) =>
  page
    .getByRole('button', {
      name: unread === 0 ? /^Notifications: You are all caught up/ : new RegExp(`^Notifications: ${unread} unread`),
    })
    .waitFor()
async function unreadInDatabase(): Promise<number> {
  const rows = product.world.db.selectFrom('notifications').select('id').where('user_id', '=', maker.id)
  return (await rows.where('read_at', 'is', null).execute()).length
}
async function decide(page: Page, now: string, move: string): Promise<void> {
  await page.getByRole('button', { name: `Change the status of ${record}, now ${now}` }).click()
  await page.getByRole('menuitem', { name: move }).click()
}

test('what one person does reaches the other in both tabs, leads to the record, and is read in both', async () => {
  const mine = await product.open()
  const listening = channelOf(mine)
  await signIn(mine, maker, '/position')
  await mine.getByRole('button', { name: 'Add position' }).first().click()
  await mine.locator('input[name=name]').fill(record)
  await mine.locator('input[name=order]').fill('3')
  await mine.keyboard.press('Enter')
  await mine.getByRole('row', { name: new RegExp(record) }).waitFor()
  await mine.getByRole('link', { name: 'Audits' }).click()
  await mine.waitForURL('**/checklist/list')
  const second = await mine.context().newPage()
  const secondListening = channelOf(second)
  await second.goto('/profile/show')
  await Promise.all([listening, secondListening, badge(mine, 0), badge(second, 0)])

  const theirs = await product.open()
  await signIn(theirs, checker, '/position')
  await decide(theirs, 'Submitting', 'Approve')
  await theirs.getByText('Approval successful').waitFor()

  const said = `${checker.fullname} changed the status of the position “${record}” to “Approved”`
  const toast = mine.getByRole('status').getByText(said)
  await toast.waitFor()
  await second.getByRole('status').getByText(said).waitFor()
  await Promise.all([badge(mine, 1), badge(second, 1)])
  expect(await theirs.getByRole('button', { name: /^Notifications: You are all caught up/ }).count()).toBe(1)
  expect(await unreadInDatabase()).toBe(1)
  await picture(mine, 'notification-journey-toast')
  await toast.click()
  await mine.waitForURL('**/position*')
  await mine.getByRole('row', { name: new RegExp(`${record}.*Approved`) }).waitFor()
  await Promise.all([badge(mine, 0), badge(second, 0)])
  await expect.poll(unreadInDatabase).toBe(0)

  // The next one is followed from the bell of the other tab.
  await decide(theirs, 'Approved', 'Reject')
  await Promise.all([badge(mine, 1), badge(second, 1)])
  await second.getByRole('button', { name: /^Notifications/ }).click()
  await picture(second, 'notification-journey-bell')
  await second.getByRole('link', { name: /“Rejected”.*Unread/ }).click()
  await second.waitForURL('**/position*')
  await second.getByRole('row', { name: new RegExp(`${record}.*Rejected`) }).waitFor()
  await Promise.all([badge(mine, 0), badge(second, 0)])
  await expect.poll(unreadInDatabase).toBe(0)
  await mine.context().close()
  await theirs.context().close()
})
