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
let person: Person

beforeAll(async () => {
  product = await startProduct()
  person = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('the language is chosen once, and kept in the browser and on the profile', async () => {
  const page = await product.open({ language: 'en' })
  await signIn(page, person)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await page.getByRole('heading', { name: 'Chức vụ' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('language'), document.documentElement.lang]))
    .toEqual(['vi', 'vi'])
  const row = await product.world.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(row.language).toBe('vi')
  const sent = page.waitForRequest((request) => request.url().includes('/api/positions'))
  await page.reload()
  expect((await sent).headers()['accept-language']).toBe('vi')
  await page.context().close()
})

test('the header leads to the dashboard', async () => {
  const page = await product.open()
  await signIn(page, person)
  await page.locator('header').getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.context().close()
})

test('the theme is kept and there before the first paint', async () => {
  const page = await product.open({ theme: 'light' })
  await signIn(page, person)
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark')
  await page.context().close()
})

test.each(looks.filter(({ width }) => width === 390).map((look) => [nameOf(look), look] as const))(
  'on a phone the menu is a drawer: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, person)
    await page.getByRole('button', { name: /Mở menu|Open the menu/ }).click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    await picture(page, `drawer-${name}`)
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Chức vụ|Positions/ })
      .click()
    await page.context().close()
  },
)

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'an address that leads nowhere says so: %s',
  async (name, look) => {
    const page = await product.open(look)
    await page.goto('/no/such/place')
    await page.getByRole('link').waitFor()
    await picture(page, `lost-${name}`)
    await expectAccessible(page)
    if (look.language === 'en') {
      await page.getByText("Oops! You're lost.").waitFor()
      await page.getByText('The page you are looking for was not found.').waitFor()
      await page.getByRole('link', { name: 'Back to home' }).waitFor()
    }
    await page.context().close()
  },
)

test('the bell and the person say what they are, and leaving the keyboard behind is never needed', async () => {
  const page = await product.open()
  await signIn(page, person)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Notifications/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('What concerns you appears here', { exact: false }).waitFor()
  await picture(page, 'bell')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await picture(page, 'person')
  await expectAccessible(page)
  await page.context().close()
})

test('a failure of the server is an apology, and full screen that cannot be is a warning', async () => {
  const page = await product.open()
  await signIn(page, person)
  await page.route('**/api/positions*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: '' } }),
  )
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Approved' })
  const alert = page.getByRole('dialog', { name: 'Sorry' })
  await alert.getByText('An error occurred.').waitFor()
  await alert.getByRole('button', { name: 'Close' }).click()
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not allowed'))
  })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByText('This browser cannot show full screen.').waitFor()
  await page.context().close()
})

test('whoever was moved to another group while they were away comes back with what they may do now', async () => {
  const { db } = product.world
  const member = await product.person('Trần Văn Hòa', ['VIEW_CHECKLIST_ITEM', 'CREATE_POSITION'])
  const other = await product.world.as('UPDATE_POSITION')
  const administrator = await product.world.asSuper()
  const page = await product.open()
  await signIn(page, member)
  await page.goto('/api/settings')
  const { grp_id: before } = await db
    .selectFrom('users')
    .select('group_id as grp_id')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(before).not.toBe(other.groupId)
  const moved = await administrator.post(`/users/${member.id}`, {
    body: { fullname: member.fullname, email: member.email, gender: 1, grp_id: other.groupId },
  })
  expect(moved).toMatchObject({ status: 200 })
  const refused: string[] = []
  page.on('response', (reply) => {
    if (reply.status() === 401 || reply.status() === 403) refused.push(reply.url())
  })
  await page.goto('/position')
  await page.getByRole('heading', { name: 'Positions', level: 1 }).waitFor()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Positions' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Question library' }).count()).toBe(0)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/position')
  // What the screen read the last time is prefetched; its refusal is nobody's.
  expect(refused.filter((address) => !address.endsWith(`/api/menus/${before}`))).toEqual([])
  await page.context().close()
})
