import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { looks, nameOf, picture, signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let boss: Person
let company: number
beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  const insert = (name: string, parent_id: number | null) =>
    product.world.db
      .insertInto('organizations')
      .values({ name, parent_id, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
  company = (await insert('Công ty nhiên liệu', null)).id
  await insert('Chi nhánh miền Trung', company)
  const positions = Array.from({ length: 40 }, (_, at) => ({ name: `Chức danh ${at}`, order: at }))
  await product.world.db.insertInto('positions').values(positions).execute()
})
afterAll(() => product.stop())

/** Whether some of one lies over the other. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

it.each(looks)(
  'a notice leaves title, buttons and what stands at the foot in sight: $language $theme $width',
  async (look) => {
    const page = await product.open(look)
    await signIn(page, boss, `/organization/list?organization_id=${company}`)
    await page
      .getByRole('button', { name: /Công ty nhiên liệu/ })
      .last()
      .waitFor()
    await page.getByRole('button', { name: /^(Thao tác với|Actions for) Công ty nhiên liệu/ }).click()
    await page.getByRole('menuitem', { name: /^(Xóa|Delete)$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Xóa|Delete)$/ })
      .click()
    const close = page.getByRole('button', { name: /^(Đóng|Close)$/ })
    const notice = page.getByRole('alert').filter({ has: close })
    await notice.waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await picture(page, `notice-organization-${nameOf(look)}`)
    for (const seen of [page.getByRole('heading', { level: 2 }), page.getByRole('toolbar'), page.getByRole('banner')])
      await expect.poll(() => covers(notice, seen.first())).toBe(false)

    // What is ticked has its bar at the foot, which the notice stands above.
    if (look.width === 390) await page.getByRole('button', { name: /^(Mở menu|Open the menu)$/ }).click()
    await page.getByRole('link', { name: /^(Chờ bạn xử lý|Waiting for you)/ }).click()
    await page.getByRole('checkbox').first().check()
    const bar = page.getByRole('toolbar').last()
    await bar.waitFor()
    await notice.waitFor()
    await expect.poll(() => covers(notice, bar)).toBe(false)
    await expect.poll(() => covers(notice, page.getByRole('heading', { level: 1 }))).toBe(false)
    await picture(page, `notice-bar-${nameOf(look)}`)
    await notice.getByRole('button').click()
    await page.context().close()
  },
)
