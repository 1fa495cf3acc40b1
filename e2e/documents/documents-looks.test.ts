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
} from '../harness.ts'
import { fillDocuments } from './documents-data.ts'

let product: Product
let everybody: Person
let ids: Awaited<ReturnType<typeof fillDocuments>>
beforeAll(async () => {
  product = await startProduct()
  everybody = await product.person('Lê Minh Châu', 'everything')
  ids = await fillDocuments(product.world, everybody.id)
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const at = async (place: string, part: string, words: string | RegExp) => {
      await page.goto(`/document/list?${place}`)
      await page.getByText(words).first().waitFor()
      await picture(page, `documents-${part}-${name}`)
      await expectAccessible(page)
    }
    await signIn(page, everybody, '/document/list')
    await page.getByRole('tree').waitFor()
    await picture(page, `documents-tree-${name}`)
    await expectAccessible(page)
    const { group, document } = ids
    await at(`group_id=${group}`, 'list', 'Quy trình lấy mẫu')
    await at(`group_id=${group}&panel=detail`, 'detail', 'Quy trình khai thác')
    await at(`group_id=${group}&panel=new`, 'new', 'docx')
    await at(`document=${document}&panel=versions`, 'versions', 'Quy trinh 2.pdf')
    await at(`document=${document}&panel=readers`, 'readers', /Chưa mở|Đã mở|Not opened|Opened/)
    await at(`document=${document}&panel=read`, 'read', 'Trang dau')
    await page.goto('/profile/show')
    await page.getByText(/Quy trình tra nạp/).waitFor()
    await picture(page, `documents-profile-${name}`)
    await expectAccessible(page)
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
