import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bare, lettersOfPdf, photos } from '../../../apps/api/src/testing/audits/exported-papers.ts'
import { filesOfPack, runCheck, unpacked } from '../../../apps/api/src/testing/audits/packs.ts'
import { sampleAudit, type SampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
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
import { sheetOf } from './minutes-paper.ts'

let product: Product
let secretary: Person
let audit: SampleAudit
let saved: { id: number; seal: { digest: string; url: string } }

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES'])
  const writer = await product.world.signIn(secretary.id)
  const pictures = await photos(product.world, writer)
  audit = await sampleAudit(product.world, { groups: 2, itemsPerGroup: 3, pictures })
  const body = { conclusion: '<p>Đạt.</p>', self_assessment: '<p>Nhất trí.</p>', checklist_items: audit.items }
  saved = (await writer.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data
})
afterAll(() => product.stop())

const address = () => `/checklist/${audit.id}/summary/${saved.id}`
const scan = Buffer.from('%PDF-1.4\n% ký\n%%EOF\n')

/** Words that stand at the foot of each printed page. */
async function expectFeet(page: Page, words: string): Promise<void> {
  const pages = await lettersOfPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages.map((letters) => letters.split(bare(words)).length - 1)).toEqual(pages.map(() => 1))
}

test('minutes are printed, signed, bound, packed and checked, and whoever has only the paper asks by its code', async () => {
  const { digest, url } = saved.seal
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, address())
  await sheetOf(page).waitFor()
  await expectFeet(page, `Mã kiểm chứng ${digest.slice(0, 12)}`)
  await expectFeet(page, `${product.world.url}/verify bằng mã ${digest}`)

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Gắn bản scan' }).press('Enter')
  const chooser = await choosing
  await chooser.setFiles({ name: 'ghi chú.pdf', mimeType: 'application/pdf', buffer: Buffer.from('không phải PDF') })
  await page.getByRole('alert').getByText('ghi chú.pdf').waitFor()
  await chooser.setFiles({ name: 'Biên bản đã ký.pdf', mimeType: 'application/pdf', buffer: scan })
  await page.getByRole('link', { name: 'Biên bản đã ký.pdf' }).waitFor()
  await page.getByText(/^Nguyễn Thị Thưởng gắn lúc /).waitFor()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Định dạng xuất' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Bộ hồ sơ (.zip)' }).press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^Bộ hồ sơ biên bản BB-.*\.zip$/)
  const pack = await readFile(await download.path())
  const [folder, paths] = [await unpacked(pack), Object.keys(filesOfPack(pack))]
  expect(paths).toContain('scans/Biên bản đã ký.pdf')
  expect(await runCheck(folder)).toEqual({ said: expect.stringContaining(digest), code: 0 })
  const paper = paths.find((path) => path.endsWith('.docx'))!
  const bytes = await readFile(join(folder, paper))
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(join(folder, paper), bytes)
  const changed = await runCheck(folder)
  expect([changed.said.includes(paper), changed.code]).toEqual([true, 1])

  const code = sheetOf(page).getByRole('link', { name: 'Kiểm chứng biên bản này bằng mã QR' })
  expect(await code.getAttribute('href')).toBe(url)
  const stranger = await product.open({ language: 'vi' })
  await stranger.goto(url)
  await stranger.getByRole('status').getByText('Mã này thuộc về một biên bản đã lưu').waitFor()
  expect(await stranger.getByRole('button', { name: 'Mở biên bản' }).count()).toBe(0)
  await stranger.getByText(/^BB-\d{4}-\d{3}$/).waitFor()
  expect(await stranger.content()).not.toContain('Đánh giá nội bộ')
  await stranger.goto(`${url.slice(0, -52)}`)
  await stranger.getByRole('status').getByText('Không có biên bản hay phụ lục đã lưu nào mang mã này.').waitFor()

  // Without a phone: what stands at the foot, typed.
  const typed = digest.match(/.{8}/g)!.join(' ')
  await stranger.goto('/verify')
  await stranger.getByRole('textbox', { name: 'Mã kiểm chứng' }).fill(typed.toUpperCase())
  await stranger.keyboard.press('Enter')
  await stranger.getByRole('status').getByText('Mã này thuộc về một biên bản đã lưu').waitFor()
  await stranger.getByRole('link', { name: 'Kiểm chứng mã khác' }).click()
  await stranger.getByRole('button', { name: 'Kiểm chứng', exact: true }).waitFor()

  await page.goto(url)
  await page.getByText('Mở biên bản').click()
  await sheetOf(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(address())
  await page.goto(`/checklist/${audit.id}/summary/history`)
  await page.getByText(/^Nguyễn Thị Thưởng gắn lúc /).waitFor()
  await page.goto(address())
  await page.getByRole('button', { name: 'Gỡ bản scan Biên bản đã ký.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click()
  await page.getByText('Chưa gắn bản scan nào.').waitFor()
  expect(product.problems.filter((problem) => !problem.includes('415'))).toEqual([])
  product.problems.length = 0
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the check of a code, the scans and the history look right and are for everybody to use: %s',
  async (name, look) => {
    const page = await product.open(look)
    for (const [code, what] of [
      [saved.seal.digest, 'saved'],
      ['0'.repeat(64), 'unknown'],
    ] as const) {
      await page.goto(`/verify/${code}`)
      await page.locator('main [role=status] strong').waitFor()
      await picture(page, `verify-${what}-${name}`)
      await expectAccessible(page)
    }
    await page.goto('/verify')
    await page.locator('main input').waitFor()
    await picture(page, `verify-ask-${name}`)
    await expectAccessible(page)
    await signIn(page, secretary, address())
    const [isVietnamese, bind] = [look.language === 'vi', look.language === 'vi' ? 'Gắn bản scan' : 'Bind a scan']
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: bind }).click()
    await (
      await choosing
    ).setFiles({ name: 'đã ký.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([scan, Buffer.from(name)]) })
    await page
      .getByText(isVietnamese ? /gắn lúc/ : /^Bound by/)
      .first()
      .waitFor()
    await picture(page, `scans-${name}`, { whole: true })
    await expectAccessible(page)
    await page.goto(`/checklist/${audit.id}/summary/history`)
    await page
      .getByText(isVietnamese ? /gắn lúc/ : /^Bound by/)
      .first()
      .waitFor()
    await picture(page, `history-scans-${name}`)
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
