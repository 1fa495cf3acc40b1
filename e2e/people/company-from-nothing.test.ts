import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../apps/api/src/start/config.ts'
import { seedFirstStart } from '../../apps/api/src/db/seeds/first-start.ts'
import { picture, signInByForm, startProduct, type Product } from '../harness.ts'

const password = 'tra nạp đêm 2026'
const newcomer = { id: 0, fullname: 'Trần Thị Mới', email: 'moi@congty.example', password }

/** Screens for which the newcomer lacks the permission. */
const elsewhere = [
  '/group/list',
  '/group/alias',
  '/group/1/menu',
  '/group/1/permission',
  '/group/1/dashboard',
  '/user/list',
  '/user/create',
  '/user/1/edit',
  '/checklist/create',
  '/checklist-item/list',
  '/checklist-item-status/create',
]
const readable = [
  ['/organization/list', 'Công ty Nhiên liệu'],
  ['/checklist-item-status/list', 'Chưa có mức kết quả nào'],
  ['/checklist/list', 'Chưa có đợt đánh giá nào'],
] as const

let product: Product
let directory: string
let administrator: { id: number; fullname: string; email: string; password: string }

beforeAll(async () => {
  product = await startProduct({ settings: { language: 'vi' } })
  directory = await mkdtemp(join(tmpdir(), 'apron-nothing-'))
  const settings = { APRON_DATA: directory, APRON_SECRET: 'x'.repeat(32), APRON_DEMO: 'off', APRON_LANGUAGE: 'vi' }
  const [line] = await seedFirstStart(product.world.db, readConfig(settings), () => undefined)
  const [, email, password] = /^Sign in as (\S+) with the password (\S+)$/.exec(line!)!
  administrator = { id: 0, fullname: 'Quản trị viên', email: email!, password: password! }
})
afterAll(async () => {
  await product.stop()
  await rm(directory, { recursive: true, force: true })
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function idOf(email: string): Promise<number> {
  const user = product.world.db.selectFrom('users').select('id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).id
}

/** Approves a record behind its status, and waits until it says so. */
async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Đổi trạng thái của ${name}, hiện là Chờ duyệt` }).click()
  await page.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await page.getByRole('button', { name: new RegExp(`${name}, hiện là Đã duyệt`) }).waitFor()
}

async function fillMenu(page: Page): Promise<void> {
  await press(page, 'Sửa')
  const ofGroup = page.getByRole('tree', { name: 'Menu của nhóm' })
  for (const line of [
    'Bảng điều khiển',
    'Sổ phát hiện',
    'Chờ bạn xử lý',
    'Chương trình đánh giá',
    'Báo cáo',
    'Diễn đàn',
    'Thư viện',
    'Quản trị',
  ]) {
    const shown = ofGroup.getByRole('treeitem', { name: new RegExp(`^${line}( thiếu quyền)?$`) })
    await shown.click()
    await press(page, 'Bỏ khỏi menu')
    await shown.waitFor({ state: 'detached' })
  }
  await page.getByRole('tree', { name: 'Mọi màn hình' }).getByRole('treeitem', { name: 'Chức vụ' }).click()
  await press(page, 'Đưa vào menu của nhóm')
  await expect
    .poll(() => ofGroup.getByRole('treeitem').allTextContents())
    .toEqual(['Công việc', 'Đợt đánh giá', 'Chức vụ'])
  await press(page, 'Lưu')
  await page.waitForURL('**/group/list')
}

test('the administrator of an empty installation sets the company up', async () => {
  const page = await product.open({ language: 'vi' })
  await signInByForm(page, administrator, '/organization/list')
  await page.getByText('Chưa có đơn vị nào').waitFor()
  await page.getByRole('button', { name: 'Thêm đơn vị gốc' }).first().click()
  await page.getByRole('dialog').getByLabel('Tên đơn vị').fill('Công ty Nhiên liệu')
  await press(page, 'Lưu')
  await page.getByRole('heading', { name: 'Công ty Nhiên liệu' }).waitFor()
  await approve(page, 'Công ty Nhiên liệu')

  await page.getByRole('link', { name: 'Chức vụ' }).click()
  await page.getByRole('button', { name: 'Thêm chức vụ' }).first().click()
  await page.locator('input[name=name]').fill('Trưởng kho')
  await page.locator('input[name=order]').fill('1')
  await page.keyboard.press('Enter')
  await approve(page, 'Trưởng kho')

  await page.getByRole('link', { name: 'Nhóm người dùng' }).click()
  await page.getByRole('button', { name: 'Thêm nhóm' }).click()
  await page.locator('input[name=name]').fill('Nhân sự kho')
  await page.keyboard.press('Enter')
  await approve(page, 'Nhân sự kho')
  await press(page, 'Thao tác với Nhân sự kho')
  await page.getByRole('menuitem', { name: 'Phân quyền' }).click()
  await page.getByRole('tab', { name: /^Chức vụ/ }).click()
  await page.getByRole('checkbox', { name: 'Tạo chức vụ' }).check()
  await press(page, 'Lưu 1 thay đổi')
  await page.getByText('Đã lưu quyền của nhóm').first().waitFor()
  await page.getByRole('link', { name: 'Nhóm người dùng' }).first().click()
  await press(page, 'Thao tác với Nhân sự kho')
  await page.getByRole('menuitem', { name: 'Menu' }).click()
  await fillMenu(page)

  await page.getByRole('link', { name: 'Người dùng', exact: true }).click()
  await page.getByRole('link', { name: 'Thêm người dùng' }).click()
  await page.getByLabel('Họ và tên').fill(newcomer.fullname)
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password)
  await page.getByLabel('Nhập lại mật khẩu').fill(password)
  await page.getByRole('radio', { name: 'Nữ' }).check()
  for (const [label, option] of [
    ['Nhóm người dùng', 'Nhân sự kho'],
    ['Đơn vị', 'Công ty Nhiên liệu'],
    ['Chức vụ', 'Trưởng kho'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await press(page, 'Lưu')
  await page.getByRole('row', { name: new RegExp(newcomer.fullname) }).waitFor()
  await picture(page, 'company-set-up')
  expect(product.problems.splice(0)).toEqual([])
  await page.context().close()
})

test('the user signs in, sees just the menu of the group, and is let in nowhere else', async () => {
  const page = await product.open({ language: 'vi' })
  const refusals: string[] = []
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refusals.push(`${response.status()} ${response.url()}`)
  })
  await signInByForm(page, newcomer, '/position')
  const menu = page.getByRole('navigation', { name: 'Menu chính' })
  await expect.poll(() => menu.locator('li a').allTextContents()).toEqual(['Đợt đánh giá', 'Chức vụ'])
  await page.getByRole('button', { name: 'Thêm chức vụ' }).first().waitFor()
  await picture(page, 'company-newcomer')
  for (const address of elsewhere) {
    await page.goto(address)
    await page.getByRole('main').getByText('Màn hình này không dành cho bạn').waitFor()
    await expect.poll(() => page.locator('#content').getByRole('button').count()).toBe(0)
    await expect.poll(() => new URL(page.url()).pathname).toBe(address)
  }
  // What everybody may read shows nothing that could be done with it.
  for (const [address, words] of readable) {
    await page.goto(address)
    await page.getByText(words).first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Thêm|Sửa|Xóa|Đổi trạng thái|Thao tác/ }).count()).toBe(0)
  }
  // Nor does the server do it for them.
  const { groupId, ...session } = await product.world.signIn(await idOf(newcomer.email))
  const denied = [
    await session.post('/users', { body: {} }),
    await session.post('/groups', { body: { name: 'Khác' } }),
    await session.post(`/groups/${groupId}/permissions`, { body: { data: [] } }),
    await session.post('/menus', { body: { data: [], group_id: groupId } }),
    await session.post('/organizations', { body: {} }),
  ]
  expect(denied.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect(refusals).toEqual([])
  await page.context().close()
})
