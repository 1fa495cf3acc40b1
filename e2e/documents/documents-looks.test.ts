import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { fillDocuments } from './documents-data.ts'

let product: Product
let everybody: Person
let ids: Awaited<ReturnType<typeof fillDocuments>>
beforeAll(async () => {
  product = await startProduct()
  everybody = await product.person('Lê Minh Châu', 'everything')
  ids = await fillDocuments(product.world, everybody.id)
})
afterAll(() => product.stop())

/** In how many lines elements stand, and words are broken. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size)
const linesIn = (words: Locator) =>
  words.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

const nameOfDocument = (page: Page, name: string) => page.getByRole('button', { name }).first()

/** What narrows the list stands in one line, a long name takes two at most, and one in the tree its own. */
async function checkRoom(page: Page): Promise<void> {
  await expect.poll(() => linesIn(page.getByRole('treeitem').getByText('Tiêu chuẩn cơ sở'))).toBe(1)
  await expect.poll(() => linesOf(page.getByRole('search').last().locator('> *'))).toBe(1)
  await expect.poll(() => linesIn(nameOfDocument(page, 'Quy trình tra nạp'))).toBeLessThan(3)
}

/** Where there is no room for both, the list has all of it. */
async function checkOneAtATime(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('tree').count()).toBe(0)
  await expect.poll(() => linesIn(nameOfDocument(page, 'Quy trình lấy mẫu'))).toBe(1)
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const at = async (place: string, part: string, words: string | RegExp) => {
      await page.goto(`/document/list?${place}`)
      await page.getByText(words).first().waitFor()
      await picture(page, `documents-${part}-${name}`)
      await expectAccessible(page)
    }
    await signIn(page, everybody, '/document/list')
    await page.getByRole('tree').waitFor()
    await picture(page, `documents-tree-${name}`)
    await expectAccessible(page)
    const { group, document } = ids
    await at(`group_id=${group}`, 'list', 'Quy trình lấy mẫu')
    if (look.width === 1440) {
      await checkRoom(page)
      await page.setViewportSize({ width: 1024, height: 768 })
      await at(`group_id=${group}`, 'list-1024', 'Quy trình lấy mẫu')
      await checkOneAtATime(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await at('panel=all', 'all', 'Quy trình lấy mẫu')
    }
    await at(`group_id=${group}&panel=detail`, 'detail', 'Quy trình khai thác')
    await at(`group_id=${group}&panel=new`, 'new', 'docx')
    await at(`document=${document}&panel=versions`, 'versions', 'Quy trinh 2.pdf')
    await at(`document=${document}&panel=readers`, 'readers', /Chưa mở|Đã mở|Not opened|Opened/)
    await at(`document=${document}&panel=read`, 'read', 'Trang dau')
    await page.goto('/profile/show')
    await page.getByText(/Quy trình tra nạp/).waitFor()
    await picture(page, `documents-profile-${name}`)
    await expectAccessible(page)
    const { total, readings } = (await (await product.world.signIn(everybody.id)).get('/waiting/count')).body.data
    expect(readings).toBe(1)
    await page.goto('/waiting')
    await page.getByRole('link', { name: /Quy trình tra nạp.*(2099|Read and confirm|Đọc và xác nhận)/ }).waitFor()
    await picture(page, `documents-waiting-${name}`)
    await expectAccessible(page)
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: new RegExp(`^${total} (việc chờ bạn|items? (is|are) waiting for you)$`) })
      .waitFor()
    await picture(page, `documents-dashboard-${name}`, { whole: true })
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
