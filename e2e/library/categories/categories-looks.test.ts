import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { fillCategories } from './categories-data.ts'

let product: Product
let everybody: Person
beforeAll(async () => {
  product = await startProduct()
  everybody = await product.person('Lê Minh Châu', 'everything')
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    await product.world.db.deleteFrom('audits').execute()
    await product.world.db.deleteFrom('categories').execute()
    const page = await product.open(look)
    const seen = async (part: string) => {
      await picture(page, `categories-${part}-${name}`)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    await signIn(page, everybody, '/category/checklist')
    await page.getByText(/Chưa có loại đánh giá nào|No categories yet/).waitFor()
    await seen('empty')
    await fillCategories(product, everybody.id)
    await page.reload()
    await page.getByRole('link', { name: 'Định kỳ hằng quý' }).waitFor()
    await seen('list')
    const choose = async (line: RegExp) => {
      await page.getByRole('button', { name: /(Thao tác với|Actions for) Định kỳ/ }).click()
      await page.getByRole('menuitem', { name: line }).click()
    }
    await choose(/^(Sửa|Edit)$/)
    await page.getByRole('dialog').waitFor()
    await seen('form')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await choose(/Gán|Assign/)
    await page.getByRole('checkbox', { name: /nạp 1\.1/ }).check()
    await page.getByText(/trở lại chờ duyệt|await approval again/).waitFor()
    await seen('assign')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
