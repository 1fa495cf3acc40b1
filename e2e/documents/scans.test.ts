import { afterAll, beforeAll, expect, test } from 'vitest'
import { form } from '../../apps/api/src/testing/pictures/pictures.ts'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'
import { pdfFile, type PdfImage } from './made-files.ts'

let product: Product
let reader: Person
let group: number
beforeAll(async () => {
  product = await startProduct()
  reader = await product.person('Võ Thị Đào', [])
  const maker = await product.world.asSuper()
  group = (await maker.post('/group-documents', { body: { name: 'Bản quét', parent_id: 0 } })).body.data.id
  await (await product.world.asSuper()).post(`/group-documents/${group}/approval`)
})
afterAll(() => product.stop())

/** A scan of 64 by 64 points in JBIG2 that is black by its page's own default, as in no office but in the standard. */
const black = Buffer.concat([
  Buffer.from([0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19]),
  Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0x04, 0, 0]),
])

/** The document with one scan, open before whoever has to read it. */
async function openScan(name: string, picture: PdfImage) {
  const maker = await product.world.asSuper()
  const file = pdfFile(['Bien ban quet'], picture)
  const fields = { name, version: '1', grp_doc_id: String(group), exp_date: '' }
  const { body } = await maker.post('/documents', { form: form(fields, [['file_path', 'quet.pdf', file]]) })
  const { id } = body.data
  await (await product.world.asSuper()).post(`/documents/${id}/approval`)
  await maker.put(`/documents/${id}/audience`, { body: { due_days: 14, members: [{ kind: 'user', id: reader.id }] } })
  const page = await product.open({ language: 'vi' })
  await signIn(page, reader, `/document/list?document=${id}&panel=read`)
  const window = page.getByRole('dialog', { name })
  await window.getByText('Bien ban quet').waitFor()
  return { page, window, confirm: window.getByRole('button', { name: 'Tôi đã đọc và hiểu' }) }
}

test('a page scanned as JBIG2 is drawn, and is read', async () => {
  const { window, confirm } = await openScan('Biên bản quét', { filter: 'JBIG2Decode', bytes: black })
  const isDark = () =>
    window.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const [red] = canvas.getContext('2d')!.getImageData(Math.round(width * 0.4), Math.round(height * 0.6), 1, 1).data
      return red! < 64
    })
  await expect.poll(isDark).toBe(true)
  await confirm.click()
  await window.getByText(/Đã xác nhận .* phiên bản 1/).waitFor()
  expect(product.problems).toEqual([])
})

const nothing = Buffer.from('this is no picture at all, whatever it is called')
test.each<[string, PdfImage]>([
  ['JPEG 2000', { filter: 'JPXDecode', bytes: nothing }],
  ['a mask of JBIG2', { filter: 'JBIG2Decode', bytes: nothing, as: 'mask' }],
  ['a picture among the words', { filter: 'DCTDecode', bytes: nothing, as: 'inline' }],
])('a page whose picture cannot be decoded says so and is not confirmed before a download: %s', async (kind, scan) => {
  const { page, window, confirm } = await openScan(`Bản hỏng ${kind}`, scan)
  await window.getByText('Một phần của trang 1 không hiển thị được.').waitFor()
  await window.getByText(/Trang không hiển thị đầy đủ: 1\. Hãy tải tệp về/).waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  const comes = page.waitForEvent('download')
  await window.getByRole('button', { name: 'Tải tệp về' }).click()
  expect((await comes).suggestedFilename()).toBe('quet.pdf')
  await confirm.click()
  await window.getByText(/Đã xác nhận .* phiên bản 1/).waitFor()
})
