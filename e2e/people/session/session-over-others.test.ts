import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  signInByForm,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'
import { keptChanges, leaveUnsent } from '../../kept.ts'
import { beginPosition, end, positionsNamed, signInAgain, windowOf } from './session-steps.ts'

let product: Product
let chief: Person
let other: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  other = await product.person('Đặng Văn Lộc', 'everything')
})
afterAll(() => product.stop())
afterEach(async () => {
  expect(product.problems.splice(0)).toEqual([])
  await product.leave()
})

test('somebody else who signs in finds nothing of what the first person wrote, on the page or in the browser', async () => {
  const page = await product.open()
  await signInByForm(page, chief)
  await page.evaluate(() => sessionStorage.setItem('somewhere', 'half a sentence'))
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  await leaveUnsent(page, chief)
  await beginPosition(page, 'What only the first may read')
  await end(page)
  await windowOf(page).waitFor()
  await signInAgain(page, other)
  await page.waitForURL('**/dashboard')
  await page.locator('#content h1').waitFor()
  expect(await page.content()).not.toContain('What only the first may read')
  const kept = await page.evaluate(async () => ({
    device: JSON.stringify(localStorage),
    tab: JSON.stringify(sessionStorage),
  }))
  // Who gave an answer sends it when they are back; nobody else sees it.
  expect(await keptChanges(page)).toMatchObject([{ userId: chief.id, kind: 'answer' }])
  expect(kept.device).not.toContain(chief.email)
  expect(kept.tab).not.toContain('half a sentence')
  expect(await positionsNamed(product, 'What only the first may read')).toHaveLength(0)
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}').id).toBe(other.id)
})

test('another tab that signs in as the same person takes the window away; as somebody else, it takes the form away', async () => {
  const page = await product.open()
  await signInByForm(page, chief)
  await beginPosition(page, 'Written in the first tab')
  await end(page)
  await windowOf(page).waitFor()
  const second = await page.context().newPage()
  await signInByForm(second, chief)
  await windowOf(page).waitFor({ state: 'detached' })
  expect(await page.locator('input[name=name]').inputValue()).toBe('Written in the first tab')
  await end(page)
  await windowOf(page).waitFor()
  await second.waitForURL('**/login**')
  await signInByForm(second, other)
  await page.waitForURL('**/dashboard')
  await page.locator('#content h1').waitFor()
  expect(await page.content()).not.toContain('Written in the first tab')
})

test('whoever does not sign in again is asked once, and then stands before the sign-in with the way back', async () => {
  const page = await product.open()
  await signInByForm(page, chief)
  await beginPosition(page, 'Not worth it')
  await end(page)
  const window = windowOf(page)
  await window.getByRole('button', { name: 'Cancel' }).click()
  await window.getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.locator('input[name=name]').inputValue()).toBe('Not worth it')
  await window.getByRole('button', { name: 'Cancel' }).click()
  await window.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL(
    (address) => address.pathname === '/login' && address.searchParams.get('redirect') === '/position',
  )
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  await page.locator('input[name=email]').fill(chief.email)
  await page.locator('input[name=password]').fill(chief.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/position')
  await page.locator('#content h1').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the window over a form looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, chief, '/profile/edit')
    await page.locator('textarea[name=info]').fill('Ca đêm đến hết tháng ba')
    await end(page)
    await windowOf(page).locator('input[name=password]').waitFor()
    await picture(page, `session-over-${name}`)
    await expectAccessible(page)
    await windowOf(page).locator('button').last().click()
    await windowOf(page).locator('button').last().waitFor()
    await picture(page, `session-over-asks-${name}`)
    await expectAccessible(page)
  },
)
