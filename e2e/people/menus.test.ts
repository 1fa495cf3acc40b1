import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
  chief = await product.person('Vũ Quốc Khánh', 'everything')
  const group = { name: 'Đánh giá viên', status: 1 }
  groupId = (await product.world.db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()).id
  const line = (name: string, url: string) => ({ name, url, icon: null, title: false, children: [] })
  const work = { name: 'menu.work', url: null, icon: null, title: true }
  const items = [{ ...work, children: [line('menu.audits', '/checklist/list'), line('Chức danh', '/position')] }]
  await saveMenu(product.world, groupId, items)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('what the menu of a group holds is marked among all screens, and does not come twice', async () => {
  const page = await product.open()
  await signIn(page, chief, `/group/${groupId}/menu`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const all = page.getByRole('tree', { name: 'All screens' })
  const ofGroup = page.getByRole('tree', { name: 'Menu of the group' })
  const lines = () => ofGroup.getByRole('treeitem').allTextContents()
  const before = ['Work', 'Audits', 'Chức danh']
  await expect.poll(lines).toEqual(before)
  const position = all.getByRole('treeitem', { name: 'Positions' })
  await expect.poll(() => position.textContent()).toBe('Positionsin the menu')
  await expect.poll(() => all.getByRole('treeitem', { name: 'Users', exact: true }).textContent()).toBe('Users')

  await drag(position, ofGroup.getByRole('treeitem', { name: 'Work', exact: true }))
  await page.getByText('This is in the menu of the group already.', { exact: false }).waitFor()
  await expect.poll(() => lines()).toEqual(before)
  const add = page.getByRole('button', { name: 'Add to the menu of the group' })
  await position.click()
  await expect.poll(() => add.isDisabled()).toBe(true)

  const heading = all.getByRole('treeitem', { name: /^Work/ })
  // It is drawn once it is in sight.
  await all.press('Home')
  await heading.click()
  await add.click()
  await expect
    .poll(lines)
    .toEqual([
      ...before,
      'Dashboard',
      'Findings',
      'Waiting for you',
      'Audit programmeno permission',
      'Reportsno permission',
      'Forum',
    ])
  await expect.poll(() => heading.textContent()).toBe('Workin the menu')
  await expect.poll(() => add.isDisabled()).toBe(true)
  await page.context().close()
})

test('a menu is arranged by touch: arrows move its lines, and what is added stands under the chosen heading', async () => {
  const page = await product.open({ width: 390 })
  const line = (name: string, url: string) => ({ name, url, icon: null, title: false, children: [] })
  const heading = (name: string, ...children: unknown[]) => ({ name, url: null, icon: null, title: true, children })
  const group = { name: 'Kiểm định viên', status: 1 }
  const made = product.world.db.insertInto('groups').values(group).returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  const one = heading('Một', line('Nhật trình', '/checklist/list'), line('Chức danh', '/position'))
  await saveMenu(product.world, id, [one, heading('Hai')] as Parameters<typeof saveMenu>[2])
  await signIn(page, chief, `/group/${id}/menu`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const ofGroup = page.getByRole('tree', { name: 'Menu of the group' })
  const lines = () => ofGroup.getByRole('treeitem').allTextContents()
  await expect.poll(lines).toEqual(['Một', 'Nhật trình', 'Chức danh', 'Hai'])
  await page.getByText('These headings have no entries, so members do not see them: Hai.').waitFor()
  await ofGroup.getByRole('treeitem', { name: 'Nhật trình' }).click()
  const down = page.getByRole('button', { name: 'Move down' })
  await down.click()
  await expect.poll(lines).toEqual(['Một', 'Chức danh', 'Nhật trình', 'Hai'])
  await down.click()
  await expect.poll(lines).toEqual(['Một', 'Chức danh', 'Hai', 'Nhật trình'])
  await expect.poll(() => page.getByText('These headings have no entries', { exact: false }).count()).toBe(0)
  await ofGroup.getByRole('treeitem', { name: 'Hai', exact: true }).click()
  await page.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(lines).toEqual(['Hai', 'Nhật trình', 'Một', 'Chức danh'])
  const all = page.getByRole('tree', { name: 'All screens' })
  await all.getByRole('treeitem', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Add to the menu of the group' }).click()
  await expect.poll(lines).toEqual(['Hai', 'Nhật trình', 'Dashboard', 'Một', 'Chức danh'])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/group/list')
  await page.context().close()
})

test.each([
  ['en', /^(Edit|Use the default menu)$/, ['Work', 'Library', 'Administration'], 'Personal'],
  ['vi', /^(Sửa|Lấy lại menu mặc định)$/, ['Công việc', 'Thư viện', 'Quản trị'], 'Cá nhân'],
] as const)(
  'the default menu has what a new group gets, without what is personal: %s',
  async (language, press, headings, personal) => {
    const page = await product.open({ language })
    await signIn(page, chief, `/group/${groupId}/menu`)
    await page.getByRole('button', { name: press }).click()
    await page.getByRole('tree').nth(1).waitFor()
    await page.getByRole('button', { name: press }).click()
    const [all, ofGroup] = [page.getByRole('tree').first(), page.getByRole('tree').nth(1)]
    const top = (tree: typeof all) => tree.locator('[role=treeitem][aria-level="1"]').allTextContents()
    await expect.poll(() => top(ofGroup)).toEqual(headings)
    expect(await top(all)).toContain(personal)
    await page.context().close()
  },
)

test('the menu shows also which of its lines the group has no right for, and says that a change holds at once', async () => {
  const group = { name: 'Thủ kho', status: 1 }
  const { id } = await product.world.db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()
  const line = (name: string, url: string) => ({ name, url, icon: null, title: false, children: [] })
  const items = [line('menu.positions', '/position'), line('menu.users', '/user/list')]
  await saveMenu(product.world, id, items)
  const page = await product.open({ language: 'vi' })
  await signIn(page, chief, `/group/${id}/menu`)
  const lines = () => page.getByRole('tree', { name: 'Menu của nhóm' }).getByRole('treeitem').allTextContents()
  const hint = page.getByText('Những mục ghi "thiếu quyền" không hiện với thành viên', { exact: false })
  await expect.poll(lines).toEqual(['Chức vụ', 'Người dùngthiếu quyền'])
  await hint.waitFor()
  await page.getByRole('button', { name: 'Sửa' }).click()
  await expect.poll(lines).toEqual(['Chức vụ', 'Người dùngthiếu quyền'])
  await page.getByRole('tree').nth(1).getByRole('treeitem', { name: 'Người dùng' }).click()
  await page.getByRole('button', { name: 'Bỏ khỏi menu' }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Đã lưu menu. Thành viên đang mở phần mềm thấy ngay.').waitFor()
  await page.goto(`/group/${id}/menu`)
  await expect.poll(lines).toEqual(['Chức vụ'])
  await expect.poll(() => hint.count()).toBe(0)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, chief, `/group/${groupId}/menu`)
  await page.getByRole('button', { name: look.language === 'vi' ? 'Sửa' : 'Edit' }).click()
  await page.getByRole('tree').nth(1).waitFor()
  await expectAccessible(page)
  await picture(page, `menu-editor-${name}`)
  await page.context().close()
})
