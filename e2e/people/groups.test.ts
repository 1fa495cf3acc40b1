import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Permission } from '@apron/contract'
import type { MenuItem } from '@apron/contract/people'
import { saveMenu } from '../data/menu-data.ts'
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

let product: Product
let chief: Person
let groupId: number

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  const { db } = product.world
  const rows = await db
    .insertInto('groups')
    .values([
      { name: 'Đánh giá viên', description: 'Trả lời câu hỏi, nhận xét kèm hình ảnh và đặt hạn khắc phục.', status: 1 },
      { name: 'Biên soạn', description: null, status: 0 },
      {
        name: 'Đơn vị được đánh giá tại các kho xăng dầu hàng không khu vực miền Trung và Tây Nguyên',
        description: 'Giải trình và báo cáo khắc phục.',
        status: 2,
      },
    ])
    .returning('id')
    .execute()
  groupId = rows[0]!.id
  await db
    .insertInto('team_roles')
    .values({ alias: 'Trưởng đoàn', group_id: groupId, order: 9, part: 'leader' })
    .execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const codesOf = async (id: number) => {
  const { db } = product.world
  const rows = await db
    .selectFrom('group_permissions')
    .innerJoin('permissions', 'permissions.id', 'permission_id')
    .select('code')
    .where('group_id', '=', id)
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}
const savedMenu = async (id: number): Promise<MenuItem[] | undefined> => {
  const menu = await product.world.db.selectFrom('menus').select('items').where('group_id', '=', id).executeTakeFirst()
  return menu?.items
}
const noScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'groups, permissions, menu and roles look right and are accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, chief, '/group')
    await page.getByText('Biên soạn').waitFor()
    await picture(page, `groups-${name}`)
    await expectAccessible(page)
    await expect.poll(() => noScroll(page)).toBe(true)
    await page
      .getByRole('button', { name: /Biên soạn/ })
      .first()
      .click()
    await page.getByRole('menuitem').first().waitFor()
    await picture(page, `groups-menu-${name}`)
    await page.keyboard.press('Escape')
    await page.goto(`/group/${groupId}/permission`)
    await page.getByRole('checkbox').first().waitFor()
    await picture(page, `groups-permissions-${name}`)
    await expectAccessible(page)
    await expect.poll(() => noScroll(page)).toBe(true)
    await page.goto(`/group/${groupId}/menu`)
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('button', { name: /^(Edit|Sửa)$/ }).click()
    await page.getByRole('tree').nth(1).getByRole('treeitem').first().waitFor()
    await page.getByRole('tree').first().getByRole('treeitem').first().waitFor()
    await picture(page, `groups-menu-editor-${name}`)
    await expectAccessible(page)
    await expect.poll(() => noScroll(page)).toBe(true)
    await page.goto('/group/alias')
    await page.getByText('Trưởng đoàn').first().waitFor()
    await picture(page, `groups-roles-${name}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Add role|Thêm vai trò/ }).click()
    await page.getByRole('dialog').waitFor()
    await picture(page, `groups-role-form-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('a group is added, approved, edited and deleted from its card', async () => {
  const page = await product.open()
  await signIn(page, chief, '/group/list')
  await page.getByRole('button', { name: 'Add group' }).click()
  await page.locator('input[name=name]').fill('Thư ký')
  await page.keyboard.press('Enter')
  await page.getByText('Create success').waitFor()
  await page.getByRole('button', { name: /Change the status of Thư ký, now Awaiting approval/ }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await page.getByRole('button', { name: /Thư ký, now Approved/ }).waitFor()
  await page.getByRole('button', { name: 'Actions for Thư ký' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.locator('textarea[name=description]').fill('Ghi biên bản')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Ghi biên bản').waitFor()
  await page.getByRole('button', { name: 'Actions for Thư ký' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Are you sure ?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Delete success').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Thư ký' }).count()).toBe(0)
  await page.context().close()
})

test('its people are one click away', async () => {
  const page = await product.open()
  await signIn(page, chief, '/group/list')
  await page.getByRole('button', { name: 'Actions for Administrators' }).click()
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await page.waitForURL('**/user/list?group_id=1')
  await page.getByText(chief.fullname).first().waitFor()
  await page.context().close()
})

test('permissions are ticked by area and saved, and reach the open sidebar of a member', async () => {
  const member = await product.person('Lê Văn Đọc', ['CREATE_POSITION'])
  const { group_id } = await product.world.db
    .selectFrom('users')
    .select('group_id')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const theirs = await product.open()
  await signIn(theirs, member)
  await theirs.getByRole('link', { name: 'Positions' }).waitFor()
  await expect.poll(() => theirs.getByRole('link', { name: 'Question library' }).count()).toBe(0)
  const page = await product.open()
  await signIn(page, chief, `/group/${group_id}/permission`)
  await page.getByRole('tab', { name: /^Positions/ }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Create positions' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Create positions' }).uncheck()
  await page
    .getByRole('tab', { name: /^Questions/ })
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'View questions' }).check()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await page.getByText('Permissions saved. They apply at once to every member.').waitFor()
  await expect.poll(() => codesOf(group_id)).toEqual(['VIEW_CHECKLIST_ITEM'])
  await theirs.getByRole('link', { name: 'Question library' }).waitFor()
  await expect.poll(() => theirs.getByRole('button', { name: 'Add position' }).count()).toBe(0)
  await theirs.context().close()
  await page.context().close()
})

test('a permission group and a permission of one’s own are added, given and taken, and deleted', async () => {
  const page = await product.open()
  await signIn(page, chief, `/group/${groupId}/permission`)
  await page.getByRole('tab', { name: 'Add permission group' }).click()
  await page.locator('input[name=name]').fill('Kho bãi')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: /Kho bãi/ }).waitFor()
  await page.getByRole('heading', { name: 'Kho bãi' }).waitFor()
  await page.getByRole('button', { name: 'Add permission', exact: true }).click()
  await page.getByRole('dialog').locator('input[name=name]').fill('Mở kho')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('checkbox', { name: 'Mở kho' }).check()
  await page.getByRole('button', { name: 'Save 1 change' }).click()
  await page.getByText('Permissions saved').waitFor()
  await expect.poll(() => codesOf(groupId)).toEqual(['own:Mở kho'])
  await page.getByRole('button', { name: 'Actions for Mở kho' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Are you sure ?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText(/it is in use: 1 user group\./).waitFor()
  await page.context().close()
})

test('what somebody does not have is locked, and a screen that is not theirs asks nothing of the server', async () => {
  const giver = await product.person('Trần Thị Cấp', ['GROUP_PERMISSION', 'CREATE_POSITION'] satisfies Permission[])
  const page = await product.open()
  await signIn(page, giver, `/group/${groupId}/permission`)
  await page.getByText(/only permissions that you have yourself/).waitFor()
  await page.getByRole('tab', { name: /^Positions/ }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Create positions' }).isEnabled()).toBe(true)
  await expect.poll(() => page.getByRole('checkbox', { name: 'Delete positions' }).isEnabled()).toBe(false)
  await page.goto(`/group/${groupId}/menu`)
  await page.getByText('This screen is not for you').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/group/${groupId}/menu`)
  await page.context().close()
})

test('the menu of a group is arranged by dragging and by keyboard, saved, and shown', async () => {
  const screen = (name: string, url: string) => ({ name, url, icon: null, title: false, children: [] })
  const heading = (name: string, ...children: MenuItem[]) => ({ name, url: null, icon: null, title: true, children })
  const items = [
    heading('menu.work', screen('menu.audits', '/checklist/list')),
    heading('menu.library', screen('menu.item_statuses', '/checklist-item-status/list')),
  ]
  await saveMenu(product.world, groupId, items)
  const page = await product.open()
  await signIn(page, chief, `/group/${groupId}/menu`)
  await page.getByRole('treeitem').first().waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  const [byDefault, ofGroup] = [
    page.getByRole('tree', { name: 'All screens' }),
    page.getByRole('tree', { name: 'Menu of the group' }),
  ]
  const lines = () => ofGroup.getByRole('treeitem').allTextContents()
  await ofGroup.getByRole('treeitem', { name: 'Library', exact: true }).click()
  await page.getByRole('button', { name: 'Remove from the menu' }).click()
  await expect.poll(lines).toEqual(['Work', 'Audits'])
  await drag(
    byDefault.getByRole('treeitem', { name: 'Positions' }),
    ofGroup.getByRole('treeitem', { name: 'Work', exact: true }),
  )
  await expect.poll(lines).toEqual(['Work', 'Audits', 'Positions'])
  await byDefault.getByRole('treeitem', { name: 'Question library' }).click()
  await page.getByRole('button', { name: 'Add to the menu of the group' }).click()
  await expect.poll(lines).toEqual(['Work', 'Audits', 'Positions', 'Question libraryno permission'])
  await ofGroup.getByRole('treeitem', { name: 'Positions' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Chức danh')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await ofGroup.getByRole('treeitem', { name: 'Chức danh' }).click()
  await page.keyboard.press('Control+Shift+KeyD')
  await page.getByText(/Moving with the keyboard/).waitFor()
  // Above itself, and above the first.
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp')
    await page.locator('[aria-live]', { hasText: `Chức danh: place ${place} in Work.` }).waitFor({ state: 'attached' })
  }
  await page.keyboard.press('Enter')
  await expect.poll(lines).toEqual(['Work', 'Chức danh', 'Audits', 'Question libraryno permission'])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/group/list')
  const [work] = (await savedMenu(groupId))!
  expect(work!.children.map(({ name, url }) => [name, url])).toEqual([
    ['Chức danh', '/position'],
    ['menu.audits', '/checklist/list'],
    ['menu.checklist_items', '/checklist-item/list'],
  ])
  await page.context().close()
})
