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
  const { db } = product.world
  const category = await db
    .insertInto('categories')
    .values({ name: 'Đánh giá nội bộ hệ thống quản lý chất lượng', interval_months: 6 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const audits = await db.selectFrom('audits').select(['id', 'organization_id', 'status']).orderBy('id').execute()
  const begun = [3, 4, 5].map((status) => audits.find((audit) => audit.status === status)!)
  const plan = { year: 2026, category_id: category.id }
  await db
    .insertInto('audit_plans')
    .values([
      { ...plan, month: 1, organization_id: made.organizations.depot, note: 'Sau khi thay phễu lọc' },
      ...begun.map(({ id, organization_id }, at) => ({ ...plan, month: 3 + at, organization_id, audit_id: id })),
      { ...plan, month: 12, organization_id: made.organizations.north },
      {
        ...plan,
        month: 8,
        organization_id: made.organizations.south,
        cancelled_at: new Date(),
        cancelled_by: everybody.id,
        cancel_reason: 'Sân bay đóng đường băng để sửa chữa',
      },
    ])
    .execute()
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
    await page.goto('/programme?year=2026')
    await page.getByText(/Sau khi thay/).waitFor()
    await seen('programme')
    await page.context().close()
    expect(product.problems).toEqual([])
  },
)
