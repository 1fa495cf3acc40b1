import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photos } from '../../../apps/api/src/testing/audits/exported-papers.ts'
import { sampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
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
let secretary: Person
let address: string

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES'])
  const writer = await product.world.signIn(secretary.id)
  const pictures = await photos(product.world, writer)
  const audit = await sampleAudit(product.world, { groups: 2, itemsPerGroup: 3, pictures })
  const body = { conclusion: '<p>Đạt.</p>', self_assessment: '<p>Nhất trí.</p>', checklist_items: audit.items }
  const { data } = (await writer.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body
  address = `/checklist/${audit.id}/summary/${data.id}`
})
afterAll(() => product.stop())

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'minutes are made as PDF and as a Word file, and fetched under their name: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, secretary, address)
    await page.getByRole('article').waitFor()
    const title = look.language === 'vi' ? 'Biên bản đánh giá' : 'Minutes of meeting'
    const [formats, last] =
      look.language === 'vi' ? ['Định dạng xuất', 'Xuất Word (.docx)'] : ['Formats to export', 'Export Word (.docx)']
    for (const [button, ending, first] of [
      ['PDF', 'pdf', '%PDF'],
      ['Word (.docx)', 'docx', 'PK'],
    ] as const) {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: formats }).press('Enter')
      await page.getByRole('menuitem', { name: button, exact: true }).press('Enter')
      const file = await coming
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${title} .*\\.${ending}$`))
      expect((await readFile(await file.path())).subarray(0, first.length).toString()).toBe(first)
    }
    // What was taken last is one press away, also the next time.
    await page.reload()
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: last, exact: true }).click()
    expect((await again).suggestedFilename()).toMatch(/\.docx$/)
    await picture(page, `paper-files-${name}`)
    await expectAccessible(page)
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
