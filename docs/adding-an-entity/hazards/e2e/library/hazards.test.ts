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

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function givenHazards(...names: string[]) {
  await product.world.db.deleteFrom('hazards').execute()
  const rows = names.map((name, index) => ({ name, severity: (index % 5) + 1, status: index % 3 }))
  if (rows.length > 0) await product.world.db.insertInto('hazards').values(rows).execute()
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    await givenHazards('Cháy nổ', 'Tràn dầu', 'Ngã cao')
    const page = await product.open(look)
    await signIn(page, chief, '/hazard/list')
    await page.getByText('Tràn dầu').waitFor()
    await picture(page, `hazards-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('is added, corrected and approved', async () => {
  await givenHazards()
  const page = await product.open()
  await signIn(page, chief, '/hazard/list')
  await page.getByRole('button', { name: 'Add hazard' }).first().click()
  await page.locator('input[name=name]').fill('Cháy nổ')
  await page.locator('input[name=severity]').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Create success').waitFor()
  await page.getByRole('button', { name: /^Actions for Cháy nổ/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.locator('input[name=severity]').fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Cháy nổ.*4/ }).waitFor()
  await page.getByRole('button', { name: /Change the status of Cháy nổ/ }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await page.getByText('Approval successful').waitFor()
  await page.context().close()
})
