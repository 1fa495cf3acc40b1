import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  bringSession,
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

const phones = looks.filter(({ width }) => width === 390).map((look) => [nameOf(look), look] as const)
const places = [
  '/dashboard',
  '/checklist/list',
  '/checklist/create',
  '/checklist-item/list',
  '/checklist-item-status/list',
]
const more = ['/group/1/permission', '/group/alias', '/user/create', '/profile/change-password', '/notification']

test.each(phones)('the name of a screen is whole on a phone, and leads back to its list: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, person)
  const shown = page.locator('header [aria-current=page]')
  for (const place of [...places, ...more]) {
    await page.goto(place)
    await expect
      .poll(() => shown.allInnerTexts().then((texts) => [place, texts.length, texts.join('') !== '']))
      .toEqual([place, 1, true])
    const cut = await shown.evaluate(
      (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    )
    expect([place, cut]).toEqual([place, false])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  await page.goto('/checklist/create')
  await page.getByRole('button', { name: /^(Thông báo|Notifications)/ }).waitFor()
  await picture(page, `phone-bar-${name}`)
  await page
    .locator('header')
    .getByRole('link', { name: /^(Đợt đánh giá|Audits)$/ })
    .click()
  await page.waitForURL('**/checklist/list')
  await page.context().close()
})

test.each(phones)('a phone has language, theme and full screen in the menu of the person: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, person)
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not allowed'))
  })
  await page.getByRole('button', { name: /Nguyễn Thị Thưởng/ }).click()
  const fullScreen = page.getByRole('menuitem', { name: /^(Toàn màn hình|Full screen)$/ })
  await fullScreen.waitFor()
  await picture(page, `phone-person-${name}`)
  await expectAccessible(page)
  await fullScreen.click()
  await page.getByText(/không hỗ trợ chế độ toàn màn hình|cannot show full screen/).waitFor()
  await page.getByRole('button', { name: /Nguyễn Thị Thưởng/ }).click()
  const light = page.getByRole('menuitemradio', { name: /^(Sáng|Light)$/ })
  await expect.poll(() => light.getAttribute('aria-checked')).toBe(String(look.theme === 'light'))
  await light.click()
  await page.waitForFunction(() => document.documentElement.getAttribute('data-mantine-color-scheme') === 'light')
  await page.getByRole('button', { name: /Nguyễn Thị Thưởng/ }).click()
  await page.getByRole('menuitemradio', { name: look.language === 'vi' ? 'English' : 'Tiếng Việt' }).click()
  await page.waitForFunction((before) => document.documentElement.lang !== before, look.language)
  await page.context().close()
})

test.each(phones)('a phone has the way to the dashboard in the menu of the person: %s', async (_name, look) => {
  const page = await product.open(look)
  await signIn(page, person)
  expect(await page.locator('header a[href="/dashboard"]').count()).toBe(0)
  await page.getByRole('button', { name: /Nguyễn Thị Thưởng/ }).click()
  await page.getByRole('menuitem', { name: look.language === 'vi' ? 'Bảng điều khiển' : 'Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.context().close()
})

test('at its end a page shows the version beside the way back to its top', async () => {
  for (const width of [390, 1440] as const) {
    const page = await product.open({ width })
    await signIn(page, person)
    await page.locator('#content').evaluate((content) => {
      content.style.minHeight = '3000px'
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    const button = page.getByRole('button', { name: 'Back to top' })
    await button.waitFor()
    const version = await page.getByText(/^Version /).boundingBox()
    const way = await button.boundingBox()
    expect(way!.y + way!.height).toBeLessThanOrEqual(version!.y)
    await button.click()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.context().close()
  }
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'what waits looks like what comes, and is nothing at first: %s',
  async (name, look) => {
    const page = await product.open(look)
    let letGo: () => void = () => undefined
    const hold = async (pattern: string) => {
      const free = new Promise<void>((go) => (letGo = go))
      await page.route(pattern, (call) => free.then(() => call.continue()))
    }
    await hold('**/api/profiles')
    await bringSession(page, person)
    await page.goto('/position')
    await page.locator('#root .mantine-Skeleton-root').filter({ visible: true }).first().waitFor()
    await picture(page, `waits-shell-${name}`)
    letGo()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().close()
  },
)

test('whoever signs out asks for nothing more', async () => {
  for (const place of ['/dashboard', '/profile/show', '/notification']) {
    const page = await product.open()
    await signIn(page, person, place)
    await page.waitForLoadState('networkidle')
    const refused: string[] = []
    page.on('response', (reply) => {
      if (reply.status() === 401 || reply.status() === 403) refused.push(reply.url())
    })
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
    await page.context().close()
  }
})

test.each(phones)('the menu is there without a network, and comes back with it: %s', async (name, look) => {
  const words = look.language === 'vi' ? ['Mở menu', 'Thử lại', 'Chức vụ'] : ['Open the menu', 'Try again', 'Positions']
  const [open, retry, line] = words as [string, string, string]
  const page = await product.open({ ...look, asNew: true })
  await signIn(page, person)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: open }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: line }).waitFor()
  await page.context().setOffline(false)

  const address = '**/api/menus/**'
  await page.route(address, (call) => call.abort('internetdisconnected'))
  await page.goto('/position')
  await page.getByRole('button', { name: open }).click()
  await menu.getByRole('alert').waitFor()
  await picture(page, `menu-failed-${name}`)
  await expectAccessible(page)
  // A look for the server of its own may take it away with what has come.
  const again = await menu.getByRole('button', { name: retry }).elementHandle()
  await page.unroute(address)
  await again!.evaluate((button: HTMLElement) => button.click())
  await menu.getByRole('link', { name: line }).waitFor()

  await page.route(address, (call) => call.abort('internetdisconnected'))
  await page.goto('/position')
  await page.getByRole('button', { name: open }).click()
  await menu.getByRole('alert').waitFor()
  await page.unroute(address)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await menu.getByRole('link', { name: line }).waitFor()
  await page.context().close()
})
