import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { importLibrary } from '../../apps/api/src/areas/library/questions/import/import-library.ts'
import { readLibraryFile } from '../../apps/api/src/areas/library/questions/import/library-file.ts'
import { decisionsTold } from '../../apps/api/src/testing/decisions-told.ts'
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
let maker: Person
let checker: Person
beforeAll(async () => {
  product = await startProduct()
  maker = await product.person('Hoàng Thị Bích Ngọc', [
    'CREATE_GROUPCHKITEM',
    'UPDATE_GROUPCHKITEM',
    'CREATE_CHECKLIST_ITEM',
  ])
  checker = await product.person('Nguyễn Thị Thu Hà', [
    'APPROVE_GROUPCHKITEM',
    'APPROVE_CHECKLIST_ITEM',
    'VIEW_CHECKLIST_ITEM',
  ])
  await bring(6)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

/** So many chapters of six groups each, as they are imported, with an item in each of them. */
async function bring(chapters: number) {
  const places = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  const groups = places(chapters).map((chapter) => ({
    index: `${chapter}`,
    header: `Điều ${chapter}: tiếp nhận và tồn chứa`,
    items: [],
    children: places(6).map((part) => ({
      index: `${chapter}.${part}`,
      header: `Thiết bị lọc số ${part}`,
      items: [{ header: `${chapter}.${part}.1`, content: 'Bể chứa có được xả đáy hằng ngày không?' }],
      children: [],
    })),
  }))
  const file = readLibraryFile(JSON.stringify({ name: 'Thông tư 04', language: 'vi', groups }))
  await importLibrary(product.world.db, file, { file: 'tt04.json', approve: false, makerId: maker.id })
}
const counts = async () => {
  const rows = await product.world.db.selectFrom('library_groups').select('status').execute()
  return [0, 1, 2].map((status) => rows.filter((row) => row.status === status).length)
}
const section = (page: Page) =>
  page.getByRole('checkbox', { name: /(everything in|Chọn tất cả trong) (Question library|Thư viện câu hỏi)/ })

test('forty-two imported groups are approved with three clicks, and given back with one', async () => {
  const page = await product.open({ language: 'vi' })
  let clicks = 0
  await page.exposeFunction('noteClick', () => (clicks += 1))
  await signIn(page, checker, '/dashboard')
  const line = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: /Chờ bạn xử lý.*78/ })
  await line.waitFor()
  await page.getByRole('link', { name: '78 việc chờ bạn', exact: true }).waitFor()
  await page.evaluate(() => {
    const { noteClick } = window as never as { noteClick: () => void }
    addEventListener('click', ({ isTrusted }) => isTrusted && noteClick(), true)
  })
  await line.click()
  await section(page).check()
  await page
    .getByRole('toolbar', { name: /Đã chọn 78/ })
    .getByRole('button', { name: 'Phê duyệt' })
    .click()
  await page.getByText('Đã phê duyệt 78 bản ghi').waitFor()
  expect(clicks).toBe(3)
  expect(await counts()).toEqual([0, 42, 0])
  await page.getByText('Không có gì chờ bạn').waitFor()
  await picture(page, 'waiting-approved')
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await page.getByText('Đã hoàn tác: 78 bản ghi trở lại như trước').waitFor()
  expect(await counts()).toEqual([42, 0, 0])
  await line.waitFor()
  await page.context().close()
})

test('a rejection from the keyboard asks why, and its maker reads the reason', async () => {
  const page = await product.open()
  await signIn(page, checker, '/waiting')
  await page.getByRole('button', { name: /^1 Điều 1.*13$/ }).waitFor()
  for (const key of ['j', 'o', 'j', 'r']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'Reject 1 Điều 1: tiếp nhận và tồn chứa?' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('This field is required.').waitFor()
  const reason = dialog.getByRole('textbox')
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Thiếu căn cứ pháp lý')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('1 record rejected').waitFor()
  expect(await counts()).toEqual([41, 0, 1])
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await decisionsTold(product.world)
  const theirs = await product.open()
  await signIn(theirs, maker, '/notification')
  await theirs.getByRole('link', { name: /“Rejected”. Reason: Thiếu căn cứ pháp lý/ }).click()
  await theirs.getByRole('alert').getByText('Thiếu căn cứ pháp lý').waitFor()
  await theirs
    .getByRole('alert')
    .getByText(/^Rejected by Nguyễn Thị Thu Hà/)
    .waitFor()
  await theirs.getByRole('button', { name: 'Approval log' }).click()
  await theirs.getByRole('dialog').getByText('Thiếu căn cứ pháp lý').waitFor()
  await expectAccessible(theirs)
  await picture(theirs, 'waiting-rejected')
  await Promise.all([page, theirs].map((open) => open.context().close()))
})

test('records are approved one after the other by key, and a branch that ends does not take the next with it', async () => {
  const pending = async () => {
    const tables = ['library_groups', 'library_items'] as const
    const rows = tables.map((table) =>
      product.world.db.selectFrom(table).select('id').where('status', '=', 0).execute(),
    )
    return (await Promise.all(rows)).flat().length
  }
  const page = await product.open()
  await signIn(page, checker, '/waiting')
  const chapter = page.getByRole('button', { name: /^2 Điều 2.*13$/ })
  await chapter.waitFor()
  const before = await pending()
  for (const key of ['j', 'j', 'o', 'j']) await page.keyboard.press(key)
  const first = page.getByRole('listitem').filter({ hasText: '2 Điều 2' }).locator('[aria-current]')
  await expect.poll(() => first.evaluate((line) => line === document.activeElement)).toBe(true)
  for (let done = 1; done <= 13; done += 1) {
    await page.keyboard.press('a')
    await expect.poll(pending).toBe(before - done)
  }
  await chapter.waitFor({ state: 'detached' })
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Điều 3')
  expect(await pending()).toBe(before - 13)
  for (const more of [1, 2]) {
    await page.keyboard.press('u')
    await expect.poll(pending).toBe(before - 13 + more)
  }
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, checker, '/waiting')
    await section(page).waitFor()
    await picture(page, `waiting-${name}`)
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await section(page).check()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^(Reject|Từ chối)$/ })
      .click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await picture(page, `waiting-reject-${name}`)
    await expectAccessible(page)
    await page.goto('/checklist-item/list')
    await page.getByRole('treeitem').first().waitFor()
    await picture(page, `waiting-tree-${name}`)
    await expectAccessible(page)
    await page.goto('/dashboard')
    await page
      .locator('#content')
      .getByRole('link', { name: /(việc chờ bạn|items are waiting for you)$/ })
      .waitFor()
    await picture(page, `waiting-dashboard-${name}`)
    await page.context().close()
  },
)
