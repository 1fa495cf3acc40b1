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

let product: Product
let chief: Person
let postId: number
beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  const other = await product.person('Lê Minh Châu', ['CREATE_FAQ', 'CREATE_FAQ_COMMENT'])
  const { db } = product.world
  const names = ['Tiếp nhận, tồn chứa và cấp phát nhiên liệu hàng không', 'Tra nạp', 'Phòng thử nghiệm']
  const topics = await db
    .insertInto('topics')
    .values(
      names.map((name, at) => ({ name, status: at === 2 ? 0 : 1, description: at === 0 ? 'Lấy mẫu, bể, lọc' : null })),
    )
    .returning('id')
    .execute()
  const [asker, answerer] = await Promise.all([product.world.signIn(chief.id), product.world.signIn(other.id)])
  const ask = async (title: string, at: number, more = {}) =>
    (await asker.post('/faqs', { body: { title, content: `<p>${title}?</p>`, grp_faq_id: topics[at]!.id, ...more } }))
      .body.data.id as number
  const closed = await ask('Khoảng cách đặt chèn bánh trên sân đỗ có độ dốc', 1)
  await asker.post(`/faqs/${closed}/close`)
  postId = await ask('Sau mưa lớn bao lâu thì phải xả đáy bể và thử nước lại trước khi cấp hàng', 0, { is_pin: 1 })
  const say = async (content: string, parent_id = 0) =>
    (await answerer.post(`/faqs/${postId}/comments`, { body: { content, parent_id } })).body.data.id as number
  const first = await say('Ngay sau mưa, và trước lần cấp đầu tiên trong ngày.')
  await say('Cả hai lần đều ghi vào sổ.', first)
  await say('Kho mình xả mỗi sáng.')
  await asker.post(`/faqs/${postId}/comments/${first}/solution`)
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const seen = async (part: string) => {
      await picture(page, `forum-${part}-${name}`, { whole: true })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    await signIn(page, chief, '/forum')
    await page.getByText('Khoảng cách đặt chèn').first().waitFor()
    await seen('list')
    await page.goto('/forum/list?search=zzz')
    await page.getByText(/Không tìm thấy kết quả|Nothing found/).waitFor()
    await seen('nothing')
    await page.goto(`/forum/${postId}/detail`)
    await page.getByText('Kho mình xả').waitFor()
    await seen('post')
    await page.goto('/forum/create')
    await page.getByRole('button', { name: /^(Đăng bài|Post)$/ }).click()
    await page.locator('.mantine-InputWrapper-error').first().waitFor()
    await seen('form')
    await page.goto('/group-faq')
    await page.getByText('Phòng thử nghiệm').first().waitFor()
    await seen('topics')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
