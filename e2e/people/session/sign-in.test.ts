import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signInByForm,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'

declare global {
  interface Window {
    /** Milliseconds for which the notice stood. */
    shownFor?: number
  }
}

let product: Product
let person: Person

beforeAll(async () => {
  product = await startProduct({ config: { captcha: true } })
  person = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the sign-in screen looks right: %s',
  async (name, look) => {
    const page = await product.open(look)
    await page.goto('/login')
    await page.getByText('3.1').filter({ visible: true }).waitFor()
    // No bare button of the browser.
    expect((await page.locator('#form button[type=submit]').boundingBox())!.height).toBeGreaterThan(40)
    await picture(page, `login-${name}`)
    await expectAccessible(page)
    await page.locator('#form button[type=submit]').click()
    await page.locator('[data-field=email] [role=alert]').waitFor()
    await picture(page, `login-wrong-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

/** The files that the page names, and the one that its script solves the captcha with. */
const ownFiles = /\/assets\/(sign-in-[\w-]{8}\.|captcha-worker-|first-paint\.|icon\.)/

const said = {
  vi: {
    secret: 'Mật khẩu',
    way: 'Đăng nhập',
    failed: 'Đăng nhập thất bại',
    ended: 'Phiên làm việc đã kết thúc. Vui lòng đăng nhập lại.',
  },
  en: {
    secret: 'Password',
    way: 'Sign in',
    failed: 'Login failed',
    ended: 'Your session has ended. Please sign in again.',
  },
}
test.each(['vi', 'en'] as const)('works while nothing of the application comes: %s', async (language) => {
  const { secret, way, failed, ended } = said[language]
  const page = await product.open({ language, asNew: true })
  await page.route('**/assets/**', (call) => (ownFiles.test(call.request().url()) ? call.continue() : call.abort()))
  await page.goto('/login?redirect=/position%3Fsort%3Dasc&message=session.ended')
  await page.getByRole('status').filter({ hasText: ended }).waitFor()
  const form = page.locator('#form')
  const email = form.getByRole('textbox', { name: 'Email', exact: true })
  const password = form.getByRole('textbox', { name: secret, exact: true })
  // What password managers look for.
  expect(await email.getAttribute('autocomplete')).toBe('username')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  expect(await password.getAttribute('type')).toBe('password')
  await email.fill(person.email)
  await password.fill('wrong')
  await form.getByRole('button', { name: way, exact: true }).click()
  await form.getByRole('alert').filter({ hasText: failed }).waitFor()
  await password.fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/position?sort=asc')
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(null)
  await page.unrouteAll()
  await page.context().close()
  // What the page of the application was not given is of no interest here.
  product.problems.splice(0)
})

test('takes few requests and bytes until somebody can type', async () => {
  const page = await product.open({ asNew: true, language: 'vi' })
  await Promise.all([page.waitForResponse(`${product.url}/`), page.goto('/login')])
  const { requests, bytes } = await page.evaluate(() => {
    const all = performance.getEntries() as PerformanceResourceTiming[]
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // The application is fetched once the page is at rest.
    const own = all.filter(({ startTime, transferSize }) => transferSize > 0 && startTime < start!.loadEventEnd + 250)
    return {
      requests: own.map(({ name }) => name),
      bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  })
  expect(requests.length).toBeLessThanOrEqual(8)
  expect(bytes).toBeLessThan(60 * 1024)
  await page.context().close()
})

test('words are there although nothing says in which language the deployment begins', async () => {
  const page = await product.open({ asNew: true })
  await page.addInitScript(() => localStorage.clear())
  await page.route('**/api/settings', () => undefined)
  await page.route(/\/assets\/sign-in-/, (call) =>
    call.request().url().endsWith('.js') ? call.abort() : call.continue(),
  )
  await page.goto('/login')
  const title = page.getByRole('heading', { name: 'Sign in' })
  await title.waitFor({ state: 'visible' })
  await page.context().close()
  product.problems.splice(0)
})

test('whoever comes for the first time can type at once', async () => {
  const page = await product.open({ asNew: true })
  await page.addInitScript(() => localStorage.clear())
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email')
  await page.context().setOffline(true)
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'What you entered is still here' }).waitFor()
  expect(await page.getByText('You can sign in once you are online.').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(person.email)
  await page.context().close()
  // The browser itself complains of the network.
  product.problems.splice(0)
})

test('another language on the way in says nothing in the one before', async () => {
  const page = await product.open({ language: 'en' })
  await page.goto('/login?message=constructor')
  expect(await page.getByRole('status').count()).toBe(0)
  await page.locator('button[type=submit]').click()
  await page.getByText('This field is required.').first().waitFor()
  await page.getByRole('group', { name: 'Language' }).getByText('Tiếng Việt').click()
  await expect.poll(() => page.getByText('This field is required.').count()).toBe(0)
  await expect.poll(() => page.title()).toContain('Đăng nhập')
  await page.context().close()
})

test('a session that cannot be read is none: nobody is sent to and fro', async () => {
  const page = await product.open()
  await page.addInitScript(() => {
    localStorage.setItem('token', 'a')
    localStorage.setItem('user', '{broken')
  })
  await page.goto('/login')
  // Time to be sent on.
  await page.waitForTimeout(1500)
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.context().close()
})

test('a visitor is led to sign-in and comes back to where they wanted to go', async () => {
  const page = await product.open()
  await page.goto('/position?status=1')
  await page.waitForURL(/\/login\?redirect=/)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/position?status=1')
  await page.goto('/login')
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.context().close()
})

test.each(['//other.example/position', '/%09/other.example', '/.//other.example', 'https:other.example'])(
  'a redirect to somewhere else is not followed: %s',
  async (elsewhere) => {
    const page = await product.open()
    await signInByForm(page, person, elsewhere)
    await expect.poll(() => page.url()).toBe(`${product.url}/dashboard`)
    await page.context().close()
  },
)

test('whoever signs in reads their own language, whoever used the browser before, unless they chose another on the way in', async () => {
  const languageOf = () =>
    product.world.db.selectFrom('users').select('language').where('id', '=', person.id).executeTakeFirstOrThrow()
  await product.world.db.updateTable('users').set({ language: 'vi' }).where('id', '=', person.id).execute()
  const page = await product.open({ language: 'en' })
  await signInByForm(page, person)
  await page.getByRole('heading', { name: 'Chức vụ', level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('vi')
  await page.context().close()

  const another = await product.open({ language: 'vi' })
  await another.goto('/login')
  await another.getByRole('group', { name: 'Ngôn ngữ' }).getByText('English').click()
  await another.getByRole('button', { name: 'Sign in' }).waitFor()
  await signInByForm(another, person)
  await another.getByRole('heading', { name: 'Positions', level: 1 }).waitFor()
  await expect.poll(languageOf).toEqual({ language: 'en' })
  await another.context().close()
  await product.world.db.updateTable('users').set({ language: null }).where('id', '=', person.id).execute()
})

test('a wrong password says so, keeps what was typed, and the next try works', async () => {
  const page = await product.open({ language: 'vi' })
  await page.goto('/login')
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill('wrong')
  await page.locator('button[type=submit]').click()
  await page.getByText('Đăng nhập thất bại').waitFor()
  await expect.poll(() => page.locator('input[name=email]').inputValue()).toBe(person.email)
  await page.getByRole('radio', { name: 'Bên ngoài' }).check()
  await page.locator('input[name=password]').fill(person.password)
  await page.locator('button[type=submit]').click()
  await page.getByText('Đăng nhập thất bại').waitFor()
  await page.getByRole('radio', { name: 'Nội bộ' }).check()
  await page.locator('button[type=submit]').click()
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.context().close()
})

test('a browser that has signed in before gets in while its address is closed for what others tried', async () => {
  const colleague = await product.person('Lê Văn Sáu', [])
  const own = await product.open({ language: 'vi' })
  await signInByForm(own, colleague)
  await own.getByRole('button', { name: /^Tài khoản của/ }).click()
  await own.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await own.waitForURL('**/login**')
  await product.world.db
    .insertInto('login_attempts')
    .values(Array.from({ length: 200 }, () => ({ subject: 'address:127.0.0.1' })))
    .execute()
  const other = await product.open({ language: 'vi' })
  await other.goto('/login')
  await other.locator('input[name=email]').fill(colleague.email)
  await other.locator('input[name=password]').fill(colleague.password)
  await other.locator('button[type=submit]').click()
  await other.getByText('Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 15 phút.').waitFor()
  await signInByForm(own, colleague)
  await product.world.db.deleteFrom('login_attempts').execute()
  for (const page of [own, other]) await page.context().close()
})

test('fields that are wrong are named, and the first has the focus', async () => {
  const page = await product.open()
  await page.goto('/login')
  await page.locator('input[name=email]').fill('nobody')
  await page.locator('button[type=submit]').click()
  await page.getByText('This is not a valid email address.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.context().close()
})

test('a notice that came along is gone after five seconds; words from the address are never shown', async () => {
  const page = await product.open()
  const notice = 'You are signed out.'
  await page.addInitScript((words) => {
    let since: number | undefined
    new MutationObserver(() => {
      const isShown = document.body?.textContent?.includes(words)
      if (isShown) since ??= performance.now()
      else if (since !== undefined) window.shownFor ??= performance.now() - since
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, notice)
  await page.goto('/login?message=session.signed_out')
  await page.getByText(notice).waitFor()
  await page.getByText(notice).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => window.shownFor)).toBeGreaterThan(4900)
  expect(await page.evaluate(() => window.shownFor)).toBeLessThan(9000)
  await page.goto('/login?message=Call+0900+now')
  await page.locator('input[name=email]').waitFor()
  await expect.poll(() => page.getByText('Call 0900 now').count()).toBe(0)
  await page.context().close()
})

test('a notice that came along stays under the pointer for as long as it is there', async () => {
  const page = await product.open()
  await page.clock.install()
  await page.goto('/login?message=session.signed_out')
  const notice = page.getByText('You are signed out.')
  await notice.hover()
  await page.clock.fastForward(20_000)
  expect(await notice.isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(20_000)
  await notice.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('signing out in one tab signs the other out too', async () => {
  const page = await product.open()
  await signInByForm(page, person)
  const other = await page.context().newPage()
  await other.goto('/position')
  await other.locator('h1').waitFor()
  await page.getByRole('button', { name: /Account of/ }).click()
  const open = async () => {
    const sessions = product.world.db.selectFrom('sessions').where('user_id', '=', person.id)
    return (await sessions.where('ended_at', 'is', null).select('id').execute()).length
  }
  const before = await open()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
  await expect.poll(open).toBe(before - 1)
  await other.waitForURL(/\/login/)
  await expect
    .poll(() => page.evaluate(() => ['token', 'user', 'permissions'].map((key) => localStorage.getItem(key))))
    .toEqual([null, null, null])
  await page.context().close()
})

test('a session that the server ended leads to sign-in, says why, and leads back', async () => {
  const page = await product.open()
  await signInByForm(page, person)
  // An open page would notice by itself, and be on its way to signing in already.
  await page.goto('about:blank')
  await product.world.db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
  await page.goto('/position?sort=asc')
  await page.waitForURL(/\/login/)
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/position?sort=asc')
  await page.context().close()
})

test('on a plain-http address, where browsers hide their cryptography, sign-in works all the same', async () => {
  const page = await product.open()
  await page.goto(`${product.url.replace('127.0.0.1', 'apron.plain.example')}/login?redirect=/position`)
  await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false)
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === '/position')
  await page.context().close()
})
