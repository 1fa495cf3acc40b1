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
let admin: Person
const email = 'moi@apron.example'
beforeAll(async () => {
  product = await startProduct()
  admin = await product.person('Lê Quốc Dũng', 'everything')
  await product.world.db.insertInto('groups').values({ name: 'Đánh giá viên', status: 1 }).execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('somebody is invited by mail, sent a second link, chooses a password and signs in', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, admin, '/user/list')
  await page.getByRole('link', { name: 'Thêm người dùng' }).click()
  await page.getByLabel('Họ và tên').fill('Trần Thị Mới')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: 'Gửi thư mời' }).check()
  await expect.poll(() => page.getByLabel('Nhập lại mật khẩu').count()).toBe(0)
  await page.getByText('Người này nhận một liên kết dùng được trong 7 ngày').waitFor()
  await page.getByRole('combobox', { name: 'Nhóm người dùng' }).click()
  await page.getByRole('option', { name: 'Đánh giá viên' }).click()
  await picture(page, 'invitation-form')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Đã gửi lời mời').first().waitFor()
  const row = page.getByRole('row', { name: /Trần Thị Mới/ })
  await row.getByText('Đã mời').waitFor()

  await row.getByRole('button', { name: 'Thao tác với Trần Thị Mới' }).click()
  await page.getByRole('menuitem', { name: 'Thu hồi lời mời' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi lời mời' }).click()
  await row.getByText('Chưa có mật khẩu').waitFor()
  await row.getByRole('button', { name: 'Thao tác với Trần Thị Mới' }).click()
  await picture(page, 'invitation-menu')
  await page.getByRole('menuitem', { name: 'Gửi lời mời' }).click()
  await row.getByText('Đã mời').waitFor()
  await picture(page, 'invitation-list')
  await expectAccessible(page)

  // The link that is handed on where there is no mail server: the newest of two.
  await page.goto('/mails')
  const mail = page.getByRole('row').filter({ hasText: email }).first()
  await mail.getByText('Giữ lại').waitFor()
  await mail.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Xem nội dung' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xem nội dung' }).click()
  const words = await page.getByRole('dialog').locator('pre').textContent()
  await page.context().close()

  const link = /http\S+\/invitation\/\S+/.exec(words ?? '')![0]
  const theirs = await product.open({ language: 'vi' })
  await signIn(theirs, admin, '/profile/show')
  await theirs.goto(link)
  await theirs.getByRole('heading', { name: 'Chào mừng bạn' }).waitFor()
  await theirs.locator('form[data-ready] input[name=email]').fill(email)
  await theirs.locator('input[name=pwd]').fill('một mật khẩu mới 27')
  await theirs.locator('input[name=confirmPwd]').fill('một mật khẩu mới 27')
  await theirs.keyboard.press('Enter')
  await theirs.getByRole('status').filter({ hasText: 'Đã đặt mật khẩu mới' }).waitFor()
  expect(await theirs.getByRole('button').count()).toBe(0)
  expect(await theirs.getByRole('link').allInnerTexts()).toEqual(['Về ứng dụng'])
  await picture(theirs, 'invitation-done-signed-in')
  await theirs.evaluate(() => localStorage.clear())
  await theirs.goto('/login')
  await theirs.locator('#form input[name=email]').fill(email)
  await theirs.locator('#form input[name=password]').fill('một mật khẩu mới 27')
  await theirs.keyboard.press('Enter')
  await theirs
    .getByRole('button', { name: /Trần Thị Mới/ })
    .first()
    .waitFor()
  await theirs.context().close()
})

test('both links open for whoever is signed in, and say when they are no longer good', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, admin, '/profile/show')
  for (const [link, title] of [
    ['/invitation/none', 'Chào mừng bạn'],
    ['/password/reset/none', 'Đặt mật khẩu mới'],
  ] as const) {
    await page.goto(link)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.locator('form[data-ready] input[name=email]').fill(email)
    await page.locator('input[name=pwd]').fill('một mật khẩu mới 27')
    await page.locator('input[name=confirmPwd]').fill('một mật khẩu mới 27')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'đã được dùng hoặc đã hết hạn' }).waitFor()
  }
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the page of the link looks right: %s',
  async (name, look) => {
    const page = await product.open(look)
    await page.goto('/invitation/none')
    await page.locator('form[data-ready] button[type=submit]').waitFor()
    await picture(page, `invitation-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)
