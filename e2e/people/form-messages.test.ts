import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let boss: Person

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
})
afterAll(() => product.stop())

test('takes the message away from a field that is being filled in, under whatever name the wire has it', async () => {
  const page = await product.open()
  await signIn(page, boss, '/user/create')
  await page.locator('#content button[type=submit]').click()
  const told = (field: string) => page.locator(`[data-field=${field}] .mantine-InputWrapper-error`)
  await told('fullname').getByText('This field is required.').waitFor()
  // The focus is on the first field that is told of.
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('fullname')
  await page.getByLabel('Full name').fill('Hồ Kim Ngân')
  await expect.poll(() => told('fullname').count()).toBe(0)
  expect(await told('email').count()).toBe(1)
  await page.context().close()
})
