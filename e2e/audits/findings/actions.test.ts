import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bare, wordsOfPdf } from '../../../apps/api/src/testing/audits/exported-papers.ts'
import {
  olderWay,
  onDays,
  sentBackTwice,
  toldFinding,
  wholeWay,
} from '../../../apps/api/src/testing/audits/told-actions.ts'
import { olderWayWords, sentBackWords, wholeWayWords } from '../../../apps/api/src/testing/audits/told-words.ts'
import { bringSession, expectAccessible, looks, nameOf, picture, startProduct, type Person } from '../../harness.ts'
import { sheetOf } from '../minutes/minutes-paper.ts'

const product = await startProduct({ now: () => new Date('2026-03-28T02:00:00Z') })
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const { world } = product
const whole = await wholeWay(world)
const back = await sentBackTwice(world)
const older = await olderWay(world)
const open = await toldFinding(world)
for (const { id } of [whole, back, older, open]) await onDays(world, id)
const chief = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST'])
const contractor = await product.person('Phạm Thị Hoa', [])
await world.db.updateTable('users').set({ type: 2 }).where('id', '=', contractor.id).execute()
await world.db.updateTable('audit_items').set({ responsible_id: contractor.id }).where('id', '=', whole.id).execute()
world.app.services.authenticator.forget()

const opened = async (path: string, look: object = {}, who: Person = chief) => {
  const page = await product.open({ language: 'vi', ...look })
  await bringSession(page, who, who === contractor ? 2 : 1)
  await page.goto(path)
  await page.locator('#content h1').first().waitFor()
  return page
}
const title = /^(Báo cáo hành động khắc phục|Corrective action report)$/
/** What of these phrases the sheet does not say. */
const missing = (letters: string, words: readonly string[]) =>
  words.filter((word) => !bare(letters).toLowerCase().includes(bare(word).toLowerCase()))
const said = (page: Page) => sheetOf(page).evaluate((sheet) => sheet.textContent)

test('the report says on the screen and in print what was done about each finding', async () => {
  const cases = [
    [whole.id, wholeWayWords(`NC-2026-${whole.id}`)],
    [back.id, sentBackWords],
    [older.id, olderWayWords],
  ] as const
  for (const [id, words] of cases) {
    const page = await opened(`/findings/actions?ids=${id}`)
    await sheetOf(page).waitFor()
    expect([id, missing(await said(page), words)]).toEqual([id, []])
    // Marks of lists are no words of the sheet.
    const printed = await wordsOfPdf(await page.pdf({ preferCSSPageSize: true }))
    const plain = printed.replaceAll('ʼ', '’').replace(/(?<=\D)[12]\.(?=Đề|Xin|Báo)/g, '')
    expect([id, missing(plain, words)]).toEqual([id, []])
    await page.context().close()
  }
})

test('it is reached from the page of a finding, also by a contractor on a phone, and saved from there', async () => {
  const page = await opened(`/finding/${whole.id}`, { width: 390 }, contractor)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/findings/actions?ids=${whole.id}`)
  await sheetOf(page).getByText('Ba tháng không tái diễn').waitFor()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Định dạng xuất' }).click()
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click()
  expect((await arriving).suggestedFilename()).toMatch(
    new RegExp(`^Báo cáo hành động khắc phục NC-2026-${whole.id} - Kho .*\\.pdf$`),
  )
  await page.context().close()
})

test('two findings are ticked in the register, by the keyboard as well, and told together', async () => {
  const page = await opened('/findings?due=0')
  for (const id of [whole.id, back.id]) {
    const tick = page.getByRole('checkbox', { name: new RegExp(`NC-2026-${id} · `) })
    await tick.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => tick.isChecked()).toBe(true)
  }
  const bar = page.getByRole('toolbar', { name: /^Đã chọn 2|2/ })
  await bar.getByRole('button', { name: 'Lập báo cáo' }).click()
  await page.waitForURL('**/findings/actions?ids=**')
  for (const word of ['2 phát hiện', 'Tổng hợp', 'Chưa nêu nguyên nhân gốc', 'Ba tháng không tái diễn'])
    await sheetOf(page).getByText(word).first().waitFor()
  await page.goto('/findings/actions')
  await page.getByRole('link', { name: 'Đến sổ phát hiện' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('toolbar', { name: /\d/ }).waitFor()
  await page.context().close()
})

test('it stands among the papers of an audit', async () => {
  const page = await opened(`/checklist/list`)
  const { name } = await world.db
    .selectFrom('audits')
    .select('name')
    .where('id', '=', back.audit.id)
    .executeTakeFirstOrThrow()
  await page.getByRole('button', { name: `Thao tác với ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: title }).click()
  await page.waitForURL(`**/checklist/${back.audit.id}/actions`)
  await sheetOf(page).getByText('Ảnh mờ').waitFor()
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'the report and the ways to it look right: %s',
  async (name, look) => {
    const page = await opened(`/findings/actions?ids=${back.id}`, look)
    await sheetOf(page).getByText('Ảnh mờ').waitFor()
    await expectAccessible(page)
    await picture(page, `actions-one-${name}`, { whole: true })
    await page.goto(`/findings/actions?ids=${[whole, back, older, open].map(({ id }) => id).join(',')}`)
    await sheetOf(page).getByText('Ảnh mờ').waitFor()
    await expectAccessible(page)
    await picture(page, `actions-several-${name}`, { whole: true })
    await page.goto('/findings?due=0')
    await page.getByRole('checkbox', { name: new RegExp(`NC-2026-${whole.id} · `) }).check()
    await page.getByRole('toolbar').waitFor()
    await expectAccessible(page)
    await picture(page, `actions-register-${name}`)
    await page.goto(`/finding/${back.id}`)
    await page.getByRole('link', { name: title }).waitFor()
    await picture(page, `actions-finding-${name}`)
    await page.context().close()
  },
)
