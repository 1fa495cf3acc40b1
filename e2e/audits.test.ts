import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { builders } from '../apps/api/src/testing/audit-builders.ts'
import type { Browser } from '../apps/api/src/testing/world.ts'
import { expectAccessible, looks, nameOf, picture, signIn, startProduct, type Person, type Product } from './harness.ts'

let product: Product
let make: ReturnType<typeof builders>
let chief: Person
let session: Browser
let branch: number
let roles: [number, number, number]
let people: Person[]

beforeAll(async () => {
  product = await startProduct()
  make = builders(product.world)
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  people = await Promise.all(
    ['Trần Văn Ẩn', 'Lê Hoàng Dũng', 'Đặng Thị Ngọc Ánh'].map((fullname) => product.person(fullname, [])),
  )
  session = await product.world.signIn(chief.id)
  const { db } = product.world
  const company = await make.organization()
  branch = await make.organization(company)
  await db
    .updateTable('organizations')
    .set({ name: 'Công ty Nhiên liệu Hàng không' })
    .where('id', '=', company)
    .execute()
  await db.updateTable('organizations').set({ name: 'Chi nhánh Đà Nẵng' }).where('id', '=', branch).execute()
  roles = [await make.role(9), await make.role(5), await make.role(1)]
  for (const [place, alias] of ['Trưởng đoàn', 'Đánh giá viên', 'Đơn vị được đánh giá'].entries()) {
    await db.updateTable('team_roles').set({ alias }).where('id', '=', roles[place]!).execute()
  }
  await make.itemStatus('CHƯA', { is_default: true })
  await make.itemStatus('NC', { is_finding: true })
})
afterAll(() => product.stop())
afterEach(async () => {
  expect(product.problems.splice(0)).toEqual([])
  await product.world.db.deleteFrom('audit_items').execute()
  await product.world.db.deleteFrom('audits').execute()
  await product.world.db.deleteFrom('library_items').execute()
  await product.world.db.deleteFrom('library_groups').execute()
})

const named = (name: string, form: object = {}) =>
  make.audit(session, {
    name,
    org_id: branch,
    users: [{ group_alias_id: roles[1], users: people.map(({ id }) => id) }],
    ...form,
  })
const put = (id: number, status: number) =>
  product.world.db
    .updateTable('audits')
    .set({
      status,
      closing_date: status === 5 ? '2026-03-20' : null,
      corrective_ending_date: status === 4 ? '2026-03-20' : null,
    })
    .where('id', '=', id)
    .execute()
const choose = (id: number, checklist_items: number[]) =>
  session.post(`/checklists/${id}/checklist-items`, { body: { checklist_items } })

async function givenLibrary(groups: number, itemsPerGroup: number) {
  const chapter = await make.group('I')
  const items: number[] = []
  for (let n = 1; n <= groups; n += 1)
    items.push(...(await make.items(await make.group(`I.${n}`, chapter), itemsPerGroup)))
  return items
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'looks right and is accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, chief, '/checklist/list')
    await page
      .getByRole('link', { name: /New audit|Tạo đợt đánh giá/ })
      .last()
      .waitFor()
    await picture(page, `audits-empty-${name}`)
    await expectAccessible(page)
    const items = await givenLibrary(3, 4)
    const ids: number[] = []
    for (const status of [0, 1, 2, 3, 4, 5]) {
      const id = await named(`Đánh giá nội bộ công tác tra nạp nhiên liệu tại sân bay Đà Nẵng lần ${status + 1}`)
      await choose(id, items)
      await put(id, status)
      ids.push(id)
    }
    await product.world.db
      .updateTable('audit_items')
      .set({
        status_id: (
          await product.world.db
            .selectFrom('item_statuses')
            .select('id')
            .where('code', '=', 'NC')
            .executeTakeFirstOrThrow()
        ).id,
      })
      .where('audit_id', '=', ids[3]!)
      .where('library_item_id', 'in', items.slice(0, 3))
      .execute()
    await page.reload()
    await page.getByText(/lần 6/).first().waitFor()
    await picture(page, `audits-${name}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /(Actions for|Thao tác với).*lần 4/ }).click()
    await page.getByRole('menuitem').first().waitFor()
    await picture(page, `audits-menu-${name}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /(team of|trong đoàn).*lần 6/ }).click()
    await page.getByRole('dialog').getByText('Trần Văn Ẩn').waitFor()
    await picture(page, `audits-team-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.goto(`/checklist/${ids[0]}/edit`)
    await page.getByText('Trần Văn Ẩn').first().waitFor()
    await picture(page, `audits-edit-${name}`, { whole: true })
    await expectAccessible(page)
    await page.goto(`/checklist/${ids[0]}/checklist-item`)
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('tree').focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
    await page.getByRole('treeitem', { name: /Câu 1/ }).first().waitFor()
    await picture(page, `audits-items-${name}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Copy from|Chép từ/ }).click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    await picture(page, `audits-copy-${name}`)
    await expectAccessible(page)
    await page.goto(`/checklist/${ids[3]}/corrective`)
    await page.getByRole('textbox').nth(3).waitFor()
    await picture(page, `audits-corrective-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('is created with a team: what is missing is said under its field, and what was typed stays', async () => {
  const page = await product.open()
  await signIn(page, chief, '/checklist/list')
  await page.getByRole('link', { name: 'New audit' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Đánh giá kho xăng')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByText('This field is required.').count()).toBe(3)
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Đánh giá kho xăng')
  const starting = page.getByRole('textbox', { name: 'Starting date' })
  await expect.poll(() => starting.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('2/3/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Ending date' }).fill('20/03/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('combobox', { name: 'Organisation' }).fill('da nang')
  await page.getByRole('option', { name: 'Chi nhánh Đà Nẵng' }).click()
  await page.getByRole('combobox', { name: 'Trưởng đoàn' }).fill('tran van an')
  await page.getByRole('option', { name: 'Trần Văn Ẩn' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove Trần Văn Ẩn as Trưởng đoàn' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Create success').waitFor()
  await page
    .getByRole('row', { name: /Đánh giá kho xăng.*2-3-2026 to 20-3-2026.*1 person.*Chi nhánh Đà Nẵng.*Submitting/ })
    .waitFor()
  const rows = await product.world.db.selectFrom('audit_members').select(['team_role_id', 'user_id']).execute()
  expect(rows).toEqual([{ team_role_id: roles[0], user_id: people[0]!.id }])

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Remove Trần Văn Ẩn as Trưởng đoàn' }).click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  await page.getByRole('row', { name: /0 people/ }).waitFor()
  await page.context().close()
})

test('is found by search, status and place, and a link shows what the sender saw', async () => {
  await named('Kiểm tra phễu lọc')
  await put(await named('Đánh giá kho'), 3)
  const page = await product.open()
  await signIn(page, chief, '/checklist/list')
  await page.getByRole('searchbox').fill('pheu LOC')
  await page.waitForURL(/search=/)
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'In progress' }).click()
  await page.waitForURL(/status=3/)
  await page.getByRole('row', { name: /Đánh giá kho/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Organisation' }).fill('nhien lieu')
  await page.getByRole('option', { name: 'Công ty Nhiên liệu Hàng không' }).click()
  await page.waitForURL(/organization_id=/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('row', { name: /Đánh giá kho/ }).waitFor()
  expect(await other.locator('tbody tr').count()).toBe(1)
  await page.context().close()
})

test('takes 1,243 items from the tree, with the keyboard and with search, and asks before it stays empty', async () => {
  const items = await givenLibrary(11, 113)
  const page = await product.open()
  const id = await named('Đánh giá lớn')
  await signIn(page, chief, `/checklist/${id}/checklist-item`)
  const tree = page.getByRole('tree')
  await page.getByRole('treeitem').first().waitFor()
  await tree.focus()
  await page.keyboard.press('Space')
  await page.getByText('1,243 items chosen').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page
    .getByRole('treeitem', { name: /Câu 1 Nội/ })
    .first()
    .waitFor()
  const began = Date.now()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown')
  expect(Date.now() - began).toBeLessThan(4_000)
  await page.keyboard.press('Space')
  await page.getByText('1,242 items chosen').waitFor()
  expect(
    (await page.getByRole('treeitem', { name: /Phần I 1,242\/1,243/ }).count()) +
      (await page.locator('[role=treeitem]').count()),
  ).toBeLessThan(80)
  await page.getByRole('searchbox').fill('noi dung 113')
  await page
    .getByRole('treeitem', { name: /Câu 113/ })
    .first()
    .waitFor()
  await page
    .getByRole('treeitem', { name: /Phần I\b.*11\/11/ })
    .locator('[class*=tick]')
    .click()
  await page.getByText('1,231 items chosen').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  const { total } = (await session.get(`/checklists/${id}`)).body.data
  expect(total).toBe(1231)

  const second = await named('Đánh giá nhỏ')
  await page.goto(`/checklist/${second}/checklist-item`)
  await page.getByRole('treeitem').first().waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Copy from another audit' }).click()
  await page.getByRole('button', { name: 'Copy the items of Đánh giá lớn' }).click()
  await page.getByText('1,231 items chosen').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update success').waitFor()
  expect((await session.get(`/checklists/${second}`)).body.data.total).toBe(1231)
  expect(items).toHaveLength(1243)
  await page.context().close()
})

test('goes through its life from the list, each move once', async () => {
  const items = await givenLibrary(1, 3)
  const id = await named('Đánh giá tra nạp')
  await choose(id, items)
  const page = await product.open()
  await signIn(page, chief, '/checklist/list')
  const move = async (from: string, name: string) => {
    await page.getByRole('button', { name: new RegExp(`Change the status of Đánh giá tra nạp, now ${from}`) }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await move('Submitting', 'Approve')
  await page.getByText('Approval successful').waitFor()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Choose items' }).click()
  await page.getByRole('dialog').getByText('The present status: Approved').waitFor()
  await page.keyboard.press('Escape')
  await move('Approved', 'Set in progress')
  await page.getByRole('button', { name: /now In progress/ }).waitFor()
  const { id: finding } = await product.world.db
    .selectFrom('item_statuses')
    .select('id')
    .where('code', '=', 'NC')
    .executeTakeFirstOrThrow()
  await product.world.db
    .updateTable('audit_items')
    .set({ status_id: finding })
    .where('library_item_id', 'in', items.slice(0, 2))
    .execute()
  await move('In progress', 'Set corrective')
  await page.getByRole('button', { name: 'Set corrective' }).click()
  await page.getByText('Câu 2: please choose a corrective date.').waitFor()
  await page.getByRole('textbox', { name: 'Same date for all' }).fill('02/04/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('2 of 2 findings have a date').waitFor()
  await page.getByRole('button', { name: 'Set corrective' }).click()
  await page.getByText('Update success').waitFor()
  await page.waitForURL(/\/checklist\/list/)
  await move('Corrective', 'Close')
  await page.getByRole('textbox', { name: 'Closing date' }).fill('01/01/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByText('The closing date may not come before the start.').waitFor()
  await page.getByRole('textbox', { name: 'Closing date' }).fill('30/04/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('row', { name: /Đánh giá tra nạp.*Closed/ }).waitFor()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Open audit',
    'Choose items',
    'Write minutes',
    'Print results',
    'Duplicate',
  ])
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('row', { name: /Đánh giá tra nạp \(copy\).*Submitting/ }).waitFor()
  await page.context().close()
})

test('offers a reader nothing that they may not do', async () => {
  const reader = await product.person('Phạm Văn Đọc', ['VIEW_ALL_CHECKLIST'])
  const id = await named('Đánh giá kho')
  const page = await product.open()
  await signIn(page, reader, '/checklist/list')
  await page.getByRole('row', { name: /Đánh giá kho/ }).waitFor()
  expect(await page.getByRole('link', { name: 'New audit' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /Change the status/ }).count()).toBe(0)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Open audit'])
  await page.goto(`/checklist/${id}/checklist-item`)
  await page.getByText('You may not choose items for this audit.').waitFor()
  await page.goto(`/checklist/${id}/corrective`)
  await page.getByText('Only an audit in progress can. The present status: Submitting.').waitFor()
  await page.context().close()
})
