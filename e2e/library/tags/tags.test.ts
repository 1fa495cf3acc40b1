import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { fillLibrary } from '../../data/library-data.ts'

let product: Product
let keeper: Person
beforeAll(async () => {
  product = await startProduct()
  await fillLibrary(product.world)
  keeper = await product.person('Trần Thị Thẻ', [
    'CREATE_CHECKLIST_ITEM_TAG',
    'UPDATE_CHECKLIST_ITEM_TAG',
    'DELETE_HASHTAG',
    'ATTACH_HASHTAG',
    'VIEW_CHECKLIST_ITEM',
  ])
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function tagNamed(name: string): Promise<number> {
  const row = product.world.db.selectFrom('tags').select('id').where('name', '=', name)
  return (await row.executeTakeFirstOrThrow()).id
}
async function itemsOf(tag: number): Promise<string[]> {
  const rows = await product.world.db
    .selectFrom('library_item_tags')
    .innerJoin('library_items', 'library_items.id', 'library_item_tags.item_id')
    .select('header')
    .where('tag_id', '=', tag)
    .orderBy('library_items.id')
    .execute()
  return rows.map(({ header }) => header)
}
const headers = (group: string, count = 7) => Array.from({ length: count }, (_, n) => `${group}.${n + 1}`)

test('a tag is added, corrected, refused while it is borne and deleted with the keyboard', async () => {
  const page = await product.open()
  await signIn(page, keeper, '/tags/list')
  await page.getByRole('button', { name: 'Add tag' }).first().focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByRole('textbox').first()
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('pccc')
  await page.keyboard.press('Enter')
  await page.getByText('This value is already in use.').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Tràn dầu')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ứng phó')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Create success').waitFor()
  await page.getByRole('row', { name: /Tràn dầu.*Ứng phó/ }).waitFor()
  const tag_id = await tagNamed('Tràn dầu')
  const { id: item_id } = await product.world.db.selectFrom('library_items').select('id').executeTakeFirstOrThrow()
  await product.world.db.insertInto('library_item_tags').values({ tag_id, item_id }).execute()
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Tràn dầu' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await remove()
  await page.getByText('This cannot be deleted, it is in use: 1 question.').waitFor()
  await product.world.db.deleteFrom('library_item_tags').where('tag_id', '=', tag_id).execute()
  await remove()
  await page.getByText('Delete success').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /Tràn dầu/ }).count()).toBe(0)
  await page.context().close()
})

test('a tag is given to a branch, questions are struck out and restored, looked at and saved', async () => {
  const id = await tagNamed('JIG 1')
  const page = await product.open()
  await signIn(page, keeper, '/tags/checklist-items')
  await page.getByRole('button', { name: 'Choose a tag' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('jig')
  await page.getByRole('option', { name: 'JIG 1' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((address) => address.searchParams.get('tag_id') === String(id))
  await page.getByRole('treeitem', { name: /Chương 3:/ }).click()
  await page.getByRole('button', { name: 'Give it to the whole branch (63)' }).click()
  await page.getByText(/^63 questions have the tag/).waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('treeitem', { name: /Chương 3:/ }).press('ArrowRight')
  await page.getByRole('treeitem', { name: /^3\.1 / }).click()
  await page.getByRole('button', { name: 'Give it to the whole branch (7)' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  expect(await itemsOf(id)).toEqual(headers('3.1'))

  await page.getByRole('button', { name: 'Take away: 3.1.2', exact: true }).click()
  await page.getByRole('button', { name: 'Take away: 3.1.3', exact: true }).click()
  await expect.poll(() => page.locator('del').count()).toBe(4)
  await page.getByRole('button', { name: 'Restore: 3.1.2', exact: true }).click()
  await page.getByText('0 more, 1 fewer, not saved').waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('6 in all: 0 new, 1 taken away.').waitFor()
  await expect.poll(() => page.getByText('3.1.3', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Question tags' }).first().click()
  await page.getByRole('dialog', { name: 'Discard unsaved changes?' }).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => itemsOf(id)).toEqual(headers('3.1').filter((header) => header !== '3.1.3'))
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await page.context().close()
})

test('two tags become one, and their number leads to the questions', async () => {
  const [from, into] = [await tagNamed('An toàn'), await tagNamed('PCCC')]
  const rows = await product.world.db.selectFrom('library_items').select('id').where('group_id', '=', 501).execute()
  const links = rows.map(({ id: item_id }, place) => ({ item_id, tag_id: place < 5 ? from : into }))
  await product.world.db.insertInto('library_item_tags').values(links).execute()
  const page = await product.open()
  await signIn(page, keeper, '/tags/list')
  await page.getByRole('button', { name: 'Actions for An toàn' }).click()
  await page.getByRole('menuitem', { name: 'Merge into another tag' }).click()
  await page.getByText('5 questions of this tag get the chosen one').waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('This field is required.').waitFor()
  await page.getByRole('dialog').getByRole('combobox').fill('pc')
  await page.getByRole('option', { name: 'PCCC' }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Tags merged').waitFor()
  await expect.poll(() => page.getByRole('row', { name: /An toàn/ }).count()).toBe(0)
  expect(await itemsOf(into)).toEqual(headers('5.1'))
  await page.getByRole('link', { name: 'Questions with the tag PCCC: 7' }).click()
  await page.getByText(/^7 questions have the tag/).waitFor()
  await page.context().close()
})

test('whoever may do nothing with tags is told so, and whoever may only give them sees no form', async () => {
  const page = await product.open()
  await signIn(page, await product.person('Lê Văn Đọc', ['VIEW_CHECKLIST_ITEM']), '/tags/list')
  await page.getByRole('heading', { name: 'This screen is not for you' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Question tags' }).count()).toBe(0)
  const giver = await product.open()
  const person = await product.person('Ngô Văn Gắn', ['ATTACH_HASHTAG', 'VIEW_CHECKLIST_ITEM'])
  await signIn(giver, person, '/tags/list')
  await giver.getByText('JIG 1', { exact: true }).waitFor()
  await expect.poll(() => giver.getByRole('button', { name: /Add tag/ }).count()).toBe(0)
  await giver.getByRole('button', { name: 'Actions for JIG 1' }).click()
  await expect.poll(() => giver.getByRole('menuitem').allTextContents()).toEqual(['Tag questions'])
  await product.leave()
})

test('a tag that somebody else adds is there without being asked for', async () => {
  const page = await product.open()
  await signIn(page, keeper, '/tags/list')
  await page.getByText('JIG 1', { exact: true }).waitFor()
  const other = await product.world.as('CREATE_HASHTAG')
  expect((await other.post('/tags', { body: { name: 'Mới có' } })).status).toBe(200)
  await page.getByText('Mới có').waitFor()
  await page.context().close()
})
