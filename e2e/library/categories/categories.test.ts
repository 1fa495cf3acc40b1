import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditStatus } from '@apron/contract'
import { signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { fillCategories } from './categories-data.ts'

let product: Product
let keeper: Person
let given: Awaited<ReturnType<typeof fillCategories>>
beforeAll(async () => {
  product = await startProduct()
  keeper = await product.person('Trần Văn Loại', [
    'CREATE_CHK_CATEGORY',
    'UPDATE_CHK_CATEGORY',
    'DELETE_CHK_CATEGORY',
    'SELECT_CHK_CATEGORY',
    'VIEW_ALL_CHECKLIST',
  ])
})
beforeEach(async () => {
  await product.world.db.deleteFrom('audits').execute()
  await product.world.db.deleteFrom('categories').execute()
  given = await fillCategories(product, keeper.id)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function namesIn(category: number): Promise<string[]> {
  const rows = product.world.db.selectFrom('audits').select('name').where('category_id', '=', category)
  return (await rows.orderBy('id').execute()).map(({ name }) => name.slice(-3))
}

test('a category is added below another one, refused beside its like, made the default and deleted, with the keyboard', async () => {
  const page = await product.open()
  await signIn(page, keeper, '/category/checklist')
  await page.getByRole('button', { name: 'Add category' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('dinh ky hang quy')
  await page.keyboard.press('Tab')
  await page.keyboard.type('noi bo')
  await page.getByRole('option', { name: 'Đánh giá nội bộ' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('There is a category of this name here already.').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Đột xuất')
  await page.getByRole('switch', { name: /Default/ }).press('Space')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await page.getByText('Create success').waitFor()
  await page.getByRole('row', { name: /Đột xuất Default.*Đánh giá nội bộ/ }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: / Default / }).count()).toBe(1)

  await page.getByRole('button', { name: 'Actions for Đột xuất' }).click()
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents())
    .toEqual(['Edit', 'Default questions and team', 'Assign audits'])
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.poll(() => page.getByRole('switch', { name: /Default/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await remove('Đánh giá nội bộ')
  await page.getByText('This cannot be deleted, it is in use: 2 categories below it, 9 audits.').waitFor()
  await remove('Giám định chung')
  await page.getByText('Delete success').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Giám định chung/ }).count()).toBe(0)
  await page.context().close()
})

test('audits are put into a category and out of it; what runs keeps one that was chosen, and what is approved goes back', async () => {
  const page = await product.open()
  await signIn(page, keeper, '/category/checklist')
  await page.getByRole('button', { name: 'Actions for Định kỳ hằng quý' }).click()
  await page.getByRole('menuitem', { name: 'Assign audits' }).click()
  const tick = (which: string) => page.getByRole('checkbox', { name: new RegExp(`nạp ${which}$`) })
  await page.getByText('1 audit in this category').waitFor()
  await expect.poll(() => Promise.all([tick('4\\.1').isChecked(), tick('4\\.1').isDisabled()])).toEqual([true, true])
  await tick('0\\.1').check()
  await tick('1\\.2').check()
  await tick('5\\.1').check()
  await page.getByText('1 approved audit will await approval again').waitFor()
  await page.getByRole('dialog').getByRole('searchbox').fill('nap 3.1')
  await expect.poll(() => page.getByRole('checkbox', { name: /nạp/ }).count()).toBe(1)
  await tick('3\\.1').press('Space')
  await page.getByText('4 more, 0 fewer, not saved').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  expect(await namesIn(given.quarterly)).toEqual(['0.1', '1.2', '3.1', '4.1', '5.1'])
  const back = product.world.db.selectFrom('audits').select('status').where('name', 'like', '%1.2')
  expect(await back.executeTakeFirst()).toEqual({ status: auditStatus.SUBMITTING })

  await page.getByRole('link', { name: 'Định kỳ hằng quý' }).click()
  await page.waitForURL((address) => address.searchParams.get('category_id') === String(given.quarterly))
  await page.getByText('5 records').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Actions for Định kỳ hằng quý' }).click()
  await page.getByRole('menuitem', { name: 'Assign audits' }).click()
  await tick('0\\.1').uncheck()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog', { name: 'Discard unsaved changes?' }).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => namesIn(given.quarterly)).toEqual(['1.2', '3.1', '4.1', '5.1'])
  await page.context().close()
})

test('of the default none is unticked; of 5,000 audits those in sight are drawn on a phone, ticks outlive a search, and all of them are assigned at once', async () => {
  const { db } = product.world
  const { organization_id } = await db.selectFrom('audits').select('organization_id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('audits')
    .values(
      Array.from({ length: 4990 }, (_, n) => ({
        name: `Kỳ ${n}`,
        starting_date: '2026-01-01',
        ending_date: '2026-01-31',
        organization_id,
        author_id: keeper.id,
        category_id: given.airlines,
      })),
    )
    .execute()
  const page = await product.open({ width: 390 })
  await signIn(page, keeper, '/category/checklist')
  await page.getByRole('button', { name: 'Actions for Đánh giá nội bộ' }).click()
  await page.getByRole('menuitem', { name: 'Assign audits' }).click()
  await page.getByText('9 audits in this category').waitFor()
  await expect.poll(() => page.getByRole('checkbox').count()).toBeLessThan(40)
  const search = page.getByRole('dialog').getByRole('searchbox')
  await search.fill('nạp 0.1')
  await expect.poll(() => page.getByRole('checkbox', { name: /nạp/ }).isDisabled()).toBe(true)
  await search.fill('kỳ 4711')
  await page.getByRole('checkbox', { name: 'Kỳ 4711' }).check()
  await search.fill('kỳ 123')
  await page.getByRole('checkbox', { name: 'All 11 audits shown' }).check()
  await page.getByText('12 more, 0 fewer, not saved').waitFor()
  await search.fill('kỳ')
  await page.getByRole('checkbox', { name: 'All 4,990 audits shown' }).check()
  await page.getByText('4,990 more, 0 fewer, not saved').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  expect(await namesIn(given.internal)).toHaveLength(4999)
  expect(await namesIn(given.airlines)).toHaveLength(0)
  await page.context().close()
})

test('whoever may do nothing with categories is told so, and whoever may only assign sees no form', async () => {
  const page = await product.open()
  await signIn(page, await product.person('Lê Văn Đọc', ['VIEW_ALL_CHECKLIST']), '/category/checklist')
  await page.getByRole('heading', { name: 'This screen is not for you' }).waitFor()
  const other = await product.open()
  await signIn(other, await product.person('Ngô Thị Gán', ['SELECT_CHK_CATEGORY']), '/category/checklist')
  await other.getByRole('link', { name: 'Đánh giá nội bộ' }).waitFor()
  await expect.poll(() => other.getByRole('button', { name: /Add category/ }).count()).toBe(0)
  await other.getByRole('button', { name: 'Actions for Đánh giá nội bộ' }).click()
  await expect.poll(() => other.getByRole('menuitem').allTextContents()).toEqual(['Assign audits'])
  await other.getByRole('menuitem').click()
  await other.getByText('No audits yet').waitFor()
  await product.leave()
})
