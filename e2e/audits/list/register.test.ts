import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readSheets } from '../../../apps/api/src/sandbox/office/sheet-cells.ts'
import { makeAudit } from '../../data/workspace-data.ts'
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
let chief: Person
let external: Person
type RegisterAudit = Awaited<ReturnType<typeof makeAudit>>
let before: RegisterAudit
let now: RegisterAudit
/** A finding of the earlier audit and the same question in the present one. */
let failed: { before: number; again: number }
let own: number

/** The earlier audit is closed, the present one of the same organisation is in correction, and its first question failed in both. */
beforeAll(async () => {
  product = await startProduct()
  const { db } = product.world
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
  external = await product.person('Châu Việt Hùng', ['CREATE_COMMENT'])
  before = await makeAudit(db, { items: 30, groups: 2, status: 3, members: [chief.id], answered: true })
  now = await makeAudit(db, {
    items: 30,
    groups: 2,
    status: 3,
    members: [chief.id, chief.id, external.id],
    answered: true,
  })
  await sql`update audits set organization_id = (select organization_id from audits where id = ${before.id}),
    name = 'Đánh giá kho quý 3' where id = ${now.id}`.execute(db)
  await sql`update audits set starting_date = starting_date - 200, name = 'Đánh giá kho năm trước' where id = ${before.id}`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    select i.id from audit_items i join item_statuses s on s.id = i.status_id
    where s.is_finding and i.audit_id in (${before.id}, ${now.id}) order by i.id`.execute(db)
  const findings = rows.map(({ id }) => id)
  failed = {
    before: findings.find((id) => before.itemIds.includes(id))!,
    again: findings.find((id) => now.itemIds.includes(id))!,
  }
  own = findings.filter((id) => now.itemIds.includes(id))[1]!
  await sql`update audit_items set library_item_id = (select library_item_id from audit_items where id = ${failed.before})
    where id = ${failed.again}`.execute(db)
  await sql`update audit_items set finding_state = (array['open', 'proposed', 'accepted', 'done', 'verified'])[1 + id % 5],
    corrective_date = current_date - 20 + (id % 40) where id = any(${findings}::integer[])`.execute(db)
  await sql`update audit_items set finding_state = 'open', corrective_date = current_date - 3,
    responsible_id = ${external.id} where id = ${own}`.execute(db)
  await sql`update audit_items set finding_state = 'open' where id = ${failed.again}`.execute(db)
  await sql`update users set type = 2 where id = ${external.id}`.execute(db)
  const page = await product.open({ language: 'vi' })
  await signIn(page, chief)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const saved = await page.request.post(`/api/checklists/${now.id}/meeting-minutes`, {
    headers: { authorization: `Bearer ${token}` },
    data: { conclusion: '<p>Ổn.</p>', self_assessment: '<p>Đồng ý.</p>', checklist_items: [own] },
  })
  expect(saved.status()).toBe(200)
  await sql`update audits set status = 4, corrective_ending_date = ending_date + 30 where id = ${now.id}`.execute(db)
  await sql`update audits set status = 5, closing_date = ending_date where id = ${before.id}`.execute(db)
  await page.context().close()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const words = {
  vi: {
    board: 'Bảng',
    export: 'Xuất tệp',
    filter: /^Lọc/,
    column: 'Tình trạng đang xem',
    state: 'Chờ kế hoạch khắc phục',
    repeated: /Lặp lại/,
  },
  en: {
    board: 'Board',
    export: 'Export',
    filter: /^Filter/,
    column: 'State shown',
    state: 'Awaiting a plan',
    repeated: /Repeat/,
  },
} as const

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the register shows what was found as a list and by state: %s',
  async (name, look) => {
    const say = words[look.language]
    const page = await product.open(look)
    await signIn(page, chief, '/findings?due=0')
    const content = page.locator('#content')
    await content.locator('a[href^="/finding/"]').first().waitFor()
    await content.getByText(say.repeated).first().waitFor()
    await content.getByText(say.state, { exact: true }).first().waitFor()
    await picture(page, `register-${name}`)
    await expectAccessible(page)
    await content.getByRole('button', { name: say.export }).click()
    await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).waitFor()
    await picture(page, `register-export-${name}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await content.getByRole('button', { name: say.filter }).click()
    await picture(page, `register-filters-${name}`)
    await expectAccessible(page)
    await content.getByRole('button', { name: say.filter }).click()
    await content.getByRole('radiogroup').getByText(say.board, { exact: true }).click()
    await page.waitForURL(/shown=board/)
    const columns = content.locator('section[aria-label]')
    if (look.width === 390) await content.getByLabel(say.column).selectOption('verified')
    await expect.poll(() => columns.count()).toBe(look.width === 390 ? 1 : 8)
    await picture(page, `board-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('what is narrowed is kept under a name, opened again by it and by its address, and put into a file', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, chief, '/findings?due=0')
  const content = page.locator('#content')
  const rows = content.locator('a[href^="/finding/"]')
  await content.getByRole('button', { name: /^Lọc/ }).click()
  await content.getByLabel('Chỉ phát hiện lặp lại').check()
  await expect.poll(() => rows.count()).toBe(1)
  await content.getByRole('button', { name: 'Chế độ xem' }).click()
  await page.getByRole('menuitem', { name: 'Lưu chế độ xem này' }).click()
  await page.getByLabel(/^Tên/).fill('Lặp lại ở kho')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await content.getByRole('button', { name: 'Lặp lại ở kho' }).waitFor()
  const shared = page.url()
  expect(shared).toContain('repeated=true')

  await page.goto('/findings')
  await content.getByRole('button', { name: 'Chế độ xem' }).click()
  await page.getByRole('menuitem', { name: 'Lặp lại ở kho' }).click()
  await expect.poll(() => page.url()).toBe(shared)
  await expect.poll(() => rows.count()).toBe(1)
  const coming = page.waitForEvent('download')
  await content.getByRole('button', { name: 'Xuất tệp' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await coming
  const text = await readFile((await file.path())!, 'utf8')
  expect([file.suggestedFilename().endsWith('.csv'), text.split('\r\n').length]).toEqual([true, 3])
  expect(text).toContain('"Số";"Loại";"Tình trạng"')
  const workbook = page.waitForEvent('download')
  await content.getByRole('button', { name: 'Xuất tệp' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Excel (.xlsx)')
  await page.keyboard.press('Enter')
  const book = await workbook
  expect(book.suggestedFilename().endsWith('.xlsx')).toBe(true)
  const bytes = await readFile((await book.path())!)
  const [sheet] = [...readSheets(bytes)]
  expect([sheet!.name, sheet!.rows.length]).toEqual(['Sổ phát hiện', 2])

  await content.getByRole('button', { name: 'Lặp lại ở kho' }).click()
  await page.getByRole('menuitem', { name: /^Xóa chế độ xem/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: /^Xóa/ }).click()
  await content.getByRole('button', { name: 'Chế độ xem' }).waitFor()
  await page.context().close()
})

test('an auditor sees on the question itself that it failed here before', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, chief, `/checklist/${now.id}/view?item=${failed.again}`)
  const card = page.locator(`[data-item="${failed.again}"]`)
  await card.getByRole('button', { name: /đã không đạt 1 lần/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Đánh giá kho năm trước').waitFor()
  await picture(page, 'failed-before')
  await expectAccessible(page)
  await page.context().close()
})

test('an external auditee begins with their findings on a phone, reads the minutes, and finds nothing else of the audit', async () => {
  const page = await product.open({ width: 390, language: 'vi' })
  await page.goto('/login')
  await page.getByRole('radio', { name: 'Bên ngoài' }).check()
  await page.locator('input[name=email]').fill(external.email)
  await page.locator('input[name=password]').fill(external.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/findings/)
  const content = page.locator('#content')
  const rows = content.locator('a[href^="/finding/"]')
  await rows.first().waitFor()
  await expect
    .poll(() => rows.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual([`/finding/${own}`])
  await content.getByRole('heading', { name: 'Biên bản' }).waitFor()
  await picture(page, 'external-home-vi-light-390', { whole: true })
  await expectAccessible(page)
  await rows.first().click()
  await page.waitForURL(`/finding/${own}`)
  await picture(page, 'external-finding-vi-light-390', { whole: true })
  await page.goBack()

  await content.getByRole('link', { name: /BB|Đánh giá kho quý 3/ }).click()
  await page.waitForURL(/\/summary\/\d+$/)
  await content.getByText('Đồng ý.').waitFor()
  await picture(page, 'external-minutes-vi-light-390')
  await expectAccessible(page)

  await page.goto(`/checklist/${now.id}/view`)
  await page.getByRole('heading', { name: 'Rất tiếc! Bạn đã đi lạc.' }).waitFor()
  await picture(page, 'external-lost-vi-light-390')
  await page.context().close()
})
