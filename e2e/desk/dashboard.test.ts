import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
import { makeAudit } from '../data/workspace-data.ts'

let product: Product
let person: Person
let auditId: number

beforeAll(async () => {
  product = await startProduct()
  person = await product.person('Nguyễn Thị Thưởng', 'everything')
  const audit = await makeAudit(product.world.db, {
    items: 24,
    groups: 4,
    status: 3,
    members: [person.id],
    answered: true,
  })
  auditId = audit.id
  await sql`update audits set starting_date = current_date - 3, ending_date = current_date + 5 where id = ${auditId}`.execute(
    product.world.db,
  )
  await sql`update audit_items set corrective_date = current_date + (id % 40) - 5
    where status_id in (select id from item_statuses where is_finding)`.execute(product.world.db)
  await sql`insert into audits (name, starting_date, ending_date, status, organization_id, author_id,
      corrective_starting_date, corrective_ending_date)
    select 'Đánh giá tra nạp số ' || n, current_date - 60, current_date - 40, 4, organization_id, author_id,
      current_date - n % 20, current_date + 2 + n % 9
    from audits, generate_series(1, 2) n where id = ${auditId}`.execute(product.world.db)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('the calendar shows both colours in month, week and year and opens an audit', async () => {
  const page = await product.open()
  await signIn(page, person, '/dashboard')
  await page.locator('.green:visible').first().waitFor()
  await page.locator('.orange:visible').first().waitFor()
  for (const view of ['Week', 'Year', 'Month']) {
    await page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click()
    await page.locator('.green:visible').first().waitFor()
    await picture(page, `dashboard-${view.toLowerCase()}`)
    // Three audits on one day all have room.
    await expect.poll(() => page.locator('a.green:visible, a.orange:visible').count()).toBeGreaterThanOrEqual(3)
    await expect.poll(() => page.getByText(/^\+\d/).filter({ visible: true }).count()).toBe(0)
  }
  const box = await page.locator('div[class*=calendar] > *').first().boundingBox()
  expect(Math.round(box?.height ?? 0)).toBe(500)
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await page.locator('a.green:visible').first().click()
  await page.waitForURL(`**/checklist/${auditId}/view`)
  await page.context().close()
})

test('the days of a week have their numbers, in the way of each language', async () => {
  for (const [language, week, head] of [
    ['en', 'Week', /^(.*\n)?(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2}\/\d{1,2}$/],
    ['vi', 'Tuần', /^(.*\n)?(Thứ \d|CN) \d{1,2}\/\d{1,2}$/],
  ] as const) {
    const page = await product.open({ language })
    await signIn(page, person, '/dashboard')
    const heads = page.locator('#content [class*=calendar]').getByRole('columnheader').filter({ visible: true })
    await heads.first().waitFor()
    // The cells of a month have numbers of their own.
    for (const text of await heads.allInnerTexts()) expect(text).not.toMatch(/\//)
    await page.getByRole('radiogroup').getByText(week, { exact: true }).click()
    await expect.poll(() => heads.allInnerTexts()).toEqual(Array.from({ length: 7 }, () => expect.stringMatching(head)))
    await page.context().close()
  }
})

test('the dashboard of a group that has chosen nothing shows what waits, what runs, what is due, the calendar, the days, what is to be corrected', async () => {
  const page = await product.open()
  await signIn(page, person, '/dashboard')
  const headings = page.locator('#content h2')
  await expect
    .poll(() => headings.allInnerTexts())
    .toEqual([
      'Begin in 7 steps',
      'Waiting for you',
      'Running audits',
      'Findings by due date',
      expect.stringMatching(/^[A-Z]\w+ \d{4}$/),
      'Yesterday, today, tomorrow',
      'Findings to correct',
    ])
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'says that there is nothing only once that is known: %s',
  async (name, look) => {
    const page = await product.open(look)
    const released = Promise.withResolvers<void>()
    const calls = /\/api\/checklists\?.*is_calendar/
    await page.route(calls, async (call) => {
      const response = await call.fetch()
      await released.promise
      await call.fulfill({ response })
    })
    await signIn(page, person, '/dashboard')
    const days = page.getByRole('heading', { name: look.language === 'vi' ? 'Hôm qua, hôm nay' : 'Yesterday, today' })
    await days.waitFor()
    const none = page.getByText(look.language === 'vi' ? 'Không có đợt đánh giá nào trong ba' : 'No audits on these')
    await expect.poll(() => none.count()).toBe(0)
    // One in place of the calendar, one of the days.
    await expect.poll(() => page.locator('#content [role=status]').count()).toBe(2)
    await page.locator('#content [role=status] > div').first().waitFor()
    await picture(page, `dashboard-waits-${name}`, { whole: true })
    released.resolve()
    await page.locator('.green:visible').first().waitFor()
    await expect.poll(() => page.locator('#content [role=status]').count()).toBe(0)
    await page.unrouteAll()
    await page.route(calls, (call) => call.fulfill({ status: 500, json: { code: 'unexpected', message: '' } }))
    await page.reload()
    const failed = page.locator('#content').getByRole('alert')
    await failed.waitFor()
    await expect.poll(() => none.count()).toBe(0)
    await picture(page, `dashboard-failed-${name}`, { whole: true })
    await expectAccessible(page)
    await page.unrouteAll()
    await failed.getByRole('button').click()
    await page.locator('.green:visible').first().waitFor()
    await page.context().close()
  },
)

test('the findings are filtered in the address, and the link leads to the finding', async () => {
  const page = await product.open()
  await signIn(page, person, '/dashboard')
  await page.getByRole('link', { name: /^Fix:/ }).first().waitFor()
  await page.getByLabel('Due', { exact: true }).selectOption({ label: 'This month' })
  await page.waitForURL((address) => address.searchParams.get('due') === '2')
  await page.getByLabel('Due', { exact: true }).selectOption({ label: 'All' })
  const all = page.getByRole('link', { name: /^Fix:/ })
  await all.first().waitFor()
  await all.first().click()
  await page.waitForURL(/\/finding\/\d+$/)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, person, '/dashboard')
  await page.locator('.orange:visible').first().waitFor()
  await page.locator('#content section section li').first().waitFor()
  await page.getByRole('table', { name: /Findings by due|theo hạn/ }).waitFor()
  await picture(page, `dashboard-${name}`, { whole: true })
  await expectAccessible(page)
  await page.context().close()
})
