import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findingOnItsWay, type FindingOnItsWay } from '../../../apps/api/src/testing/audits/finding-on-its-way.ts'
import { runCheck, unpacked } from '../../../apps/api/src/testing/audits/packs.ts'
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
} from '../../harness.ts'

let product: Product
let on: FindingOnItsWay
let secretary: Person
let reader: Person

beforeAll(async () => {
  product = await startProduct({ now: () => new Date('2026-03-28T02:00:00Z') })
  on = await findingOnItsWay(product.world)
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES'])
  reader = await product.person('Trần Văn Đọc', ['VIEW_ALL_CHECKLIST'])
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const history = () => `/checklist/${on.audit.id}/summary/history`

test('corrections up to today are saved, packed and checked; one more only once something was done', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, history())
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Before there are minutes there is nothing to which it would belong.
  await page.getByText('Chưa có biên bản nào').waitFor()
  const writer = await product.world.signIn(secretary.id)
  const body = { conclusion: '<p>Đạt.</p>', self_assessment: '<p>Nhất trí.</p>', checklist_items: on.audit.items }
  expect((await writer.post(`/checklists/${on.audit.id}/meeting-minutes`, { body })).status).toBe(200)
  await page.reload()
  await page.getByText('Chưa có phụ lục nào').waitFor()
  const save = page.getByRole('button', { name: 'Lưu phụ lục đến hôm nay' })
  await on.bring('accepted')
  await save.click()
  await page.getByText('Đã lưu phụ lục khắc phục số 1.').waitFor()
  const first = page.getByRole('row', { name: /Phụ lục khắc phục số 1/ })
  await first.getByText('0 trên 1 phát hiện').waitFor()

  await save.click()
  await page.getByText(/Từ phụ lục/).waitFor()
  expect(await page.getByRole('row', { name: /Phụ lục khắc phục số/ }).count()).toBe(1)
  product.problems.length = 0

  await on.move(on.external, 'completion', { content: '<p>Đã thay</p>' })
  await on.move(on.auditor, 'verification', { remark: 'Đã xem tại chỗ' })
  await save.click()
  await page
    .getByRole('row', { name: /Phụ lục khắc phục số 2/ })
    .getByText('1 trên 1 phát hiện')
    .waitFor()

  const coming = page.waitForEvent('download')
  await first.getByRole('button', { name: 'Định dạng xuất' }).press('Enter')
  await page.getByRole('menuitem', { name: /\.zip/ }).press('Enter')
  const pack = await (await coming).path()
  expect(await runCheck(await unpacked(await readFile(pack)))).toMatchObject({ code: 0 })
  await page.context().close()
})

test('whoever reads the audit reads them and saves none', async () => {
  const page = await product.open({ language: 'en' })
  await bringSession(page, reader)
  await page.goto(history())
  await page.getByRole('row', { name: /Corrections addendum 2/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Save an addendum up to today' }).count()).toBe(0)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const page = await product.open(look)
  await bringSession(page, secretary)
  await page.goto(history())
  await page
    .getByText(/Phụ lục khắc phục số 2|Corrections addendum 2/)
    .first()
    .waitFor()
  await picture(page, `addenda-${name}`, { whole: true })
  await expectAccessible(page)
  await page.context().close()
})
