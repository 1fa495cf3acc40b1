import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signIn, startProduct, type Person, type Product } from '../../harness.ts'

import { beginPosition, end, positionsNamed, signInAgain, tokenOf, windowOf } from './session-steps.ts'

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(async () => {
  expect(product.problems.splice(0)).toEqual([])
  await product.leave()
})

const widths = [1440, 390] as const

test.each(widths)(
  'whoever is deactivated while typing keeps the form under a window that says why: %i',
  async (width) => {
    const person = await product.person('Lê Thị Hà', [])
    const page = await product.open({ width })
    await signIn(page, person, '/profile/edit')
    const info = page.getByLabel('Further information')
    await info.fill('Night shift until March')
    const admin = await product.world.signIn(chief.id)
    expect((await admin.post(`/users/${person.id}/deactivate`)).status).toBe(200)
    await windowOf(page).getByRole('heading', { name: 'Your session has ended' }).waitFor()
    expect(await tokenOf(page)).toBe(null)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname))
    expect(await info.inputValue()).toBe('Night shift until March')
    expect(new URL(page.url()).pathname).toBe('/profile/edit')
    // Nothing behind the window takes the focus, and no key reaches it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }
    expect(await windowOf(page).count()).toBe(1)
    expect(await page.locator('[role=dialog]:visible').count()).toBe(0)
    expect(asked).toEqual([])
    await signInAgain(page, person)
    await windowOf(page).getByRole('alert').filter({ hasText: 'Login failed' }).waitFor()
    expect((await admin.post(`/users/${person.id}/active`)).status).toBe(200)
    await signInAgain(page, person)
    await windowOf(page).waitFor({ state: 'detached' })
    expect(await info.inputValue()).toBe('Night shift until March')
    await page.locator('#content button[type=submit]').click()
    await page.waitForURL('**/profile/show')
    await page.getByText('Night shift until March').waitFor()
  },
)

test.each(widths)('a save that met the end of the session goes out once after signing in again: %i', async (width) => {
  const page = await product.open({ width })
  await signIn(page, chief)
  const name = `Dispatcher ${width}`
  await beginPosition(page, name)
  // The session ends while the save is on its way.
  let isOver = false
  await page.route('**/api/positions', async (route) => {
    if (route.request().method() === 'POST' && !isOver) {
      isOver = true
      await end(page)
      await windowOf(page).waitFor()
    }
    await route.continue()
  })
  const sent: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/positions') && reply.request().method() === 'POST') sent.push(reply.status())
  })
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await windowOf(page).waitFor()
  expect(await positionsNamed(product, name)).toHaveLength(0)
  await signInAgain(page, chief)
  await windowOf(page).waitFor({ state: 'detached' })
  await page.getByText('Create success').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await positionsNamed(product, name)).toHaveLength(1)
  expect(sent.filter((status) => status === 200)).toHaveLength(1)
})

test('a log-out elsewhere leaves a page that is written on, and what is typed can be saved afterwards', async () => {
  const page = await product.open()
  await signIn(page, chief, '/checklist/create')
  await page.getByLabel('Name').first().fill('Tank farm audit')
  await end(page)
  await windowOf(page).waitFor()
  expect(await page.getByLabel('Name').first().inputValue()).toBe('Tank farm audit')
  await signInAgain(page, chief)
  await windowOf(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Name').first().inputValue()).toBe('Tank farm audit')
  expect(await page.locator('#content h1').textContent()).not.toContain('not for you')
  // The live channel is there again: the next end is received too.
  await end(page)
  await windowOf(page).waitFor()
})

test.each(widths)(
  'whoever lost the right meanwhile can read and copy what they typed, and is told why it is not saved: %i',
  async (width) => {
    const person = await product.person('Phạm Văn Tài', ['CREATE_POSITION'])
    const page = await product.open({ width })
    await signIn(page, person)
    const name = `Fuelling supervisor ${width}`
    await beginPosition(page, name)
    const { group_id: groupId } = await product.world.db
      .selectFrom('users')
      .select('group_id')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    const admin = await product.world.signIn(chief.id)
    expect((await admin.post(`/groups/${groupId}/permissions`, { body: { data: [] } })).status).toBe(200)
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('permissions') ?? '[]').length === 0)
    const form = page.getByRole('dialog').locator('input[name=name]')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await windowOf(page).waitFor()
    expect(await tokenOf(page)).toBe(null)
    await signInAgain(page, person)
    await windowOf(page).waitFor({ state: 'detached' })
    await page.getByRole('alert').filter({ hasText: 'no longer allowed' }).waitFor()
    expect(await form.inputValue()).toBe(name)
    expect(await form.isEditable()).toBe(true)
    expect(await positionsNamed(product, name)).toHaveLength(0)
    expect(await tokenOf(page)).not.toBe(null)
    // Once it is given up, what the right stood for goes too.
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: 'Add position' }).count()).toBe(0)
  },
)

test('a right that is taken while somebody types takes neither screen nor text away', async () => {
  const person = await product.person('Trần Thị Mai', ['CREATE_USER'])
  const page = await product.open()
  await signIn(page, person, '/user/create')
  await page.locator('input[name=fullname]').fill('Ngô Bảo')
  const admin = await product.world.signIn(chief.id)
  const { group_id: groupId } = await product.world.db
    .selectFrom('users')
    .select('group_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect((await admin.post(`/groups/${groupId}/permissions`, { body: { data: [] } })).status).toBe(200)
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('permissions') ?? '[]').length === 0)
  expect(await page.locator('input[name=fullname]').inputValue()).toBe('Ngô Bảo')
  await page.getByRole('link', { name: 'Profile' }).or(page.locator('nav a')).first().click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL((address) => address.pathname !== '/user/create')
  await page.locator('input[name=fullname]').waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByText('This screen is not for you').waitFor()
})

test('nobody is asked anything when nothing is unsaved: the sign-in comes at once, with notice and way back', async () => {
  const page = await product.open()
  await signIn(page, chief)
  await page.locator('main button').first().click()
  await page.locator('input[name=name]').waitFor()
  await end(page)
  await page.waitForURL(
    (address) => address.pathname === '/login' && address.searchParams.get('redirect') === '/position',
  )
  expect(await windowOf(page).count()).toBe(0)
})

test('whoever signs out with something unsaved is asked first, and stays signed in when they keep it', async () => {
  const page = await product.open()
  await signIn(page, chief, '/profile/edit')
  await page.getByLabel('Further information').fill('Half a thought')
  const leave = async () => {
    await page
      .getByRole('button', { name: /Nguyễn Thị Thưởng/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await leave()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await tokenOf(page)).not.toBe(null)
  expect(await page.getByLabel('Further information').inputValue()).toBe('Half a thought')
  await leave()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/login?message=session.signed_out')
  expect(await windowOf(page).count()).toBe(0)
})
