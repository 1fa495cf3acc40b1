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
} from '../../harness.ts'

let product: Product
let admin: Person
let lan: Person
beforeAll(async () => {
  product = await startProduct()
  admin = await product.person('Lê Quốc Dũng', 'everything')
  lan = await product.person('Nguyễn Thị Lan', [])
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('a lost password on a machine without a mail server: asked for, handed on by an administrator, replaced', async () => {
  const page = await product.open({ language: 'vi' })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
  await page.getByRole('heading', { name: 'Khôi phục mật khẩu' }).waitFor()
  await page.locator('form[data-ready] input[name=email]').fill(lan.email)
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Nếu email này có tài khoản' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')

  const desk = await product.open({ language: 'vi' })
  await signIn(desk, admin, '/mails')
  const row = desk.getByRole('row').filter({ hasText: lan.email })
  await row.getByText('Giữ lại').waitFor()
  await picture(desk, 'mails')
  await expectAccessible(desk)
  await row.getByRole('button').last().click()
  await desk.getByRole('menuitem', { name: 'Xem nội dung' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Xem nội dung' }).click()
  const words = await desk.getByRole('dialog').locator('pre').textContent()
  await picture(desk, 'mail-opened')
  await expectAccessible(desk)
  await desk.context().close()

  const link = /http\S+\/password\/reset\/\S+/.exec(words ?? '')![0]
  await page.goto(link)
  await page.locator('form[data-ready] input[name=email]').fill(lan.email)
  await page.locator('input[name=pwd]').fill('một mật khẩu mới 27')
  await page.locator('input[name=confirmPwd]').fill('một mật khẩu khác 27')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'không giống nhau' }).waitFor()
  await picture(page, 'reset-wrong')
  await page.locator('input[name=confirmPwd]').fill('một mật khẩu mới 27')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Đổi mật khẩu thành công' }).waitFor()

  await page.goto(link)
  await page.locator('form[data-ready] input[name=email]').fill(lan.email)
  await page.locator('input[name=pwd]').fill('một mật khẩu mới 28')
  await page.locator('input[name=confirmPwd]').fill('một mật khẩu mới 28')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'đã được dùng hoặc đã hết hạn' }).waitFor()
  await page.context().close()
})

test('whoever is signed in is led to the dashboard', async () => {
  const page = await product.open({ language: 'en' })
  await signIn(page, admin, '/profile/show')
  await page.goto('/password/forgot')
  await page.waitForURL('**/dashboard')
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('both screens look right: %s', async (name, look) => {
  const page = await product.open(look)
  for (const [part, path] of [
    ['forgot', '/password/forgot'],
    ['reset', '/password/reset/none'],
  ] as const) {
    await page.goto(path)
    const send = page.locator('form[data-ready] button[type=submit]')
    await send.waitFor()
    // No bare button of the browser.
    expect((await send.boundingBox())!.height).toBeGreaterThan(40)
    await picture(page, `${part}-${name}`)
    await expectAccessible(page)
  }
  await page.context().close()
})
