import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('an address without a number leads to the page for what does not exist, and nothing is asked', async () => {
  const page = await product.open()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && !response.ok()) refused.push(`${response.status()} ${response.url()}`)
  })
  await signIn(page, chief)
  for (const address of [
    '/group/abc/permission',
    '/group/1.5/menu',
    '/group/0/dashboard',
    '/user/NaN/edit',
    '/checklist/-3/view',
    '/checklist/9/summary/last',
  ]) {
    await page.goto(address)
    await page.waitForURL('**/404')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expect(refused).toEqual([])
  await page.context().close()
})

test.each(['permission', 'menu'])('the %s of a group that is not there is asked for once', async (screen) => {
  const page = await product.open()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) refused.push(new URL(response.url()).pathname)
  })
  await signIn(page, chief)
  await page.goto(`/group/999999/${screen}`)
  await page.waitForURL('**/404')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(refused).toEqual(['/api/groups/999999'])
  await page.context().close()
})

test('the keys for moving a line of a menu are told to those who have keys', async () => {
  for (const width of [1440, 390] as const) {
    const page = await product.open({ width })
    await signIn(page, chief, '/group/1/menu')
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('tree', { name: 'Menu of the group' }).waitFor()
    await expect.poll(() => page.getByText('Ctrl Shift D').isVisible()).toBe(width === 1440)
    await page.context().close()
  }
})
