import type { Page } from 'playwright-core'
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
let boss: Person

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
})
afterAll(() => product.stop())
// The live channel complains of a network that was taken away.
afterEach(() => expect(product.problems.splice(0).filter((said) => !/WebSocket/.test(said))).toEqual([]))

const told = (page: Page, field: string) => page.locator(`[data-field=${field}] .mantine-InputWrapper-error`)
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
const save = (page: Page) => page.locator('#content button[type=submit], [role=dialog] button[type=submit]').click()

/** The form of a new position, opened in a browser that has what judges it; gives what was sent since. */
async function openForm(page: Page): Promise<string[]> {
  const judge = page.waitForResponse((came) => /judge-body/.test(came.url()))
  await signIn(page, boss, '/position')
  await page.locator('main button, #content button').first().click()
  await judge
  await page.getByRole('dialog').locator('input[name=name]').waitFor()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/positions') && sent.push(request.method()))
  return sent
}

test.each([
  ['vi', 'Vui lòng nhập trường này.', 'Giá trị phải là số nguyên.', 'Không được dài quá 255 ký tự.'],
  ['en', 'This field is required.', 'This must be a whole number.', 'This may have 255 characters at most.'],
] as const)('a form says without the server what is wrong with it: %s', async (language, required, whole, long) => {
  const page = await product.open({ language })
  const sent = await openForm(page)
  const [name, order] = ['name', 'order'].map((field) => page.getByRole('dialog').locator(`input[name=${field}]`))
  await page.context().setOffline(true)

  // Nobody is told off while they type for the first time.
  await name!.fill('Trưởng kho')
  await name!.fill('')
  await order!.fill('1,5')
  await order!.press('Tab')
  expect(await page.locator('.mantine-InputWrapper-error').count()).toBe(0)

  await save(page)
  await told(page, 'name').getByText(required).waitFor()
  await told(page, 'order').waitFor()
  expect(await focused(page)).toBe('name')
  expect(await order!.inputValue()).toBe('1,5')

  // As it is mended it says what is still wrong, and then no more; the other one waits.
  await name!.fill('x'.repeat(256))
  await told(page, 'name').getByText(long).waitFor()
  await name!.fill('Trưởng kho')
  await expect.poll(() => told(page, 'name').count()).toBe(0)
  expect(await focused(page)).toBe('name')
  await order!.fill('1.5')
  await told(page, 'order').getByText(whole).waitFor()
  expect(sent).toEqual([])

  await order!.fill('7')
  await expect.poll(() => page.locator('.mantine-InputWrapper-error').count()).toBe(0)
  await page.context().setOffline(false)
  await save(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(sent.filter((method) => method === 'POST')).toEqual(['POST'])
  await product.world.db.deleteFrom('positions').execute()
  await page.context().close()
})

test('what only the server knows it says, until the field is changed', async () => {
  await product.world.db.insertInto('positions').values({ name: 'Thủ kho', order: 1, status: 1 }).execute()
  const page = await product.open()
  await openForm(page)
  const name = page.getByRole('dialog').locator('input[name=name]')
  await name.fill('thu kho')
  await page.getByRole('dialog').locator('input[name=order]').fill('2')
  await save(page)
  await told(page, 'name').getByText('This value is already in use.').waitFor()
  await page.getByRole('dialog').locator('input[name=order]').fill('3')
  expect(await told(page, 'name').count()).toBe(1)
  await name.fill('Thủ kho 2')
  await expect.poll(() => told(page, 'name').count()).toBe(0)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'a long form full of messages looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, boss, '/user/create')
    await page.locator('input[name=fullname]').waitFor()
    await page.context().setOffline(true)
    await page.locator('input[name=email]').fill('ngan')
    await page.locator('input[name=password]').fill('kho xăng dầu')
    await page.locator('input[name=password_again]').fill('kho')
    await expect
      .poll(async () => {
        await save(page)
        return told(page, 'fullname').count()
      })
      .toBe(1)
    await picture(page, `rules-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)
