import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAuditCompany, type AuditCompany } from '../../data/audit-company.ts'
import { expectAccessible, looks, nameOf, picture, signIn } from '../../harness.ts'

let company: AuditCompany
let questions: number[]
let quarterly: number
let former: [number, number]
beforeAll(async () => {
  company = await startAuditCompany()
  const category = { name: 'Định kỳ hằng quý', is_default: true }
  const { db } = company.product.world
  quarterly = (await db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => company.product.stop())
afterEach(async () => {
  expect(company.product.problems.splice(0)).toEqual([])
  await company.clear()
})
beforeEach(async () => {
  const { db } = company.product.world
  questions = await company.library(2, 3)
  const days = [
    ['2098-01-05', '2098-01-16'],
    ['2098-04-06', '2098-04-17'],
  ] as const
  const ids = await Promise.all(['Quý I', 'Quý II'].map((name) => company.audit(name)))
  for (const [place, id] of ids.entries()) {
    const [starting_date, ending_date] = days[place]!
    await company.choose(id, questions)
    await db.updateTable('audits').set({ starting_date, ending_date }).where('id', '=', id).execute()
    await company.put(id, 5)
  }
  former = ids as [number, number]
  const found = db
    .updateTable('audit_items')
    .set({ status_id: company.finding, comment_count: 1 })
    .where('audit_id', '=', former[1])
    .where('library_item_id', '=', questions[0]!)
  const { id: audit_item_id } = await found.returning('id').executeTakeFirstOrThrow()
  const content = '<p>Phễu lọc số 2 rò rỉ ở mặt bích, <b>chưa có biển cảnh báo</b>.</p>'
  const said = { audit_item_id, user_id: company.chief.id, content, is_final: true }
  await db.insertInto('comments').values(said).execute()
})

const planned = () =>
  company.product.world.db
    .selectFrom('audits')
    .select((all) => [
      'id',
      'name',
      'starting_date',
      'ending_date',
      'category_id',
      all
        .selectFrom('audit_items')
        .select(all.fn.countAll<number>().as('n'))
        .whereRef('audit_id', '=', 'audits.id')
        .as('items'),
      all
        .selectFrom('audit_members')
        .select(all.fn.countAll<number>().as('n'))
        .whereRef('audit_id', '=', 'audits.id')
        .as('people'),
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('a category is told what its audits begin with, and the next quarterly one takes three clicks', async () => {
  const page = await company.product.open()
  await signIn(page, company.chief, '/category/checklist')
  await page.getByRole('button', { name: 'Actions for Định kỳ hằng quý' }).click()
  await page.getByRole('menuitem', { name: 'Default questions and team' }).click()
  await page.getByRole('heading', { name: 'Defaults of Định kỳ hằng quý' }).waitFor()
  await page.getByRole('combobox', { name: 'Trưởng đoàn' }).fill('tran van an')
  await page.getByRole('option', { name: 'Trần Văn Ẩn' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('tree').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.getByText('3 questions chosen').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  await page.getByRole('button', { name: 'Actions for Định kỳ hằng quý' }).waitFor()

  let clicks = 0
  await page.exposeFunction('noteClick', () => (clicks += 1))
  await page.goto('/checklist/list?sort_by=id&sort=desc')
  await page.getByRole('row', { name: /Quý II/ }).waitFor()
  await page.evaluate(() => {
    const { noteClick } = window as never as { noteClick: () => void }
    addEventListener('click', ({ isTrusted }) => isTrusted && noteClick(), true)
  })
  await page.getByRole('button', { name: 'Actions for Quý II' }).click()
  await page.getByRole('menuitem', { name: 'Plan the next one' }).click()
  const chosen = page.getByRole('radio', { name: '3 questions of this category' })
  await expect.poll(() => chosen.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/checklist\/\d+\/view/)
  expect(clicks).toBe(3)
  expect(await planned()).toMatchObject({
    name: 'Định kỳ hằng quý – Chi nhánh Đà Nẵng – 07/2098',
    starting_date: '2098-07-06',
    ending_date: '2098-07-17',
    category_id: quarterly,
    items: 3,
    people: 1,
  })
  await page.context().close()
})

test('what somebody wrote stays when the category fills in the rest, with the questions of the last audit if they want', async () => {
  const page = await company.product.open()
  await signIn(page, company.chief, '/checklist/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Quý III, đột xuất')
  await page.getByRole('combobox', { name: 'Organisation' }).fill('da nang')
  await page.getByRole('option', { name: 'Chi nhánh Đà Nẵng' }).click()
  await page.getByRole('combobox', { name: 'Category' }).fill('dinh ky')
  await page.getByRole('option', { name: 'Định kỳ hằng quý' }).click()
  await page.getByRole('radio', { name: '6 questions of the last audit: Quý II' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/checklist\/\d+\/view/)
  expect(await planned()).toMatchObject({ name: 'Quý III, đột xuất', starting_date: '2098-07-06', items: 6 })

  const { id } = await planned()
  await company.product.world.db
    .updateTable('library_items')
    .set({ status: 0 })
    .where('id', '=', questions[5]!)
    .execute()
  await page.goto(`/checklist/${id}/checklist-item`)
  await page.getByRole('checkbox', { name: 'Choose all (5)' }).waitFor()
  await page.getByRole('treeitem', { name: /Phần I\b.*5\/5/ }).waitFor()
  await page.getByRole('button', { name: 'Copy from another audit' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2)
  await dialog.getByText('2 records').waitFor()
  await page.context().close()
})

test('last time’s answers stand beside the questions and are no answers', async () => {
  const { id } = (await company.session.post(`/checklists/${former[1]}/duplicates`)).body.data
  await company.put(id, 3)
  const page = await company.product.open()
  await signIn(page, company.chief, `/checklist/${id}/view?group_id=0`)
  const card = page.getByRole('article', { name: 'Câu 1' }).first()
  await card.waitFor()
  expect(await page.getByRole('note', { name: 'Last time' }).count()).toBe(0)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Show last time’s answers' }).click()
  await card.getByText('chưa có biển cảnh báo').waitFor()
  await expect.poll(() => page.getByRole('note', { name: 'Last time' }).count()).toBe(1)
  expect(await card.locator('[aria-pressed=true]').allTextContents()).toEqual(['CHƯA'])
  await card.getByRole('link', { name: /Last time: NC/ }).click()
  await page.waitForURL((address) => address.pathname === `/checklist/${former[1]}/view`)
  await page.goBack()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Hide last time’s answers' }).click()
  await expect.poll(() => page.getByRole('note', { name: 'Last time' }).count()).toBe(0)
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const [one, other] = company.people
    const users = [{ group_alias_id: company.roles[0], users: [one!.id, other!.id] }]
    const body = { chk_item_ids: questions, users }
    await company.session.put(`/category/checklists/${quarterly}/defaults`, { body })
    const page = await company.product.open(look)
    const seen = async (part: string) => {
      await picture(page, `planning-${part}-${name}`, { whole: true })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width)
    }
    await signIn(page, company.chief, `/category/checklist/${quarterly}/defaults`)
    await page.getByRole('treeitem', { name: /6\/6/ }).waitFor()
    await page.getByText('Lê Hoàng Dũng').first().waitFor()
    await seen('defaults')
    const { org_id } = (await company.session.get(`/checklists/${former[1]}`)).body.data
    await page.goto(`/checklist/create?category_id=${quarterly}&organization_id=${org_id}`)
    await page.getByRole('radio').nth(2).waitFor()
    await page.getByText('Lê Hoàng Dũng').first().waitFor()
    await seen('form')
    const { id } = (await company.session.post(`/checklists/${former[1]}/duplicates`)).body.data
    await company.put(id, 3)
    await page.goto(`/checklist/${id}/view?group_id=0&earlier=1`)
    await page.getByText('chưa có biển cảnh báo').waitFor()
    await seen('earlier')
    await page.context().close()
  },
)
