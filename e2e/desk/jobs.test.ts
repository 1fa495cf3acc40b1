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

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function given(...states: string[]): Promise<void> {
  const { db } = product.world
  await db.deleteFrom('jobs').execute()
  await sql`delete from pgboss.job`.execute(db)
  const kinds = ['forget', 'files.pictures', 'files.refused', 'files.swept', 'files.released']
  for (const [place, state] of states.entries()) {
    const kind = kinds[place % kinds.length]!
    const { queue_id } = await db
      .insertInto('jobs')
      .values({ kind, started_by: place % 2 ? chief.id : null, progress: state === 'active' ? 0.4 : 0 })
      .returning('queue_id')
      .executeTakeFirstOrThrow()
    const output = { reason: { key: 'jobs.reason_unexpected', values: { code: '42P01' } } }
    const reason = state === 'failed' || state === 'retry' ? JSON.stringify(output) : null
    await sql`
      insert into pgboss.job (id, name, state, start_after, started_on, completed_on, retry_count, retry_limit, output)
      values (${queue_id}, ${kind}, ${state}::text::pgboss.job_state, now() + interval '1 hour', now(),
        case when ${state}::text in ('failed', 'completed', 'cancelled') then now() end, 1, 2, ${reason}::jsonb)`.execute(
      db,
    )
  }
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    await given()
    const page = await product.open(look)
    await signIn(page, chief, '/jobs')
    await page.getByText(/Không có tác vụ nào|No jobs/).waitFor()
    await picture(page, `jobs-empty-${name}`)
    await expectAccessible(page)
    await given('failed', 'active', 'retry', 'completed', 'cancelled')
    await page.reload()
    await page.getByText(/42P01/).first().waitFor()
    await picture(page, `jobs-${name}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Chạy ngay|Run now/ }).click()
    await page.getByRole('menuitem').first().waitFor()
    await picture(page, `jobs-start-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('what failed is told why, tried again, and removed; what runs is cancelled', async () => {
  await given()
  const { db } = product.world
  await sql`alter table used_captchas rename to hidden`.execute(db)
  const page = await product.open()
  await signIn(page, chief, '/jobs')
  await page.getByRole('button', { name: 'Run now' }).click()
  await page.getByRole('menuitem', { name: /Delete expired data/ }).click()
  await page.locator('tbody').getByText('Waiting').waitFor()
  await page.getByText(/Something unexpected went wrong \(42P01\)/).waitFor()
  await page.getByText('1 of 3').waitFor()
  const actions = page.getByRole('button', { name: /Actions for Delete expired data/ })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Cancel job' }).click()
  await page.locator('tbody').getByText('Cancelled').waitFor()
  await sql`update pgboss.job set state = 'failed'`.execute(db)
  await sql`alter table hidden rename to used_captchas`.execute(db)
  await page.getByLabel('State').selectOption('failed')
  await page.locator('tbody').getByText('Failed').waitFor()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Try again' }).click()
  await page.getByText('No jobs match').waitFor()
  await page.getByLabel('State').selectOption('done')
  await page.locator('tbody').getByText('Done').waitFor()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No jobs match').waitFor()
  await expect.poll(async () => (await sql`select from pgboss.job`.execute(db)).rows.length).toBe(0)
  await page.context().close()
})

test('has no line in the menu of anybody but administrators, and says so at its address', async () => {
  const other = await product.person('Lê Văn Khác', ['CREATE_POSITION', 'UPDATE_MENU'])
  const page = await product.open()
  await signIn(page, other, '/jobs')
  await page.getByText('not for you', { exact: false }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Background jobs' }).count()).toBe(0)
  await page.context().close()
})
