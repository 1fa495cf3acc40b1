import { sql } from 'kysely'
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
  await correct(db)
})
afterAll(() => product.stop())

/** Of findings that are late and of some that are done, what was planned and who verified them. */
async function correct(db: Product['world']['db']) {
  const step = (action: string, completed: string) => sql`insert into audit_item_history
    (audit_item_id, user_id, action, completed, reason)
    select i.id, ${everybody.id}, ${action}, ${sql.raw(completed)}, 'Đã xem tại kho' from audit_items i
    join item_statuses s on s.id = i.status_id where s.is_finding and i.id % 2 = 0`
  await step('correction_proposed', 'null').execute(db)
  await sql`insert into finding_plans (audit_item_id, root_cause, action, due_on, step_id)
    select audit_item_id, 'Gioăng của khớp nối đã lão hóa, không có lịch thay định kỳ',
      'Thay gioăng ở cả ba khớp nối; đưa việc thay gioăng vào kế hoạch bảo dưỡng hằng năm', '2026-04-15', id
    from audit_item_history where action = 'correction_proposed'`.execute(db)
  await step('correction_accepted', 'null').execute(db)
  await step('corrective_status_set', 'true').execute(db)
  await step('effect_confirmed', 'null').execute(db)
  await sql`update audit_items set finding_state = 'effective'
    where id % 2 = 0 and finding_state = 'verified'`.execute(db)
}

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
    await page.goto('/report/correctives')
    await page
      .getByText(/Đã có hiệu quả|Found effective/)
      .first()
      .waitFor()
    await page
      .getByText(/^(Trong đó quá hạn|Of these, overdue)$/)
      .first()
      .waitFor()
    await seen('correctives-all')
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
