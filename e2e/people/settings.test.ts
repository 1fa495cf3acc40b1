import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleAudit } from '../../apps/api/src/testing/audits/sample-audit.ts'
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
let admin: Person
let audit: number

beforeAll(async () => {
  product = await startProduct({ config: { fixed: ['quota_mb'] } })
  admin = await product.person('Vũ Quốc Khánh', 'everything')
  audit = (await sampleAudit(product.world)).id
})
afterAll(() => product.stop())

it('an administrator names the company and says how long findings take, and sees both where they count', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, admin, '/settings')
  const card = (name: string) => page.getByRole('form', { name })
  await card('Giới hạn').getByText('Do APRON_QUOTA_MB trên máy chủ quy định').waitFor()
  expect(await card('Giới hạn').getByLabel('Dung lượng tệp của một người (MB)').isDisabled()).toBe(true)
  const company = card('Công ty')
  await company.getByLabel('Tên công ty').fill('Nhiên liệu Hàng không Minh Hải')
  await company.getByLabel('Địa chỉ của hệ thống').fill('apron.example')
  await company.getByRole('button', { name: 'Lưu' }).click()
  await company.getByText('Ghi địa chỉ bắt đầu bằng').waitFor()
  await company.getByLabel('Địa chỉ của hệ thống').fill('https://apron.example')
  await company.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Đã lưu thiết lập.').first().waitFor()
  await page.getByRole('note').waitFor({ state: 'detached' })
  const findings = card('Đánh giá và phát hiện')
  await findings.getByRole('textbox', { name: /^Số ngày khắc phục cho/ }).fill('30')
  await findings.getByRole('button', { name: 'Lưu' }).click()
  await expect.poll(() => findings.getByRole('button', { name: 'Lưu' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Lịch sử thay đổi' }).click()
  const log = page.getByRole('dialog')
  await log.getByText('Nhiên liệu Hàng không Minh Hải').waitFor()
  await log.getByText('https://apron.example').waitFor()

  await page.goto(`/checklist/${audit}/summary`)
  await page.getByText('Nhiên liệu Hàng không Minh Hải').waitFor()
  await page.goto(`/checklist/${audit}/corrective`)
  const inThirty = new Date(Date.now() + 30 * 86_400_000)
  const field = page.getByRole('textbox', { name: /^Hạn khắc phục/ }).first()
  await field.click()
  expect(await field.inputValue()).toBe('')
  await page.getByRole('button', { name: '+30 ngày' }).click()
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(inThirty)
  await expect.poll(() => field.inputValue()).toBe(day)
  await page.goto('/qr-code')
  await page.getByText('https://apron.example/api').waitFor()
})

it.each(looks)('the settings look right and are for everybody to use: $language, $theme, $width', async (look) => {
  const page = await product.open(look)
  await signIn(page, admin, '/settings')
  await page.getByRole('form').first().waitFor()
  await picture(page, `settings-${nameOf(look)}`, { whole: true })
  await expectAccessible(page)
  await page.goto(`/checklist/${audit}/summary`)
  await page.locator('article header strong').first().waitFor()
  await picture(page, `minutes-company-${nameOf(look)}`)
  await expectAccessible(page)
  await page.context().close()
})
