import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, looks, nameOf, picture, signIn, startProduct, type Product } from './harness.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct({ config: { captcha: true } })
  await product.world.db
    .insertInto('positions')
    .values([
      { name: 'Giám đốc chi nhánh', order: 90, status: 1 },
      { name: 'Trưởng đoàn đánh giá', order: 80, status: 0 },
      { name: 'Kỹ sư hóa nghiệm', order: 40, status: 1 },
      { name: 'Nhân viên tra nạp nhiên liệu hàng không kiêm phụ trách an toàn lao động ca đêm', order: 10, status: 2 },
    ])
    .execute()
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right and is accessible: %s', async (name, look) => {
  const page = await product.open(look)
  await page.goto('/login?message=session.signed_out')
  await page.locator('input[name=email]').waitFor()
  await picture(page, `login-${name}`)
  await expectAccessible(page)
  const person = await product.person('Nguyễn Thị Thưởng', 'everything')
  await signIn(page, person)
  await page.getByText('Giám đốc chi nhánh').waitFor()
  await picture(page, `positions-${name}`)
  await expectAccessible(page)
  await page.context().close()
})
