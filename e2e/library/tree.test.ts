import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { drag } from '../drag.ts'
import { expectAccessible, picture, signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let person: Person

beforeAll(async () => {
  product = await startProduct()
  person = await product.person('Nguyễn Thị Thưởng', 'everything')
  const { db } = product.world
  const chapters = Array.from({ length: 20 }, (_, index) => index + 1)
  const group = (header: string, index: string, parent_id: number | null) => ({
    header,
    index_html: index,
    index_text: index,
    parent_id,
    status: 1,
  })
  const roots = await db
    .insertInto('library_groups')
    .values(chapters.map((chapter) => group(`Chương ${chapter}`, String(chapter), null)))
    .returning('id')
    .execute()
  const parts = roots.flatMap(({ id }, root) =>
    Array.from({ length: 9 }, (_, part) => group(`Phần ${root + 1}.${part + 1}`, `${root + 1}.${part + 1}`, id)),
  )
  const second = await db.insertInto('library_groups').values(parts).returning('id').execute()
  const leaves = second.flatMap(({ id }, part) =>
    Array.from({ length: 10 }, (_, leaf) => group(`Mục ${part + 1}.${leaf + 1}`, `${part + 1}.${leaf + 1}`, id)),
  )
  await db.insertInto('library_groups').values(leaves).execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('2,000 nodes open at once, and only those in sight are drawn', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, person, '/checklist-item/list')
  const tree = page.getByRole('tree')
  await tree
    .getByRole('treeitem', { name: /Chương 1$/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /Mở tất cả/ }).click()
  await tree
    .getByRole('treeitem', { name: /Mục 1\.1$/ })
    .first()
    .waitFor()
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeLessThan(80)
  await picture(page, 'tree-open')
  await expectAccessible(page)
  await page.context().close()
})

test('a node is found, opened and moved with the keyboard alone', async () => {
  const page = await product.open()
  await signIn(page, person, '/checklist-item/list')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const item = page.getByRole('treeitem', { name: /Chương 1$/ }).first()
  await item.waitFor()
  await item.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('1.1 Phần 1.1')
  await page.keyboard.press('Control+Shift+KeyD')
  await page.getByText(/Moving with the keyboard/).waitFor()
  const target = page.locator('[data-over]')
  await page.keyboard.press('ArrowDown')
  await target.waitFor()
  const onto = (await target.textContent())?.replace(/^[\d.]+ /, '') ?? ''
  expect(onto).toMatch(/^Phần 1\./)
  await picture(page, 'tree-drag')
  await page.keyboard.press('Enter')
  await page.getByText('Update success').waitFor()
  const moved = page.getByRole('treeitem', { name: '1.1 Phần 1.1' })
  await expect.poll(() => moved.getAttribute('aria-level')).toBe('3')
  const { db } = product.world
  const parent = db.selectFrom('library_groups').select('parent_id').where('header', '=', 'Phần 1.1')
  const found = await db.selectFrom('library_groups').select('header').where('id', '=', parent).executeTakeFirst()
  expect(found?.header).toBe(onto)
  await page.context().close()
})

test('a node dragged below the last one comes to the top level, and never under itself', async () => {
  const page = await product.open()
  await signIn(page, person, '/checklist-item/list')
  const last = page.getByRole('treeitem', { name: '20 Chương 20', exact: true })
  await page.getByRole('treeitem').first().waitFor()
  await page.getByRole('button', { name: 'Close all' }).click()
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('End')
  await last.waitFor()
  await page.keyboard.press('ArrowRight')
  const child = page.getByRole('treeitem', { name: '20.3 Phần 20.3', exact: true })
  await child.waitFor()
  const tree = page.getByRole('tree')
  await tree.evaluate((element) => element.parentElement?.scrollTo({ top: element.scrollHeight }))
  const box = (await tree.boundingBox())!
  await drag(child, tree, { x: 60, y: box.height - 8 })
  await page.getByText('Update success').waitFor()
  await expect.poll(() => child.getAttribute('aria-level')).toBe('1')
  const written: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()))
  // Last, as a line under the pointer opens when it is held there, and what stands below moves.
  await drag(last, page.getByRole('treeitem', { name: '20.2 Phần 20.2', exact: true }))
  await expect.poll(() => last.getAttribute('aria-level')).toBe('1')
  expect(written).toEqual([])
  await page.context().close()
})

test('keys pressed fast open the line that they have reached, and what is read aloud is in the reader’s language', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, person, '/checklist-item/list')
  const tree = page.getByRole('tree')
  const first = tree.getByRole('treeitem', { name: /Chương 1$/ }).first()
  await first.click()
  await page.getByRole('button', { name: 'Thu gọn' }).click()
  await expect.poll(() => tree.getByRole('treeitem', { name: /Phần 2\.1$/ }).count()).toBe(0)
  await first.focus()
  await page.evaluate(() => {
    const line = document.activeElement!
    const press = (key: string) => {
      line.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
      line.dispatchEvent(new KeyboardEvent('keyup', { key, code: key, bubbles: true, cancelable: true }))
    }
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) press(key)
  })
  await tree.locator('[data-selected]').filter({ hasText: 'Chương 3' }).waitFor()
  const read = tree.locator('xpath=..').locator('[aria-live]')
  await expect.poll(() => read.textContent()).toBe('Nhấn Ctrl + Shift + D để di chuyển dòng đang chọn bằng bàn phím.')
  await page.keyboard.press('Control+Shift+D')
  await expect.poll(() => read.textContent()).toMatch(/Chương \d.*Phím mũi tên để chọn vị trí/)
  await page.keyboard.press('Escape')
  await expect.poll(() => read.textContent()).toMatch(/^(Đã hủy di chuyển|Nhấn Ctrl)/)
  await page.context().close()
})
