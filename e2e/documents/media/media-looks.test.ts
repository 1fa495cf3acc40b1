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
import { fillMedia } from './media-data.ts'

let product: Product
let everybody: Person
beforeAll(async () => {
  product = await startProduct()
  everybody = await product.person('Lê Minh Châu', 'everything')
  await fillMedia(product.world, everybody.id)
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const seen = async (part: string) => {
      await picture(page, `media-${part}-${name}`)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    await signIn(page, everybody, '/libraries/media')
    const tile = (words: string) => page.getByRole('grid').getByRole('button', { name: new RegExp(words) })
    await tile('Xe tra nạp').waitFor()
    await seen('grid')
    await tile('Xe tra nạp').click()
    await page.getByRole('dialog').getByText('1.200 × 900').or(page.getByText('1,200 × 900')).waitFor()
    await seen('window')
    await page.goto('/libraries/media?search=zzz')
    await page.getByText(/Không tìm thấy kết quả|Nothing found/).waitFor()
    await seen('nothing')
    await page.goto('/libraries/documents')
    await tile('Hướng dẫn kiểm tra').waitFor()
    await seen('documents')
    await page.goto('/libraries/documents?view=list')
    await page.getByText('Biểu mẫu giao nhận.docx').first().waitFor()
    await seen('list')
    await page.goto('/libraries/trash')
    await tile('Sơ đồ kho').waitFor()
    await page.getByRole('checkbox', { name: /Bảng cũ/ }).check()
    await seen('trash')
    await page.getByRole('checkbox', { name: /Bảng cũ/ }).uncheck()
    await tile('Sơ đồ kho').click()
    await page.getByText(/1 câu hỏi trong thư viện|1 question of the library/).waitFor()
    await seen('trash-window')
    await page.goto('/libraries/room')
    await page.getByRole('heading', { name: /Theo loại tệp|By kind/ }).waitFor()
    await seen('room')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
