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
} from '../harness.ts'
import { fillLibrary } from '../data/library-data.ts'

let product: Product
let everybody: Person
beforeAll(async () => {
  product = await startProduct()
  await fillLibrary(product.world)
  everybody = await product.person('Lê Minh Châu', 'everything')
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const shot = async (part: string) => {
      await picture(page, `library-${part}-${name}`)
      await expectAccessible(page)
    }
    await signIn(page, everybody, '/checklist-item/list')
    await page.getByRole('tree').waitFor()
    await shot('tree')
    await page.goto('/checklist-item/list?group_id=101')
    await page.getByText('1.1.7', { exact: true }).first().waitFor()
    await page.getByRole('checkbox').nth(1).check()
    await shot('items')
    await page.goto('/checklist-item/list?group_id=103&panel=detail')
    await page.getByRole('tabpanel').waitFor()
    await shot('detail')
    await page.goto('/checklist-item/list?group_id=101&panel=item-new')
    await page.locator('.ProseMirror').waitFor()
    await shot('form')
    await page.goto('/checklist-item-status/list')
    await page.getByText('KPH').waitFor()
    await shot('statuses')
    await page.goto('/checklist-item-status/create')
    await page.locator('input[name=code]').waitFor()
    await shot('status-form')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
