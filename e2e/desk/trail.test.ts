import { readFile } from 'node:fs/promises'
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

let product: Product
let chief: Person
let organization: number

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  const boss = await product.world.signIn(chief.id)
  const body = { name: 'Kho Liên Chiểu', org_code: 'LC', parent_id: 0, phone: '0236 384 1000', address: 'Đà Nẵng' }
  organization = (await boss.post('/organizations', { body })).body.data.id
  await boss.put(`/organizations/${organization}`, {
    body: { ...body, name: 'Kho xăng dầu Liên Chiểu', address: 'Hòa Hiệp Bắc, Liên Chiểu, Đà Nẵng' },
  })
  const other = await product.world.as('CREATE_POSITION')
  await other.post('/positions', { body: { name: 'Trạm trưởng', order: 1 } })
  const ids = [(await product.world.as()).id, (await product.world.as()).id]
  await boss.put('/multi-deactivate-users', { body: { ids } })
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, chief, '/trail')
    await page
      .getByText(/Kho xăng dầu Liên Chiểu/)
      .first()
      .waitFor()
    await picture(page, `trail-${name}`)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /Sửa đơn vị|Changed the organisation/ })
      .first()
      .click()
    await page
      .getByRole('dialog', { name: /Sửa đơn vị|Changed the organisation/ })
      .getByText(/Địa chỉ mạng|Network address/)
      .waitFor()
    await picture(page, `trail-entry-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto(`${page.url().split('?')[0]}?kind=organization&record_id=${organization}&to=2020-01-01`)
    await page.getByText(/Không có mục nào khớp|Nothing matches/).waitFor()
    await picture(page, `trail-empty-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('leads from the log of a record to what was done to it, says a change as words in both languages, and exports it', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, chief, '/organization')
  await page.getByText('Kho xăng dầu Liên Chiểu').first().click()
  await page.getByRole('button', { name: 'Thao tác với Kho xăng dầu Liên Chiểu' }).click()
  await page.getByRole('menuitem', { name: 'Nhật ký' }).click()
  await page.getByRole('link', { name: 'Xem trong nhật ký hệ thống' }).click()
  await page.getByText(`Chỉ những gì liên quan đến Đơn vị #${organization} · Kho xăng dầu Liên Chiểu`).waitFor()
  const table = page.getByRole('table')
  await expect.poll(() => table.getByRole('button').allTextContents()).toEqual(['Sửa đơn vị', 'Tạo đơn vị'])
  await expect
    .poll(() => table.getByText('Kho Liên Chiểu', { exact: true }).first().textContent())
    .toBe('Kho Liên Chiểu')
  await page.getByRole('combobox', { name: 'Người thực hiện' }).fill('thuong')
  await page.getByRole('option', { name: chief.fullname }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('user_id')).toBe(String(chief.id))
  await table.getByText('Hòa Hiệp Bắc', { exact: false }).waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Xuất NDJSON' }).click()
  const lines = (await readFile((await (await saved).path())!, 'utf8')).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).title)).toEqual(['Sửa đơn vị', 'Tạo đơn vị'])
  await page.getByText('Đã xuất 2 mục').waitFor()
  await page.context().close()

  const english = await product.open()
  await signIn(english, chief, `/trail?kind=organization&record_id=${organization}`)
  await english.getByRole('button', { name: 'Changed the organisation' }).click()
  const dialog = english.getByRole('dialog')
  await dialog.getByText('Address', { exact: true }).waitFor()
  await dialog.getByText('Hòa Hiệp Bắc, Liên Chiểu, Đà Nẵng').waitFor()
  await english.context().close()
})

test('has no line in the menu of anybody else, and no link in a log', async () => {
  const other = await product.person('Lê Văn Khác', ['CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION'])
  const page = await product.open()
  await signIn(page, other, '/organization')
  await page.getByText('Kho xăng dầu Liên Chiểu').first().click()
  await page.getByRole('button', { name: 'Actions for Kho xăng dầu Liên Chiểu' }).click()
  await page.getByRole('menuitem', { name: 'Log', exact: true }).click()
  await page.getByRole('dialog').getByText('Hòa Hiệp Bắc', { exact: false }).waitFor()
  expect(await page.getByRole('link', { name: 'Show in the audit trail' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Audit trail' }).count()).toBe(0)
  await page.context().close()
})
