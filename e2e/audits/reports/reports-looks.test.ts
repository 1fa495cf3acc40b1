import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomAudits, type RandomAudits } from '../../../apps/api/src/testing/audits/random-audits.ts'
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
let made: RandomAudits
let everybody: Person
beforeAll(async () => {
  product = await startProduct()
  made = await randomAudits(product.world)
  everybody = await product.person('Lê Minh Châu', 'everything')
})
afterAll(() => product.stop())

const years = 'from_year=2022&to_year=2026'

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the reports look right and are accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    const seen = async (part: string) => {
      await picture(page, `reports-${part}-${name}`, { whole: true })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    const chart = () => page.locator('canvas[role=img]').waitFor()
    await signIn(page, everybody, `/report/report?${years}`)
    await chart()
    await seen('period')
    await page.goto('/report/report?organization_id=-1')
    await page
      .getByText(/Vui lòng chọn một đơn vị|An organisation is required/)
      .first()
      .waitFor()
    await seen('unchosen')
    await page.goto(`/report/report-hashtag?from_date=2024-01-01&to_date=2024-12-31&tag_ids=${made.tags.fuel}`)
    await page.getByText('Câu hỏi số 4').first().waitFor()
    await seen('tag')
    await page.goto('/report/correctives?state=overdue')
    await chart()
    await page
      .getByText(/Quá hạn|Overdue/)
      .nth(3)
      .waitFor()
    await seen('correctives')
    await page.goto(`/report/findings?${years}&by_quarter=1`)
    await chart()
    await page.getByText('Câu hỏi số 4').first().waitFor()
    await seen('findings')
    await page.goto('/report/coverage')
    await page.getByText('Kho Tân Sơn Nhất').first().waitFor()
    await seen('coverage')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
