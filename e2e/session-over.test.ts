import type { Page } from 'playwright-core'
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
} from './harness.ts'

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

const widths = [1440, 390] as const
const windowOf = (page: Page) => page.locator('dialog[open]')
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function end(page: Page) {
  const reply = await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${await tokenOf(page)}` } })
  expect(reply.status()).toBe(200)
}

async function signInAgain(page: Page, person: Person) {
  const window = windowOf(page)
  await window.locator('input[name=email]').fill(person.email)
  await window.locator('input[name=password]').fill(person.password)
  await window.locator('button[type=submit]').click()
}

async function beginPosition(page: Page, name: string) {
  await page.locator('main button').first().click()
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=order]').fill('10')
}

const positionsNamed = (name: string) =>
  product.world.db.selectFrom('positions').select('id').where('name', '=', name).execute()

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
  // The page does not hear of the end before it saves.
  await product.world.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', chief.id)
    .execute()
  const sent: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/positions') && reply.request().method() === 'POST') sent.push(reply.status())
  })
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await windowOf(page).waitFor()
  expect(await positionsNamed(name)).toHaveLength(0)
  await signInAgain(page, chief)
  await windowOf(page).waitFor({ state: 'detached' })
  await page.getByText('Create success').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await positionsNamed(name)).toHaveLength(1)
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
  // The live channel is there again: the next end is heard too.
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
    expect(await positionsNamed(name)).toHaveLength(0)
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

test('somebody else who signs in finds nothing of what the first person wrote, on the page or in the browser', async () => {
  const page = await product.open()
  await signInByForm(page, chief)
  await page.evaluate(() => {
    localStorage.setItem('answer/1/2/3', 'an answer on its way')
    sessionStorage.setItem('draft/1/somewhere', '{"content":"half a sentence","result":null}')
  })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('comment-drafts', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('files')
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
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
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  // Who gave an answer sends it when they are back; nobody else sees it.
  expect(kept.device).toContain('an answer on its way')
  expect(kept.device).not.toContain(chief.email)
  expect(kept.tab).not.toContain('half a sentence')
  const databases = new Set(kept.databases)
  if (databases.has('comment-drafts')) expect(await countOf(page, 'comment-drafts', 'files')).toBe(0)
  expect(await positionsNamed('What only the first may read')).toHaveLength(0)
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}').id).toBe(other.id)
})

const countOf = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([name, of]) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => {
          const count = request.result.transaction(of).objectStore(of).count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
    [database, store] as const,
  )

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
