import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeAudit } from '../../data/workspace-data.ts'
import { bringSession, expectAccessible, looks, nameOf, picture, startProduct, type Person } from '../../harness.ts'

const product = await startProduct({ now: () => new Date('2026-11-16T03:00:00Z') })
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const { db } = product.world
const lan = await product.person('Nguyễn Thị Lan', ['VIEW_ALL_CHECKLIST', 'SET_CORRECTIVE_STATUS'])
const duc = await product.person('Trần Minh Đức', ['VIEW_ALL_CHECKLIST', 'SET_CORRECTIVE_STATUS'])
const hoa = await product.person('Lê Thị Hoa', [])
await db.updateTable('users').set({ type: 2 }).where('id', '=', hoa.id).execute()
const audit = await makeAudit(db, { items: 8, groups: 2, status: 4, members: [lan.id, duc.id], answered: true })
const finding = audit.itemIds[2]!
await db
  .updateTable('audit_items')
  .set({ responsible_id: hoa.id, corrective_date: '2026-12-10', finding_number: 'NC-2026-014' })
  .where('id', '=', finding)
  .execute()
await db
  .insertInto('comments')
  .values({ audit_item_id: finding, user_id: lan.id, content: '<p>Gioăng van xả đáy bồn rò rỉ.</p>', by_auditor: true })
  .execute()
await db.updateTable('audit_items').set({ comment_count: 1 }).where('id', '=', finding).execute()

const photo = {
  name: 'gioang-moi.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const phone = async (who: Person, path = `/finding/${finding}`, look = {}) => {
  const page = await product.open({ width: 390, ...look })
  await bringSession(page, who, who === hoa ? 2 : 1)
  await page.goto(path)
  await page.locator('#content h1').first().waitFor()
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inForm = (page: Page) => page.getByRole('dialog')
const stateOf = async () =>
  (await db.selectFrom('audit_items').select('finding_state').where('id', '=', finding).executeTakeFirstOrThrow())
    .finding_state

test('three people bring a finding from a plan to verified on their phones, one of them a contractor’s', async () => {
  const contractor = await phone(hoa)
  await press(contractor, 'Propose a plan')
  await inForm(contractor).getByLabel('Root cause').fill('Gioăng đã lão hóa.')
  await inForm(contractor).getByLabel('Corrective action').fill('Thay gioăng và thử kín.')
  await press(contractor, 'Send the plan')
  await contractor.getByText('Plan proposed', { exact: true }).waitFor()

  const lead = await phone(lan, '/waiting')
  await lead.locator(`a[href="/finding/${finding}"]`).first().click()
  await lead.waitForURL(`**/finding/${finding}`)
  await lead.getByText('Gioăng đã lão hóa.').first().waitFor()
  await press(lead, 'Accept the plan')
  await lead.getByText('Being corrected', { exact: true }).waitFor()

  await contractor.getByRole('button', { name: 'Report as corrected' }).click()
  await inForm(contractor).getByLabel('What was done').fill('Đã thay gioăng <mới> & thử kín.')
  const [chooser] = await Promise.all([
    contractor.waitForEvent('filechooser'),
    inForm(contractor).getByRole('button', { name: 'Pictures' }).click(),
  ])
  await chooser.setFiles(photo)
  await inForm(contractor).getByRole('img', { name: photo.name }).waitFor()
  // The network goes as it is sent, and comes back.
  await contractor.context().setOffline(true)
  await inForm(contractor).getByRole('button', { name: 'Send' }).click()
  await contractor.getByText('This is on your device').waitFor()
  expect(await stateOf()).toBe('accepted')
  await contractor.context().setOffline(false)
  await contractor.getByText('Done, to be verified', { exact: true }).waitFor()
  await contractor.getByText('Đã thay gioăng <mới> & thử kín.').waitFor()
  await contractor.getByRole('button', { name: 'Open picture 1' }).waitFor()

  const verifier = await phone(duc)
  await press(verifier, 'Verify the correction')
  await inForm(verifier).getByLabel('Remark').fill('Đã xem tại bồn.')
  await inForm(verifier).getByRole('button', { name: 'Verify the correction' }).click()
  await verifier.getByText('Verified', { exact: true }).first().waitFor()
  await verifier.getByText('Because: Đã xem tại bồn.').waitFor()
  expect(await stateOf()).toBe('verified')
  await contractor.getByText('There is nothing for you to do here now.').waitFor()
  product.problems.splice(0)
  await product.leave()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the page of a finding and what has come of an audit look right: %s',
  async (name, look) => {
    await db.updateTable('audit_items').set({ finding_state: 'done' }).where('id', '=', finding).execute()
    const page = await phone(duc, `/finding/${finding}`, look)
    await page.getByRole('button', { name: /^(Verify the correction|Xác nhận đã khắc phục)$/ }).waitFor()
    await expectAccessible(page)
    await picture(page, `finding-${name}`, { whole: true })
    await page.goto(`/checklist/${audit.id}/corrective-result`)
    await page.getByRole('img', { name: /^(Chart of|Biểu đồ)/ }).waitFor()
    await page.getByRole('article').getByText('NC-2026-014').first().waitFor()
    await expectAccessible(page)
    await picture(page, `corrective-result-${name}`, { whole: true })
    await page.context().close()
  },
)

test('the corrective result is narrowed in the address and leads from the menu of the list', async () => {
  const page = await product.open()
  await bringSession(page, lan)
  await page.goto('/checklist/list')
  await page.getByRole('button', { name: 'Actions for Đánh giá nội bộ kho Tân Sơn Nhất' }).click()
  await page.getByRole('menuitem', { name: 'Corrective result' }).click()
  const rows = page.getByRole('article').getByRole('table').last().locator('tbody tr')
  await rows.first().waitFor()
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'Which findings' }).selectOption('Complete')
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('1')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.context().close()
})
