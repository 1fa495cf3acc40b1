import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decisionsTold } from '../../apps/api/src/testing/decisions-told.ts'
import { picture, signIn, startProduct, type Person, type Product } from '../harness.ts'
import { badge } from './badge.ts'

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
async function unreadInDatabase(): Promise<number> {
  const rows = product.world.db.selectFrom('notifications').select('id').where('user_id', '=', maker.id)
  return (await rows.where('read_at', 'is', null).execute()).length
}
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
/** The row of the record, on whichever page it stands, is marked and in sight. */
async function expectPointedAt(page: Page): Promise<void> {
  const name = page.locator('[data-pointed-at]')
  await expect.poll(() => name.allTextContents()).toEqual([record])
  await expect.poll(() => name.evaluate(isInSight)).toBe(true)
}
async function decide(page: Page, now: string, move: string): Promise<void> {
  await page.getByRole('button', { name: `Change the status of ${record}, now ${now}` }).click()
  await page.getByRole('menuitem', { name: move }).click()
  if (move === 'Reject') await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByText(`${move === 'Reject' ? 'Rejection' : 'Approval'} successful`).waitFor()
  await decisionsTold(product.world)
}

test('what one person does reaches the other in both tabs, leads to the record, and is read in both', async () => {
  const mine = await product.open()
  const listening = channelOf(mine)
  const others = Array.from({ length: 45 }, (_, at) => ({ name: `Chức vụ ${at + 1}`, order: 1, status: 1 }))
  await signIn(mine, maker, '/position')
  await mine.getByRole('button', { name: 'Add position' }).first().click()
  await mine.locator('input[name=name]').fill(record)
  await mine.locator('input[name=order]').fill('3')
  await mine.keyboard.press('Enter')
  await mine.getByRole('row', { name: new RegExp(record) }).waitFor()
  // So many come after it that it stands on the third page.
  await product.world.db.insertInto('positions').values(others).execute()
  await mine.getByRole('link', { name: 'Audits' }).click()
  await mine.waitForURL('**/checklist/list')
  const second = await mine.context().newPage()
  const secondListening = channelOf(second)
  await second.goto('/profile/show')
  await Promise.all([listening, secondListening, badge(mine, 0).waitFor(), badge(second, 0).waitFor()])

  const theirs = await product.open()
  await signIn(theirs, checker, '/position?page=3')
  await decide(theirs, 'Awaiting approval', 'Approve')

  const said = `${checker.fullname} changed the status of the position “${record}” to “Approved”`
  const toast = mine.getByRole('status').getByText(said)
  // Held, or it would be gone before everything below has been looked at.
  await toast.hover()
  await second.getByRole('status').getByText(said).waitFor()
  await Promise.all([badge(mine, 1).waitFor(), badge(second, 1).waitFor()])
  // Of the record that waited, and of nothing that they did themselves.
  await expect.poll(() => theirs.getByRole('button', { name: /^Notifications: 1 unread/ }).count()).toBe(1)
  await expect.poll(() => unreadInDatabase()).toBe(1)
  await picture(mine, 'notification-journey-toast')
  await toast.click()
  await mine.waitForURL('**/position?position_id=*')
  await mine.getByRole('row', { name: new RegExp(`${record}.*Approved`) }).waitFor()
  await expectPointedAt(mine)
  await picture(mine, 'notification-journey-record')
  await Promise.all([badge(mine, 0).waitFor(), badge(second, 0).waitFor()])
  await expect.poll(unreadInDatabase).toBe(0)

  // The next one is followed from the bell of the other tab.
  await decide(theirs, 'Approved', 'Reject')
  await Promise.all([badge(mine, 1).waitFor(), badge(second, 1).waitFor()])
  await second.getByRole('button', { name: /^Notifications/ }).click()
  await picture(second, 'notification-journey-bell')
  await second.getByRole('link', { name: /“Rejected”.*Unread/ }).click()
  await second.waitForURL('**/position*')
  await second.getByRole('row', { name: new RegExp(`${record}.*Rejected`) }).waitFor()
  await Promise.all([badge(mine, 0).waitFor(), badge(second, 0).waitFor()])
  await expect.poll(unreadInDatabase).toBe(0)
  // Somebody looks elsewhere in the list: the link has done its work.
  await second.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Rejected' })
  await second.waitForURL((address) => !address.search.includes('position_id'))
  await mine.context().close()
  await theirs.context().close()
})

test('a link leads to the card of a group that stands on another page, and says when the record is gone', async () => {
  const { db } = product.world
  const names = Array.from({ length: 30 }, (_, at) => ({ name: `Tổ ${at + 1}`, status: 1 }))
  const rows = await db.insertInto('groups').values(names).returning('id').execute()
  const chief = await product.person('Vũ Quốc Khánh', 'everything')
  for (const look of [
    { width: 1440, language: 'en' },
    { width: 390, language: 'vi', theme: 'dark' },
  ] as const) {
    const page = await product.open(look)
    await signIn(page, chief, `/group/list?group_id=${rows[24]!.id}`)
    const card = page.locator('li[data-pointed-at]')
    await card.getByRole('heading', { name: 'Tổ 25' }).waitFor()
    await expect.poll(() => card.evaluate(isInSight)).toBe(true)
    await picture(page, `notification-journey-card-${look.width}`)
    await page.goto('/group/list?group_id=999999')
    await page.getByText(look.language === 'vi' ? 'Nhóm này không còn nữa' : 'This user group is no longer').waitFor()
    await picture(page, `notification-journey-gone-${look.width}`)
    await page.context().close()
  }
})
