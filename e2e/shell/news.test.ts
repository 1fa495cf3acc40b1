import type { Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fillLibrary } from '../data/library-data.ts'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'
import type { Browser } from '../../apps/api/src/testing/world.ts'

let product: Product
let reader: Person
let other: Browser
beforeAll(async () => {
  product = await startProduct()
  await fillLibrary(product.world)
  reader = await product.person('Nguyễn Thị Thưởng', 'everything')
  other = await product.world.asSuper()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

let made = 0
async function position(name: string): Promise<number> {
  const { status, body } = await other.post('/positions', { body: { name: `${name} ${(made += 1)}`, order: made } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.id
}
const rename = async (id: number, name: string) =>
  expect((await other.put(`/positions/${id}`, { body: { name, order: 7 } })).status).toBe(200)

test('a position that somebody renames in another browser is renamed on the list, and a form over it keeps its words', async () => {
  const id = await position('Trưởng kho')
  const [page, second] = [await product.open(), await product.open()]
  await signIn(page, reader)
  await page.getByRole('button', { name: /^Actions for Trưởng kho/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').locator('input[name=name]').fill('Trưởng kho của tôi')

  await signIn(second, await product.person('Lê Văn Hải', 'everything'))
  await second.getByRole('button', { name: /^Actions for Trưởng kho/ }).click()
  await second.getByRole('menuitem', { name: 'Edit' }).click()
  await second.getByRole('dialog').locator('input[name=name]').fill('Thủ kho trưởng')
  await second.getByRole('dialog').locator('button[type=submit]').click()
  await second.getByText('Update success').waitFor()

  await page.locator('tbody tr', { hasText: 'Thủ kho trưởng' }).waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('dialog').locator('input[name=name]').inputValue()).toBe('Trưởng kho của tôi')
  await rename(id, 'Trưởng kho chính')
  await page.locator('tbody tr', { hasText: 'Trưởng kho chính' }).waitFor({ state: 'attached' })
  await page.context().close()
  await second.context().close()
})

test('so are a question of the library and a person', async () => {
  const { db } = product.world
  const item = await db.selectFrom('library_items').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
  const page = await product.open()
  await signIn(page, reader, `/checklist-item/list?groupchkitem_id=${item.group_id}`)
  await page.getByText(item.header, { exact: true }).first().waitFor()
  const body = { grp_chk_item_id: item.group_id, header: 'Câu hỏi vừa đổi tên', content: item.content }
  expect((await other.put(`/checklist-items/${item.id}`, { body })).status).toBe(200)
  await page.getByText('Câu hỏi vừa đổi tên').first().waitFor()
  await page.context().close()

  const person = await product.person('Phạm Văn Cũ', [])
  const list = await product.open()
  await signIn(list, reader, '/user/list')
  await list.getByText('Phạm Văn Cũ').first().waitFor()
  const renamed = await product.world.signIn(person.id)
  expect((await renamed.post('/profiles', { body: { fullname: 'Phạm Văn Mới' } })).status).toBe(200)
  await list.getByText('Phạm Văn Mới').first().waitFor()
  await list.context().close()
})

test('what changed while the connection was lost is there once it is back', async () => {
  const id = await position('Thủ kho đêm')
  const page = await product.open()
  let read = 0
  page.on('response', (reply) => (read += Number(new URL(reply.url()).pathname === '/api/changes')))
  const opened = page.waitForEvent('websocket')
  await signIn(page, reader)
  const row = (name: string) => page.locator('tbody tr', { hasText: name })
  await row('Thủ kho đêm').waitFor()
  // Once at its opening, and once it is connected.
  await expect.poll(() => read).toBeGreaterThanOrEqual(2)
  // Nothing is read because the page comes back into sight.
  let asked = 0
  page.on('request', (request) => (asked += Number(new URL(request.url()).pathname === '/api/changes')))
  await page.context().setOffline(true)
  const isLost = (await opened).waitForEvent('close')
  product.world.app.realtime.askAgain()
  await isLost
  await rename(id, 'Thủ kho ca đêm')
  await page.context().setOffline(false)
  await row('Thủ kho ca đêm').waitFor()
  expect(asked).toBeGreaterThan(0)
  const others = product.problems.splice(0).filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))
  expect(others).toEqual([])
  await page.context().close()
})

test('what changes while the first screen is still being read is there once the page is connected', async () => {
  const id = await position('Thủ kho sân đỗ')
  const page = await product.open()
  const change = async (route: Route) => {
    const before = await route.fetch()
    await rename(id, 'Thủ kho đường băng')
    await route.fulfill({ response: before })
  }
  await page.route('**/api/positions?*', change, { times: 1 })
  await signIn(page, reader)
  await page.locator('tbody tr', { hasText: 'Thủ kho đường băng' }).waitFor()
  await page.context().close()
})
