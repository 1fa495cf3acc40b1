import { afterAll, beforeAll, expect, it } from 'vitest'
import { jpeg } from '../../../apps/api/src/testing/pictures/pictures.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  signInByForm,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'

let product: Product
let boss: Person
let groupId: number

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  const { db } = product.world
  const [depot] = await db
    .insertInto('organizations')
    .values([
      { name: 'Kho Liên Chiểu', status: 1 },
      { name: 'Kho chưa duyệt', status: 0 },
    ])
    .returning('id')
    .execute()
  const { id: positionId } = await db
    .insertInto('positions')
    .values({ name: 'Trưởng kho', order: 3, status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const group = await db
    .insertInto('groups')
    .values({ name: 'Đánh giá viên', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  groupId = group.id
  const names = ['Trần Thị Hà', 'Đỗ Văn Bình', 'Nguyễn Hoàng Anh Thư', 'Lê Minh', 'Phạm Đăng Khoa']
  await db
    .insertInto('users')
    .values(
      names.map((fullname, at) => ({
        fullname,
        email: `nhanvien${at}@apron.example`,
        password_hash: '-',
        group_id: groupId,
        organization_id: at % 2 ? depot!.id : null,
        position_id: at % 2 ? null : positionId,
        status: at === 4 ? 1 : 0,
      })),
    )
    .execute()
})
afterAll(() => product.stop())

it('makes a user with a picture, who then signs in; edits without touching the password', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss, '/user/list')
  await page.getByRole('link', { name: 'Thêm người dùng' }).click()
  await page.getByLabel('Họ và tên').fill('Hồ Kim Ngân')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Vui lòng nhập trường này.').first().waitFor()
  await expect.poll(() => page.getByLabel('Họ và tên').inputValue()).toBe('Hồ Kim Ngân')
  await page.getByLabel('Email').fill('ngan@apron.example')
  const told = page.locator('[data-field=avatar]').getByRole('alert')
  const pick = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'ngan.jpg', mimeType: 'image/jpeg', buffer })
  await pick(Buffer.from('no picture'))
  await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill('tra nap 2026')
  await page.getByLabel('Nhập lại mật khẩu').fill('tra nap 2026')
  await page.getByRole('radio', { name: 'Nữ' }).check()
  await page.getByRole('combobox', { name: 'Nhóm người dùng' }).click()
  await page.getByRole('option', { name: 'Đánh giá viên' }).click()
  await page.getByRole('combobox', { name: 'Đơn vị' }).click()
  await expect
    .poll(() => page.getByRole('option', { name: 'Kho chưa duyệt' }).getAttribute('data-combobox-disabled'))
    .toBe('true')
  await page.getByRole('option', { name: 'Kho chưa duyệt (Chờ duyệt)', exact: true }).waitFor()
  await page.getByRole('option', { name: 'Kho Liên Chiểu', exact: true }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await told.getByText('Tệp "ngan.jpg" không thuộc loại được chấp nhận').waitFor()
  await expect.poll(() => page.getByText('Tệp "ngan.jpg"').count()).toBe(1)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ngan@apron.example')
  await pick(await jpeg(600, 400))
  await told.waitFor({ state: 'detached' })
  await page.locator('img[src^="blob:"]').waitFor()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Tạo thành công').waitFor()
  const row = page.getByRole('row', { name: /Hồ Kim Ngân/ })
  await row.waitFor()
  await expect.poll(() => row.locator('img').count()).toBe(1)

  await row.getByRole('button', { name: 'Thao tác với Hồ Kim Ngân' }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  await page.getByLabel('Họ và tên').fill('Hồ Kim Ngân Hà')
  await expect.poll(() => page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('row', { name: /Hồ Kim Ngân Hà/ }).waitFor()
  await page.getByRole('button', { name: 'Thao tác với Hồ Kim Ngân Hà' }).click()
  await page.getByRole('menuitem', { name: 'Nhật ký' }).click()
  const log = page.getByRole('dialog', { name: 'Nhật ký của Hồ Kim Ngân Hà' })
  await log.getByText('Sửa tài khoản').waitFor()
  await expect
    .poll(() => log.locator('li').first().locator('dl').allInnerTexts())
    .toEqual([expect.stringMatching(/^Họ và tên\s+Hồ Kim Ngân\s+Hồ Kim Ngân Hà$/)])
  await expect
    .poll(() => log.locator('li').last().innerText())
    .toMatch(/Vũ Quốc Khánh[^]*Tạo tài khoản[^]*Giới tính\s+Nữ/)
  await expectAccessible(page)
  await picture(page, 'user-log')
  await page.keyboard.press('Escape')
  await log.waitFor({ state: 'detached' })

  const other = await product.open()
  await signInByForm(other, { id: 0, fullname: '', email: 'ngan@apron.example', password: 'tra nap 2026' })
  await other.goto('/user/list')
  await other.getByText('Positions').first().waitFor()
  await expect.poll(() => other.getByRole('row').count()).toBe(0)
  await expect.poll(() => new URL(other.url()).pathname).toBe('/user/list')
  await other.context().close()
  await page.context().close()
  expect(product.problems).toEqual([])
})

it('filters by the address, warns when nothing is ticked, and brings a deleted user back', async () => {
  const page = await product.open()
  await signIn(page, boss, '/user/list')
  await page.goto(`/user?group_id=${groupId}&status=0`)
  await page.waitForURL('**/user/list?**')
  await expect.poll(() => new URL(page.url()).search).toContain(`group_id=${groupId}`)
  await page.getByRole('row', { name: /Lê Minh/ }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Phạm Đăng Khoa/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'With the ticked rows' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByText('No record selected').waitFor()
  await page.getByRole('checkbox', { name: 'Select Lê Minh' }).check()
  await page.getByRole('checkbox', { name: 'Select Đỗ Văn Bình' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Delete success').waitFor()
  await page.getByRole('row', { name: /Lê Minh/ }).waitFor({ state: 'detached' })
  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('button', { name: 'Restore: Lê Minh' }).click()
  await page.getByRole('row', { name: /Lê Minh/ }).waitFor({ state: 'detached' })
  await page.getByText('In use', { exact: true }).click()
  await page.getByRole('row', { name: /Lê Minh/ }).waitFor()
  await page.context().close()
  expect(product.problems).toEqual([])
})

it('offers a maker of accounts only the groups and the people that are not above them', async () => {
  const may = ['CREATE_USER', 'UPDATE_USER', 'DELETE_USER', 'DEACTIVATE_USER', 'RESTORE_USER'] as const
  const maker = await product.person('Lý Thu Trang', may)
  const above = await product.person('Tạ Minh Quân', ['APPROVE_POSITION'])
  const page = await product.open({ language: 'vi' })
  await signIn(page, maker, '/user/list?per_page=100')
  const menuOf = (person: Person) => page.getByRole('button', { name: `Thao tác với ${person.fullname}`, exact: true })
  const offered = async (person: Person) => {
    await menuOf(person).click()
    await page.getByRole('menuitem').first().waitFor()
    const items = await page.getByRole('menu').getByRole('menuitem').allTextContents()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    return items
  }
  expect(await offered(maker)).toEqual(['Sửa', 'Nhật ký'])
  expect(await offered(above)).toEqual(['Nhật ký'])
  expect(await offered(boss)).toEqual(['Nhật ký'])
  const [own, stronger, admin] = [
    page.getByRole('checkbox', { name: 'Không chọn được Lý Thu Trang. Đây là tài khoản của chính bạn.' }),
    page.getByRole('checkbox', {
      name: 'Không chọn được Tạ Minh Quân. Người này có những quyền mà bạn không có.',
    }),
    page.getByRole('checkbox', {
      name: 'Không chọn được Vũ Quốc Khánh. Chỉ quản trị viên mới được thay đổi tài khoản quản trị.',
    }),
  ]
  await page.getByRole('checkbox', { name: 'Chọn tất cả dòng trên trang' }).check()
  const rows = await page.locator('tbody tr').count()
  await page
    .getByRole('toolbar')
    .getByText(`Đã chọn ${rows - 3} bản ghi`, { exact: true })
    .first()
    .waitFor()
  for (const held of [own, stronger, admin]) {
    await held.focus()
    await page.keyboard.press('Space')
    await held.click({ force: true })
    await expect.poll(() => held.isChecked()).toBe(false)
  }
  await picture(page, 'users-not-tickable')
  await expectAccessible(page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Bỏ chọn' }).click()
  await product.world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', above.id).execute()
  await page.goto('/user/list?trash=true')
  await stronger.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Khôi phục: Tạ Minh Quân' }).count()).toBe(0)
  await picture(page, 'users-trash-above')
  await expectAccessible(page)
  await product.world.db.updateTable('users').set({ deleted_at: null }).where('id', '=', above.id).execute()
  await page.goto(`/user/${above.id}/edit`)
  await page.getByText('Bạn không thể sửa tài khoản này').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Lưu' }).count()).toBe(0)
  await expectAccessible(page)
  await page.goto('/user/create')
  await page.getByRole('combobox', { name: 'Nhóm người dùng' }).click()
  const { name: admins } = await product.world.db
    .selectFrom('groups')
    .select('name')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const group = (name: string | RegExp) => page.getByRole('option', { name })
  await group('Đánh giá viên').waitFor()
  const isBarred = (name: string | RegExp) => group(name).getAttribute('data-combobox-disabled')
  await expect.poll(() => isBarred('Đánh giá viên')).toBe(null)
  await expect.poll(() => isBarred(`${admins} Nhóm này có quyền mà bạn không có`)).toBe('true')
  await expectAccessible(page)
  await picture(page, 'user-groups-above')
  await page.context().close()
  expect(product.problems).toEqual([])
})

it.each(looks)('looks right in $language $theme $width', async (look) => {
  const page = await product.open(look)
  await signIn(page, boss, '/user/list')
  await page.getByText('Trần Thị Hà').first().waitFor()
  await expectAccessible(page)
  await picture(page, `users-${nameOf(look)}`)
  await page.goto('/user/list?search=Quốc Khánh')
  await page.getByRole('checkbox', { name: /Vũ Quốc Khánh.*\. / }).focus()
  await expectAccessible(page)
  await picture(page, `users-own-${nameOf(look)}`)
  await page.goto('/user/create')
  await page.locator('input[name=email]').waitFor()
  await expectAccessible(page)
  await picture(page, `user-create-${nameOf(look)}`, { whole: true })
  await page.goto('/user/list?trash=true')
  await page.locator('table, [role=list], h1').first().waitFor()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.context().close()
})
