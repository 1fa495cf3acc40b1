import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { builders } from '../../apps/api/src/testing/audits/audit-builders.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  stillness,
  type Person,
  type Product,
} from '../harness.ts'
import { fillLibrary } from '../data/library-data.ts'
import { makeAudit } from '../data/workspace-data.ts'
import { at, chosen, field, find, options } from './quick-find-steps.ts'

let product: Product
let boss: Person
let auditor: Person
let auditId: number
let itemId: number

beforeAll(async () => {
  product = await startProduct()
  const { world } = product
  boss = await product.person('Đặng Thị Ước', 'everything')
  auditor = await product.person('Nguyễn Văn Đoàn', ['CREATE_CHECKLIST'])
  await fillLibrary(world)
  const audit = await makeAudit(world.db, { items: 4, groups: 2, members: [auditor.id] })
  auditId = audit.id
  const named = (id: number, name: string) =>
    world.db.updateTable('audits').set({ name }).where('id', '=', id).execute()
  await named(auditId, 'Đánh giá đội tra nạp Đà Nẵng 2026')
  const hidden = await builders(world).audit(await world.as('CREATE_CHECKLIST'))
  await named(hidden, 'Đánh giá kho Đà Nẵng bí mật')
  const item = await world.db
    .insertInto('library_items')
    .values({ group_id: 101, header: '9.9', content: '<p>Đồng hồ <b>áp suất</b> còn hạn kiểm định.</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  itemId = item.id
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('leads by keyboard alone to a screen, an audit, a question and a person, whatever accents are typed', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss)
  await find(page, 'vai tro trong')
  await chosen(page).getByText('Vai trò trong đoàn').waitFor()
  await page.keyboard.press('Enter')
  await at(page, '/group/alias')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

  await find(page, 'DA NANG')
  await expect.poll(() => options(page).count()).toBe(2)
  await expect.poll(() => options(page).locator('mark').allInnerTexts()).toEqual(['Đà Nẵng', 'Đà Nẵng'])
  const names = await options(page).allInnerTexts()
  await page.keyboard.press('ArrowUp')
  await chosen(page).getByText(names[1]!.split('\n')[0]!).waitFor()
  await page.keyboard.press('ArrowDown')
  await chosen(page).getByText(names[0]!.split('\n')[0]!).waitFor()
  if (!names[0]!.includes('tra nạp')) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await at(page, `/checklist/${auditId}/view`)

  await find(page, 'ap suat con han')
  await chosen(page).getByText('9.9').waitFor()
  await page.keyboard.press('Enter')
  await at(page, `/checklist-item/list?group_id=101&panel=item&item=${itemId}`)
  await page.locator('#content').getByText('còn hạn kiểm định.').first().waitFor()

  await find(page, 'thi uoc')
  await chosen(page).getByText('Đặng Thị Ước').waitFor()
  await page.keyboard.press('Enter')
  await at(page, `/user/${boss.id}/edit`)

  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Mở gần đây' }).waitFor()
  await expect.poll(() => options(page).count()).toBe(4)
  await chosen(page).getByText('Đặng Thị Ước').waitFor()
  await page.context().close()
})

test('begins empty however soon it is opened again', async () => {
  const page = await product.open()
  await signIn(page, boss)
  for (let time = 0; time < 4; time += 1) {
    await find(page, 'zzzz')
    await expect.poll(() => field(page).inputValue()).toBe('zzzz')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect.poll(() => field(page).count()).toBe(1)
    await expect.poll(() => field(page).inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
  }
  await page.context().close()
})

test('gives the focus back on Escape, and opens from the button', async () => {
  const page = await product.open()
  await signIn(page, boss)
  const language = page.getByRole('button', { name: 'Language' })
  await language.focus()
  await find(page, 'zzzz')
  await page.getByText('Nothing found for “zzzz”').waitFor()
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
  await expect.poll(() => language.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Quick find' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Type a few letters').waitFor()
  await page.context().close()
})

test('shows somebody their own audits alone, no kind and no screen that they may not open, and nobody else’s finds', async () => {
  const page = await product.open()
  await signIn(page, boss, '/checklist/list')
  await find(page, 'positions')
  await page.keyboard.press('Enter')
  await at(page, '/position')
  await page.evaluate(() => localStorage.removeItem('token'))
  const answers: string[] = []
  page.on('response', (response) => void (response.status() >= 401 && answers.push(response.url())))
  await signIn(page, auditor, '/checklist/list')
  await page.keyboard.press('Control+k')
  await page
    .getByText('You can find: screens, findings, audits, documents, forum posts, organisations, positions.')
    .waitFor()
  await page.keyboard.insertText('da nang')
  await expect.poll(() => options(page).count()).toBe(1)
  await chosen(page).getByText('Đánh giá đội tra nạp Đà Nẵng 2026').waitFor()
  await field(page).fill('user')
  await page.getByText('Nothing found for “user”').waitFor()
  await field(page).fill('thi uoc')
  await page.getByText('Nothing found for “thi uoc”').waitFor()
  expect(answers).toEqual([])
  await page.context().close()
})

test.each([
  ['vi', { 'hồ sơ': 'Hồ sơ của tôi', 'sửa ho so': 'Sửa hồ sơ', 'mat khau': 'Đổi mật khẩu', 'thông báo': 'Thông báo' }],
  ['en', { profile: 'My profile', 'edit prof': 'Edit profile', password: 'Change password', notif: 'Notifications' }],
] as const)('finds what everybody has and no menu shows: %s', async (language, screens) => {
  const page = await product.open({ language })
  await signIn(page, auditor, '/checklist/list')
  await page.keyboard.press('Control+k')
  for (const [words, title] of Object.entries(screens)) {
    await field(page).fill(words)
    await chosen(page).getByText(title, { exact: true }).waitFor()
  }
  await picture(page, `quick-find-everybody-${language}`)
  await field(page).fill('qr')
  await options(page).first().waitFor()
  await page.keyboard.press('Enter')
  await at(page, '/qr-code')
  await page.context().close()
})

test('drops the answer to words that are typed no longer, and tries again what failed', async () => {
  const page = await product.open()
  await signIn(page, boss)
  let late: (() => void) | undefined
  const isLate = new Promise<void>((resolve) => (late = resolve))
  await page.route('**/api/search?q=ap*', async (route) => {
    await isLate
    await route.continue().catch(() => undefined)
  })
  await find(page, 'thi uoc')
  await chosen(page).getByText('Đặng Thị Ước').waitFor()
  const isAsked = page.waitForRequest(/search\?q=ap/)
  await field(page).fill('ap suat')
  const asked = await isAsked
  await expect.poll(() => options(page).count()).toBe(0)
  await page.keyboard.press('Enter')
  await field(page).fill('thi uoc')
  await chosen(page).getByText('Đặng Thị Ước').waitFor()
  late?.()
  await asked.response()
  await stillness(page)
  await expect.poll(() => options(page).count()).toBe(1)
  let fails = true
  await page.route('**/api/search?q=tra*', (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await field(page).fill('tra nap')
  await page.getByRole('alert').getByText('The records could not be searched.').waitFor()
  await expectAccessible(page)
  await picture(page, 'quick-find-failed')
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await chosen(page).getByText('Đánh giá đội tra nạp Đà Nẵng 2026').waitFor()
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const page = await product.open(look)
  await signIn(page, boss)
  await picture(page, `quick-find-closed-${name}`)
  await page.getByRole('button', { name: look.language === 'vi' ? 'Tìm nhanh' : 'Quick find' }).click()
  await page.getByText(look.language === 'vi' ? 'Gõ vài chữ để tìm' : 'Type a few letters').waitFor()
  await expectAccessible(page)
  await picture(page, `quick-find-start-${name}`)
  await field(page).fill('đ')
  await options(page).nth(4).waitFor()
  await expectAccessible(page)
  await picture(page, `quick-find-${name}`)
  await field(page).fill('tra nap')
  await options(page).first().click()
  await at(page, `/checklist/${auditId}/view`)
  await page.getByRole('button', { name: look.language === 'vi' ? 'Tìm nhanh' : 'Quick find' }).click()
  await options(page).first().waitFor()
  await expectAccessible(page)
  await picture(page, `quick-find-recent-${name}`)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.context().close()
})
