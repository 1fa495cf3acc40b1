import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { drag } from '../drag.ts'
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
import { fileOf } from '../network/pieces.ts'
import { makeAudit } from '../data/workspace-data.ts'

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  await makeAudit(product.world.db, { items: 6, groups: 2, status: 3, members: [chief.id], answered: true })
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function groupOf(person: Person): Promise<number> {
  const user = product.world.db.selectFrom('users').select('group_id').where('id', '=', person.id)
  return (await user.executeTakeFirstOrThrow()).group_id
}
async function savedFor(groupId: number): Promise<unknown> {
  const row = product.world.db.selectFrom('group_dashboards').select('panels').where('group_id', '=', groupId)
  return (await row.executeTakeFirst())?.panels
}
/** What somebody else saves, of what is there now. */
async function saveAsAnother(groupId: number, panels: string[]) {
  const other = await product.world.as('UPDATE_MENU')
  const seen = (await other.get(`/groups/${groupId}/dashboard`)).body.data
  expect((await other.put(`/groups/${groupId}/dashboard`, { body: { panels, seen } })).status).toBe(200)
}
const lines = (page: Page) => page.getByRole('list', { name: 'Panels of the dashboard' }).locator('strong')
const order = (page: Page) => lines(page).allTextContents()
const [calendar, days, toFix] = ['Audit calendar', 'Yesterday, today, tomorrow', 'Findings to correct'] as const
/** What is not shown stands below. */
const hidden = ['Continue where I stopped', 'Waiting for you', 'Running audits', 'Findings by due date']

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const member = await product.person('Lê Văn Đọc', ['UPDATE_MENU'])
  const groupId = await groupOf(member)
  const page = await product.open(look)
  await signIn(page, member, `/group/${groupId}/dashboard`)
  const shows = page.getByRole('switch')
  await shows.first().waitFor()
  await page.locator('[data-step="days -1"]').click()
  await shows.nth(2).click({ force: true })
  await picture(page, `group-dashboard-${name}`)
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await saveAsAnother(groupId, [])
  await page.getByRole('button', { name: /^(Save|Lưu)$/ }).click()
  await page.getByRole('alert').getByRole('button').first().waitFor()
  await picture(page, `group-dashboard-changed-${name}`)
  await expectAccessible(page)
  await page.goto('/dashboard')
  await page.locator('#content a[href$="/dashboard"]').waitFor()
  await picture(page, `dashboard-nothing-${name}`)
  await expectAccessible(page)
  await page.context().close()
})

test('is reached from the card, arranged by dragging and by keyboard, saved, and shown so to its members', async () => {
  const member = await product.person('Trần Văn Xem', [])
  const groupId = await groupOf(member)
  const { name } = (await (await product.world.asSuper()).get(`/groups/${groupId}`)).body.data
  await saveAsAnother(groupId, ['calendar', 'to_fix', 'days'])
  const page = await product.open()
  await signIn(page, chief, '/group/list')
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await page.waitForURL(`**/group/${groupId}/dashboard`)
  await page.getByRole('heading', { name: `Dashboard of ${name}` }).waitFor()
  await expect.poll(() => order(page)).toEqual([calendar, toFix, days, ...hidden])
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).isEnabled()).toBe(false)

  await drag(lines(page).filter({ hasText: toFix }), lines(page).filter({ hasText: calendar }), { x: 5, y: 1 })
  await expect.poll(() => order(page)).toEqual([toFix, calendar, days, ...hidden])
  const up = page.getByRole('button', { name: `Move up: ${days}` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([toFix, days, calendar, ...hidden])
  await page.getByText(`${days}, 2 of 7`).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([days, toFix, calendar, ...hidden])
  await page.keyboard.press('Enter')
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => order(page)).toEqual([days, toFix, calendar, ...hidden])
  await page.getByRole('switch', { name: `Show: ${calendar}` }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/group/list')
  await expect.poll(() => savedFor(groupId)).toEqual(['days', 'to_fix'])

  const theirs = await product.open()
  const called: string[] = []
  theirs.on('request', (request) => called.push(new URL(request.url()).pathname))
  await signIn(theirs, member, '/dashboard')
  const headings = () => theirs.locator('#content h2').allTextContents()
  await expect.poll(headings).toEqual([days, toFix])
  expect(called).not.toContain(`/assets/${fileOf('audit-calendar.tsx')}`)
  called.length = 0
  // An open dashboard follows, and asks for nothing that it no longer shows.
  await saveAsAnother(groupId, ['to_fix'])
  await expect.poll(headings).toEqual([toFix])
  await theirs.reload()
  await expect.poll(headings).toEqual([toFix])
  await theirs.getByText(/Nothing to correct/).waitFor()
  expect(called).toContain('/api/checklist-item-fix')
  // What the screen showed the last time is prefetched once more.
  const remembered = () => theirs.evaluate(() => localStorage.getItem('asked') ?? '')
  await expect.poll(remembered).not.toContain('/api/checklists')
  await theirs.reload()
  await expect.poll(headings).toEqual([toFix])
  const sinceReload = called.slice(called.lastIndexOf('/dashboard'))
  expect(sinceReload).not.toContain('/api/checklists')
  await saveAsAnother(groupId, [])
  await theirs.getByText('The dashboard of your group is empty').waitFor()
  await expect.poll(() => theirs.getByRole('link', { name: 'Arrange the dashboard' }).count()).toBe(0)
  await theirs.goto(`/group/${groupId}/dashboard`)
  await theirs.getByText('This screen is not for you').waitFor()
  await theirs.context().close()
  await page.context().close()
})

test('whoever saves second is told, keeps what they arranged, and chooses which of the two stays', async () => {
  const member = await product.person('Phạm Thị Hai', [])
  const groupId = await groupOf(member)
  const page = await product.open()
  await signIn(page, chief, `/group/${groupId}/dashboard`)
  const told = page.getByRole('alert').getByText('Somebody else has just saved this')
  const hide = (name: string) => page.getByRole('switch', { name: `Show: ${name}` }).press('Space')
  await hide(calendar)
  await saveAsAnother(groupId, ['calendar'])
  // The browser reads it anew when the person comes back to the window, which does not mean that they have seen it.
  const readAnew = page.waitForResponse(
    (reply) => reply.url().endsWith(`/groups/${groupId}/dashboard`) && reply.request().method() === 'GET',
  )
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await readAnew).finished()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told.waitFor()
  await expect.poll(() => savedFor(groupId)).toEqual(['calendar'])
  await expect.poll(() => page.getByRole('switch', { name: `Show: ${calendar}` }).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Show theirs' }).click()
  await told.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('switch', { name: `Show: ${days}` }).isChecked()).toBe(false)

  await hide(calendar)
  await hide(days)
  await saveAsAnother(groupId, ['to_fix'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told.waitFor()
  // A third one meanwhile is not overwritten unseen either.
  await saveAsAnother(groupId, ['calendar', 'to_fix'])
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Save mine' }).isEnabled()).toBe(true)
  await expect.poll(() => savedFor(groupId)).toEqual(['calendar', 'to_fix'])
  await page.getByRole('button', { name: 'Save mine' }).click()
  await page.waitForURL('**/group/list')
  await expect.poll(() => savedFor(groupId)).toEqual(['days'])
  await page.context().close()
})

test('the same goes for the menu of a group', async () => {
  const member = await product.person('Vũ Thị Ba', [])
  const groupId = await groupOf(member)
  const page = await product.open()
  await signIn(page, chief, `/group/${groupId}/menu`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const tree = page.getByRole('tree', { name: 'Menu of the group' })
  await tree.getByRole('treeitem', { name: 'Library', exact: true }).click()
  await page.getByRole('button', { name: 'Remove from the menu' }).click()
  await tree.getByRole('treeitem', { name: 'Library', exact: true }).waitFor({ state: 'detached' })
  const line = { name: 'Chức danh', url: '/position', icon: null, title: false, children: [] }
  const other = await product.world.as('UPDATE_MENU')
  expect((await other.post('/menus', { body: { data: [line], group_id: groupId } })).status).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').getByText('Somebody else has just saved this').waitFor()
  await picture(page, 'group-menu-changed')
  await expectAccessible(page)
  const menu = async () => (await other.get(`/menus/${groupId}`, { query: { whole: 1 } })).body.data
  await expect.poll(() => menu()).toEqual([line])
  await tree.getByRole('treeitem', { name: 'Work', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show theirs' }).click()
  await expect.poll(() => tree.getByRole('treeitem').allTextContents()).toEqual(['Chức danh'])
  await tree.getByRole('treeitem', { name: 'Chức danh' }).click()
  await page.getByRole('button', { name: 'Remove from the menu' }).click()
  await expect.poll(() => tree.getByRole('treeitem').count()).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/group/list')
  await expect.poll(() => menu()).toEqual([])
  await page.context().close()
})
