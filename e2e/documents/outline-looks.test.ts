import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from '../../apps/api/src/testing/world.ts'
import { addDocument, procedure, wordType } from '../data/outline-data.ts'
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
let everybody: Person
let id: number
/** The version that waits, with the outline of the second edition held beside it. */
let waiting: number

const formOf = (name: string, edition: 1 | 2) => {
  const form = new FormData()
  form.set(
    name,
    new File([new Uint8Array(procedure(edition, edition === 2 ? '9 Ω' : undefined))], `quy-trinh-${edition}.docx`, {
      type: wordType,
    }),
  )
  return form
}

async function imported(maker: Browser, edition: 1 | 2, state: 'done' | 'held'): Promise<void> {
  const form = formOf('file', edition)
  const begun = await maker.post(`/document-items/${id}/imports`, { form })
  const path = `/document-items/${id}/imports/${begun.body.data.id}`
  await vi.waitFor(async () => expect((await maker.get(path)).body.data.state).toBe(state), { timeout: 30_000 })
}

beforeAll(async () => {
  product = await startProduct()
  const { world } = product
  everybody = await product.person('Lê Minh Châu', 'everything')
  id = await addDocument(world, 'QT-07 Tiếp nhận và tra nạp nhiên liệu hàng không')
  const maker = await world.asSuper()
  await imported(maker, 1, 'done')
  const sample = await world.db
    .selectFrom('document_items')
    .select('id')
    .where('index', '=', 'Điều 2')
    .executeTakeFirstOrThrow()
  const group = await world.db
    .insertInto('library_groups')
    .values({ header: 'Lấy mẫu', index_html: '1', index_text: '1', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const question = await world.db
    .insertInto('library_items')
    .values({ group_id: group.id, header: '1.1', content: '<p>Mẫu lưu có được giữ đủ không?</p>', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('library_item_references')
    .values({ item_id: question.id, document_item_id: sample.id })
    .execute()
  const version = await maker.post(`/documents/${id}/versions`, { form: formOf('file_path', 2) })
  waiting = version.body.data.id
  await imported(maker, 2, 'held')
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const shot = async (part: string) => {
      await picture(page, `outline-${part}-${name}`)
      await expectAccessible(page)
    }
    const items = await product.world.db.selectFrom('document_items').select(['id', 'index']).orderBy('id').execute()
    const grounding = items.find(({ index }) => index === 'Điều 3')!.id
    await signIn(page, everybody, `/document/view/${id}/view`)
    await page.getByRole('treeitem').first().waitFor()
    await shot('tree')
    await page.goto(`/document/view/${id}/view?item=${grounding}&search=noi+dat`)
    await page.getByRole('cell', { name: 'XT-07' }).waitFor()
    await shot('read')
    await page.goto(`/document/view/${id}?item=${grounding}`)
    await page.locator('.ProseMirror').waitFor()
    await shot('edit')
    await page.goto(`/document/view/${id}/index?item=${grounding}`)
    await page.getByRole('treeitem').first().waitFor()
    await shot('arrange')
    await page.goto(`/document/view/${id}/view?import=new`)
    await page.getByRole('dialog').locator('input[type=file]').waitFor({ state: 'attached' })
    await shot('import')
    await page.goto(`/document/view/${id}/comparison?to=${waiting}`)
    await page.locator('ins').first().waitFor()
    await page.getByText('Mẫu lưu có được giữ đủ không?').waitFor()
    // The table of an item that changed keeps its grid, with the word marked that is another.
    await expect.poll(() => page.getByRole('cell', { name: 'XT-07' }).count()).toBe(2)
    await expect.poll(() => page.locator('td ins, td del').allInnerTexts()).toEqual(['8', '9'])
    await shot('comparison')
    await page.getByRole('cell', { name: 'XT-07' }).last().scrollIntoViewIfNeeded()
    await picture(page, `outline-comparison-table-${name}`)
    await page.context().close()
    expect(product.problems).toEqual([])
  },
  120_000,
)
