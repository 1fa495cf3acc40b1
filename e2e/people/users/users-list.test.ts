import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWith } from '../../chat-steps.ts'
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
let organizationId: number

const people = [
  ['Nguyễn Hoàng Minh Hải Đăng', 'nguyenhoangminhhaidang.kythuat@nhienlieubay-mientrung.example'],
  ['Công Tằng Tôn Nữ Phương Quỳnh', 'congtangtonnuphuongquynh@nhienlieubay-mientrung.example'],
  ['Trần Thị Thanh Thuý', 'thuy.tran@nhienlieubay.example'],
] as const

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  const { db } = product.world
  const one = async (table: 'organizations' | 'groups', name: string) =>
    (await db.insertInto(table).values({ name, status: 1 }).returning('id').executeTakeFirstOrThrow()).id
  organizationId = await one('organizations', 'Chi nhánh khu vực miền Trung – Kho Liên Chiểu')
  const groupId = await one('groups', 'Đánh giá viên nội bộ khối kỹ thuật')
  const position = { name: 'Phó trưởng phòng Kỹ thuật và An toàn chất lượng', order: 3, status: 1 }
  const { id: positionId } = await db.insertInto('positions').values(position).returning('id').executeTakeFirstOrThrow()
  const rest = { password_hash: '-', group_id: groupId, organization_id: organizationId, position_id: positionId }
  await db
    .insertInto('users')
    .values(
      [...people, ...Array.from({ length: 24 }, (_, at) => [`Hồ Văn Số ${at}`, `so${at}@apron.example`] as const)].map(
        ([fullname, email], at) => ({ ...rest, fullname, email, status: at === 1 ? 1 : 0 }),
      ),
    )
    .execute()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const box = async (some: Locator) => (await some.boundingBox())!

/** How high rows are, and how many lines the words of the people in them take. */
const rowsOf = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => ({
    heights: rows.map((row) => Math.round(row.getBoundingClientRect().height)),
    lines: rows.flatMap((row) =>
      [...row.querySelectorAll('[title*=" "], [title*="@"]')].map((words) =>
        Math.round(words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight)),
      ),
    ),
    isWider: rows.some((row) => row.scrollWidth > row.closest('table')!.parentElement!.clientWidth),
  }))

test.each([true, false])('rows keep their height and words stay whole, with people at the side: %s', async (isOpen) => {
  for (const [name, to] of [
    ['users', '/user/list?search=tr'],
    ['organization', `/organization/list?organization_id=${organizationId}&panel=users`],
  ] as const) {
    const page = await product.open({ language: 'vi' })
    await signIn(page, boss, to)
    if (isOpen) await page.locator('aside [data-narrow] [aria-expanded]').click()
    await page.getByRole('row', { name: /Công Tằng Tôn Nữ/ }).waitFor()
    await picture(page, `long-names-${name}-${isOpen ? 'open' : 'closed'}`)
    const { heights, lines, isWider } = await rowsOf(page)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(46)
    expect(Math.max(...heights)).toBeLessThanOrEqual(58)
    expect(Math.max(...lines)).toBeLessThanOrEqual(2)
    expect(isWider).toBe(false)
    await page.context().close()
  }
})

test('whoever may not see the accounts is told so, under no other heading', async () => {
  const reader = await product.person('Đặng Thu Trang', [])
  const page = await product.open()
  await signIn(page, reader, '/user/list')
  await expect
    .poll(() => page.locator('#content').getByRole('heading').allInnerTexts())
    .toEqual(['This screen is not for you'])
  await page.context().close()
})

test('the list is sorted by the address of a person, both ways', async () => {
  const page = await product.open()
  await signIn(page, boss, '/user/list?search=nhienlieubay')
  const emails = () => page.locator('tbody small').allInnerTexts()
  const head = page.getByRole('columnheader', { name: 'Email' })
  const sort = head.getByRole('button', { name: 'Email' })
  await sort.click()
  const upwards = people.map(([, email]) => email).toSorted()
  await expect.poll(emails).toEqual(upwards)
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  await expect.poll(() => sort.getAttribute('aria-current')).toBe('true')
  await sort.click()
  await expect.poll(emails).toEqual(upwards.toReversed())
  await page.context().close()
})

test('what can be done with the ticked rows stands clear of the chats', async () => {
  const page = await product.open()
  const other = await product.person('Đinh Gia Bảo', ['UPDATE_USER'])
  const beside = await product.open()
  await signIn(beside, other, '/profile/show')
  await signIn(page, boss, '/user/list')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const window = await openWith(page, other)
  const bar = page.getByRole('toolbar')
  await expect
    .poll(async () => {
      const [above, below] = [await box(bar), await box(window)]
      return above.y + above.height <= below.y
    })
    .toBe(true)
  await picture(page, 'bulk-bar-and-chat')
  await bar.getByRole('button', { name: 'Clear the selection' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.context().close()
  await beside.context().close()
})

test('the way back from a form leads to the list as it was', async () => {
  const page = await product.open()
  const asLeft = '/user/list?search=Văn+Số&status=0&sort=desc&per_page=20&page=2'
  await signIn(page, boss, '/user/list?search=Văn Số&status=0&sort=desc&page=2')
  const isBack = () =>
    page.waitForURL(({ pathname, searchParams }) => {
      const wanted = new URL(asLeft, 'http://list.example').searchParams
      return (
        pathname === '/user/list' &&
        ['search', 'status', 'sort', 'page'].every((name) => searchParams.get(name) === wanted.get(name))
      )
    })
  const edit = async () => {
    await page.getByRole('button', { name: 'Actions for Hồ Văn Số 0' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Full name').waitFor()
  }
  await isBack()
  await edit()
  await page.getByRole('button', { name: 'Save' }).click()
  await isBack()
  await edit()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await isBack()
  await edit()
  await page.reload()
  await page.getByRole('link', { name: 'Back to the users' }).click()
  await isBack()
  await edit()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Users' }).click()
  await isBack()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Users' }).click()
  await page.waitForURL((address) => address.search === '')
  await page.context().close()

  const direct = await product.open()
  await signIn(direct, boss, `/user/${boss.id}/edit`)
  await direct.getByRole('link', { name: 'Back to the users' }).click()
  await direct.waitForURL((address) => address.pathname === '/user/list' && address.search === '')
  await direct.context().close()
})

test.each(looks)('looks right in $language $theme $width', async (look) => {
  const page = await product.open(look)
  await signIn(page, boss, '/user/list?search=tr')
  await page.getByText('Trần Thị Thanh Thuý').waitFor()
  await expectAccessible(page)
  await picture(page, `long-names-${nameOf(look)}`)
  await page.context().close()
})
