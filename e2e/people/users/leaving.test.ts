import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openAudit, type OpenAudit } from '../../../apps/api/src/testing/audits/open-audit.ts'
import { findingOf } from '../../../apps/api/src/testing/audits/outside.ts'
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
let boss: Person
let audit: OpenAudit
let leaving: Person
let successor: Person
let stranger: Person

/** A role in the team of the audit. */
async function join(person: Person, part: string): Promise<void> {
  const { db } = product.world
  const { groupId: group_id } = await product.world.as()
  const { id: team_role_id } = await db
    .insertInto('team_roles')
    .values({ alias: `Vai trò ${person.id}`, group_id, part })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('audit_members').values({ audit_id: audit.id, team_role_id, user_id: person.id }).execute()
}

beforeAll(async () => {
  product = await startProduct()
  const { db } = product.world
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  leaving = await product.person('Đỗ Văn Bình', [])
  successor = await product.person('Trần Thị Hà', [])
  stranger = await product.person('Lê Minh', [])
  audit = await openAudit(product.world)
  await join(leaving, 'auditor')
  await join(successor, 'auditee')
  for (const item of audit.items.slice(0, 3)) await findingOf(product.world, item, leaving.id)
  await audit.move(4)
  const { organization_id } = await db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', audit.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('organizations').set({ head_id: leaving.id }).where('id', '=', organization_id).execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const words = {
  vi: {
    menu: (name: string) => `Thao tác với ${name}`,
    off: 'Ngừng hoạt động',
    still: 'Công việc còn lại:',
    cancel: 'Hủy',
  },
  en: { menu: (name: string) => `Actions for ${name}`, off: 'Deactivate', still: 'Still theirs:', cancel: 'Cancel' },
} as const

async function openWindow(page: Page, { fullname }: Person, language: 'vi' | 'en' = 'vi') {
  const say = words[language]
  await page.getByRole('button', { name: say.menu(fullname), exact: true }).click()
  await page.getByRole('menuitem', { name: say.off }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'what hangs on whoever leaves is counted, loading, failed, nothing: %s',
  async (name, look) => {
    const say = words[look.language]
    const page = await product.open(look)
    let answer: 'never' | 'failed' | 'real' = 'never'
    const held: (() => void)[] = []
    await page.route('**/api/users/hanging?**', async (route) => {
      if (answer === 'failed') return route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Lỗi' } })
      if (answer === 'never') await new Promise<void>((go) => held.push(go))
      return route.continue()
    })
    await signIn(page, boss, '/user/list?per_page=100')
    let dialog = await openWindow(page, leaving, look.language)
    await picture(page, `leaving-loading-${name}`)
    answer = 'real'
    held.forEach((go) => go())
    await dialog.getByText(say.still).waitFor()
    await picture(page, `leaving-${name}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
    dialog = await openWindow(page, stranger, look.language)
    await dialog.getByText(look.language === 'vi' ? 'Không còn công việc nào' : 'Nothing is left').waitFor()
    await picture(page, `leaving-nothing-${name}`)
    await dialog.getByRole('button', { name: say.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
    answer = 'failed'
    dialog = await openWindow(page, successor, look.language)
    await dialog.getByText(look.language === 'vi' ? 'Không tải được' : 'could not be loaded').waitFor()
    await picture(page, `leaving-failed-${name}`)
    await expectAccessible(page)
    await page.context().close()
  },
)

test('whoever may not change audits is told so, and may deactivate all the same', async () => {
  const clerk = await product.person('Ngô Bảo Châu', ['VIEW_USER_ORGANIZATION', 'UPDATE_USER', 'DEACTIVATE_USER'])
  const page = await product.open({ language: 'vi' })
  await signIn(page, clerk, '/user/list?per_page=100')
  const dialog = await openWindow(page, leaving)
  await dialog.getByText('chỉ người có quyền mới bàn giao được').waitFor()
  expect(await dialog.getByRole('combobox').count()).toBe(0)
  await picture(page, 'leaving-may-not')
  await page.context().close()
})

test('all of it is handed over with the keyboard alone, and to nobody who may not have it', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss, '/user/list?per_page=100')
  await page.getByRole('button', { name: `Thao tác với ${leaving.fullname}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Ngừng hoạt động' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 phát hiện chưa khắc phục xong').waitFor()
  await dialog.getByText('phụ trách 1 đơn vị').waitFor()
  const choice = dialog.getByRole('combobox', { name: /Bàn giao tất cả cho/ })
  const choose = async ({ fullname }: Person) => {
    await choice.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(fullname)
    await page.getByRole('option', { name: fullname }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => choice.inputValue()).toBe(fullname)
  }
  await choose(stranger)
  await dialog.getByRole('button', { name: 'Ngừng hoạt động' }).press('Enter')
  await dialog.getByText('Người này không thể chịu trách nhiệm về 3 phát hiện').waitFor()
  expect(await choice.inputValue()).toBe(stranger.fullname)
  await picture(page, 'leaving-refused')
  await expectAccessible(page)
  await choose(successor)
  await dialog.getByRole('button', { name: 'Ngừng hoạt động' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`/finding/${audit.items[0]}`)
  await page.getByText(`Vũ Quốc Khánh`).first().waitFor()
  await page.locator('#content').getByText(successor.fullname).first().waitFor()
  await picture(page, 'leaving-finding', { whole: true })
  await page.goto('/dashboard')
  await page.locator('#content h1').waitFor()
  expect(await page.getByRole('link', { name: /không còn ai|chưa có ai/i }).count()).toBe(0)
  await page.context().close()
})

test('what nobody takes over stands on the dashboard, and leads to the register', async () => {
  const { db } = product.world
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss, '/user/list?per_page=100')
  const dialog = await openWindow(page, successor)
  await dialog.getByText('3 phát hiện chưa khắc phục xong').waitFor()
  await dialog.getByRole('button', { name: 'Ngừng hoạt động' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await db.selectFrom('notifications').select('type').execute()).map(({ type }) => type))
    .toContain('NO_OWNER')
  await page.goto('/dashboard')
  const line = page.locator('#content a[href*="due=9"]')
  await line.waitFor()
  await picture(page, 'nobody-acts-dashboard')
  await line.press('Enter')
  await page.waitForURL(/\/findings\?due=9/)
  await expect.poll(() => page.locator('#content a[href^="/finding/"]').count()).toBe(3)
  await picture(page, 'nobody-acts-register')
  await expectAccessible(page)
  await page.goto('/notification')
  await page.locator('#content h1').waitFor()
  await page.context().close()
})
