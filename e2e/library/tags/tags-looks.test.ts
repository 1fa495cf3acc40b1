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
} from '../../harness.ts'
import { fillLibrary } from '../../data/library-data.ts'

let product: Product
let everybody: Person
let tagId: number
beforeAll(async () => {
  product = await startProduct()
  await fillLibrary(product.world)
  everybody = await product.person('Lê Minh Châu', 'everything')
  const { db } = product.world
  const long = {
    name: 'Thiết bị đo lường, kiểm định và hiệu chuẩn tại kho',
    description: 'Đồng hồ, nhiệt kế, tỷ trọng kế và thước đo trong thời hạn kiểm định.',
  }
  tagId = (await db.insertInto('tags').values(long).returning('id').executeTakeFirstOrThrow()).id
  const items = await db.selectFrom('library_items').select('id').where('group_id', 'in', [101, 204]).execute()
  await db
    .insertInto('library_item_tags')
    .values(items.map(({ id: item_id }) => ({ item_id, tag_id: tagId })))
    .execute()
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const seen = async (part: string) => {
      await picture(page, `tags-${part}-${name}`)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    await signIn(page, everybody, '/tags')
    await page.getByText('Thiết bị đo lường').waitFor()
    await seen('list')
    await page.getByRole('button', { name: /(Thao tác với|Actions for) Thiết bị/ }).click()
    await page.getByRole('menuitem', { name: /Gộp|Merge/ }).click()
    await page
      .getByRole('dialog')
      .getByText(/14 câu hỏi|14 questions/)
      .waitFor()
    await seen('merge')
    await page.goto('/tags/list?search=zzz')
    await page.getByText(/Không tìm thấy kết quả|Nothing found/).waitFor()
    await seen('nothing')
    await page.goto('/tags/checklist-items')
    await page.getByRole('button', { name: /Chọn thẻ|Choose a tag/ }).waitFor()
    await seen('unchosen')
    await page.goto(`/tags/checklist-items?tag_id=${tagId}`)
    await page.getByRole('tree').getByText('14/').or(page.getByText('7/63')).first().waitFor()
    await seen('tree')
    await page.goto(`/tags/checklist-items?tag_id=${tagId}&group_id=101`)
    await page.getByRole('button', { name: /^(Bỏ thẻ|Take away): 1\.1\.3$/ }).click()
    await page.getByRole('button', { name: /^(Khôi phục|Restore): 1\.1\.3$/ }).waitFor()
    await seen('group')
    await page.getByRole('button', { name: /^(Xem trước|Preview)$/ }).click()
    await page.getByText(/0 câu mới, 1 câu bị bỏ|0 new, 1 taken away/).waitFor()
    await seen('preview')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
