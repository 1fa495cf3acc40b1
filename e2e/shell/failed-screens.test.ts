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

const words = {
  vi: { failed: /^Máy chủ không trả lời được lúc này/, close: 'Đóng', again: 'Thử lại' },
  en: { failed: /^The server could not answer just now/, close: 'Close', again: 'Try again' },
}

/** Addresses, and what their screens ask for. */
const screens = [
  ['/position', /\/api\/positions\?/],
  ['/user/list', /\/api\/users\?/],
  ['/report/correctives', /\/api\/reports/],
  ['/settings', /\/api\/settings\/all/],
] as const

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'a screen whose answer failed says so, and asks again when it is told to: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, chief, '/dashboard')
    const { failed, close, again } = words[look.language]
    for (const [address, call] of screens) {
      await page.route(call, (asked) => asked.fulfill({ status: 500, json: { code: 'fault', message: '' } }))
      await page.goto(address)
      await page.getByRole('dialog').getByRole('button', { name: close }).click()
      await page.getByText(failed).first().waitFor()
      await expectAccessible(page)
      expect(await page.getByText(failed).count()).toBeGreaterThan(0)
      await picture(page, `failed-${address.replaceAll('/', '-')}-${name}`)
      await page.unrouteAll()
      await page.getByRole('button', { name: again }).first().click()
      await page.getByText(failed).first().waitFor({ state: 'detached' })
    }
    await page.context().close()
  },
)
