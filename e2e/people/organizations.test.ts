import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
let boss: Person
let company: number

const insert = async (name: string, parent_id: number | null, status = 1): Promise<number> => {
  const row = await product.world.db
    .insertInto('organizations')
    .values({ name, parent_id, status, phone: '0236 384 1000', address: 'Đà Nẵng' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  company = await insert('Công ty nhiên liệu', null)
  const middle = await insert('Chi nhánh miền Trung', company)
  await insert('Kho Liên Chiểu', middle)
  await insert('Đội tra nạp Đà Nẵng', middle, 0)
  await insert('Chi nhánh miền Nam', company)
  const { groupId } = await product.world.as()
  await product.world.db
    .insertInto('users')
    .values(
      Array.from({ length: 25 }, (_, at) => ({
        fullname: `Nhân viên ${at + 1}`,
        email: `nv${at}@apron.example`,
        password_hash: '-',
        group_id: groupId,
        organization_id: company,
      })),
    )
    .execute()
})
afterAll(() => product.stop())

it('adds a root and a child, edits, approves, tells the log, deletes and restores', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss, '/organization')
  await page.getByRole('button', { name: 'Thêm đơn vị gốc' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tên đơn vị').fill('Công ty liên doanh')
  await dialog.getByLabel('Điện thoại').fill('gọi sau')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await dialog.getByText('Số điện thoại chỉ gồm chữ số.').waitFor()
  await dialog.getByLabel('Điện thoại').fill('0283 888')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { name: 'Công ty liên doanh' }).waitFor()
  const toolbar = page.getByRole('toolbar', { name: /Công ty liên doanh/ })
  await toolbar.getByRole('button', { name: 'Thêm đơn vị con' }).click()
  await page.getByText('Điện thoại').first().waitFor()
  await expect.poll(() => page.getByText('Điện thoại').count()).toBe(1)
  await page.getByLabel('Tên đơn vị').fill('Kho Cát Lái')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { name: 'Kho Cát Lái' }).waitFor()
  await page.getByRole('button', { name: /Đổi trạng thái của Kho Cát Lái/ }).click()
  await page.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await page.getByText('Phê duyệt thành công').waitFor()
  const ofChild = page.getByRole('toolbar', { name: /Kho Cát Lái/ })
  await ofChild.getByRole('button', { name: 'Sửa' }).click()
  await page.getByLabel('Địa chỉ').fill('Thủ Đức')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await inMenuOf(page, 'Kho Cát Lái', 'Nhật ký')
  await page.getByRole('dialog').getByText('Thủ Đức').waitFor()
  await page.keyboard.press('Escape')
  await toolbarDelete(page, 'Kho Cát Lái')
  await page.getByText('Xóa thành công').waitFor()
  await page.getByText('Thùng rác', { exact: true }).click()
  const inTrash = page.getByRole('searchbox', { name: 'Tìm theo tên hoặc mã đơn vị' })
  await inTrash.fill('noi bai')
  await page.getByText('Không tìm thấy kết quả nào').waitFor()
  await inTrash.fill('cat lai')
  await page.getByRole('button', { name: 'Khôi phục: Kho Cát Lái' }).click()
  await page.getByText('Khôi phục thành công').waitFor()
  await page.goto(`/organization/list?organization_id=${company}`)
  await toolbarDelete(page, 'Công ty nhiên liệu')
  await page.getByText(/2 đơn vị trực thuộc, 25 người dùng/).waitFor()
  await page.context().close()
  expect(product.problems).toEqual([])
})

async function parentOf(name: string): Promise<string | null> {
  const row = await product.world.db
    .selectFrom('organizations')
    .innerJoin('organizations as above', 'above.id', 'organizations.parent_id')
    .select('above.name')
    .where('organizations.name', '=', name)
    .executeTakeFirst()
  return row?.name ?? null
}

async function inMenuOf(page: Page, name: string, line: string) {
  await page.getByRole('button', { name: `Thao tác với ${name}` }).click()
  await page.getByRole('menuitem', { name: line }).click()
}

async function toolbarDelete(page: Page, name: string) {
  await inMenuOf(page, name, 'Xóa')
  await page.getByText(`“${name}” sẽ được chuyển vào thùng rác và có thể khôi phục lại.`).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click()
}

it('moves a branch by dragging it, and shows the users of an organisation page by page', async () => {
  const page = await product.open()
  await signIn(page, boss, '/organization/list')
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) })
  await line('Kho Liên Chiểu').or(line('Chi nhánh miền Trung')).first().waitFor()
  await page.getByRole('button', { name: 'Open all' }).click()
  await drag(line('Kho Liên Chiểu'), line('Chi nhánh miền Nam'))
  const question = page.getByRole('dialog', { name: 'Move this organisation?' })
  await question.getByText('“Kho Liên Chiểu” will move from “Chi nhánh miền Trung” to “Chi nhánh miền Nam”.').waitFor()
  const cancel = question.getByRole('button', { name: 'Cancel' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await picture(page, 'organizations-move-question')
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => parentOf('Kho Liên Chiểu')).toBe('Chi nhánh miền Trung')
  await drag(line('Kho Liên Chiểu'), line('Chi nhánh miền Nam'))
  await question.getByRole('button', { name: 'Move' }).click()
  await page.getByText('Moved “Kho Liên Chiểu” to “Chi nhánh miền Nam”').waitFor()
  await expect.poll(() => parentOf('Kho Liên Chiểu')).toBe('Chi nhánh miền Nam')
  await line('Kho Liên Chiểu').click()
  await page.locator('dd', { hasText: 'Chi nhánh miền Nam' }).waitFor()
  await line('Công ty nhiên liệu').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Users' }).click()
  await page.getByRole('row', { name: /Nhân viên 20/ }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(21)
  await page.getByLabel('Rows').selectOption('50')
  await page.getByRole('row', { name: /Nhân viên 25/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('nhan vien 7')
  await page.getByRole('row', { name: /Nhân viên 25/ }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.context().close()
  expect(product.problems).toEqual([])
})

it('tells whoever saves second, keeps what they typed, and lets them choose', async () => {
  const id = await insert('Kho Tiên Sa', company)
  const other = await product.world.signIn(boss.id)
  const { id: _id, status: _status, parent: _parent, ...saved } = (await other.get(`/organizations/${id}`)).body.data
  const saveFirst = (more: object) => other.put(`/organizations/${id}`, { body: { ...saved, ...more } })
  const stored = async () => {
    const { id: _, status: _s, parent: _p, ...now } = (await other.get(`/organizations/${id}`)).body.data
    return now as typeof saved
  }
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss, `/organization/list?organization_id=${id}&panel=edit`)
  const phone = page.getByLabel('Điện thoại')
  const save = page.getByRole('button', { name: 'Lưu', exact: true })
  const told = page.getByRole('alert').filter({ hasText: 'Vừa có người khác lưu nội dung này' })
  await phone.fill('0236 111 222')
  const place = await insert('Chi nhánh Tiên Sa', company)
  expect((await saveFirst({ address: 'Sơn Trà', parent_id: place })).status).toBe(200)
  await save.click()
  await told.waitFor()
  await expect.poll(() => phone.inputValue()).toBe('0236 111 222')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await expect.poll(stored).toEqual({ ...saved, address: 'Sơn Trà', parent_id: place })
  await picture(page, 'organizations-second')
  await expectAccessible(page)

  await told.getByRole('button', { name: 'Xem bản của người kia' }).click()
  await told.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Địa chỉ').inputValue()).toBe('Sơn Trà')
  await expect.poll(() => phone.inputValue()).toBe(saved.phone)
  await phone.fill('gọi sau')
  await saveFirst({ address: 'Thọ Quang' })
  await save.click()
  // What is wrong with a field is said first.
  await page.getByText('Số điện thoại chỉ gồm chữ số.').waitFor()
  await phone.fill('0236 333 444')
  await save.click()
  await told.waitFor()
  await told.getByRole('button', { name: 'Lưu bản của tôi' }).click()
  await page.getByText('Cập nhật thành công').waitFor()
  // The form does not show that it was moved back meanwhile, and so moves nothing.
  await expect.poll(stored).toEqual({ ...saved, phone: '0236 333 444', address: 'Sơn Trà' })
  await page.context().close()
  expect(product.problems).toEqual([])
})

it('shows a reader without rights the tree and the detail, and no button that they may not use', async () => {
  const reader = await product.person('Đặng Thu Trang', [])
  const page = await product.open()
  await signIn(page, reader, `/organization/list?organization_id=${company}&panel=users`)
  await page.getByRole('heading', { name: 'Công ty nhiên liệu' }).waitFor()
  const buttons = await page.getByRole('toolbar').getByRole('button').allInnerTexts()
  expect(buttons).toEqual(['Detail'])
  await expect.poll(() => page.getByRole('button', { name: /Add a root|Log/ }).count()).toBe(0)
  await page.context().close()
  expect(product.problems).toEqual([])
})

/** In how many lines these stand, by their middles. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const middles = all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round(top + bottom))
    return new Set(middles).size
  })

it.each(looks)('looks right in $language $theme $width', async (look) => {
  const page = await product.open(look)
  await signIn(page, boss, '/organization/list')
  await page.getByRole('treeitem').first().waitFor()
  await expectAccessible(page)
  if (look.width === 390) await picture(page, `organizations-tree-${nameOf(look)}`)
  for (const panel of ['', '&panel=users', '&panel=edit']) {
    await page.goto(`/organization/list?organization_id=${company}${panel}`)
    await page.getByRole('toolbar').waitFor()
    await page.locator('dl, table, form, ul').first().waitFor()
    // The status is said once, and on a desk the buttons stand in one line.
    const said = page.locator('#content').getByText(/^(Đã duyệt|Approved)$/)
    await expect.poll(() => said.count()).toBe(1)
    const buttons = page.getByRole('toolbar').getByRole('button')
    await expect.poll(() => linesOf(buttons)).toBeLessThan(look.width === 1440 ? 2 : 3)
    await expectAccessible(page)
    await picture(page, `organizations-${panel.slice(7) || 'detail'}-${nameOf(look)}`)
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.context().close()
})
