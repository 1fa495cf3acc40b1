import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bringSession, expectAccessible, looks, nameOf, picture, signIn, startProduct } from '../harness.ts'
import type { Person, Product } from '../harness.ts'

let product: Product
let chief: Person

beforeAll(async () => {
  product = await startProduct()
  chief = await product.person('Nguyễn Thị Thưởng', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

/** Somebody in a group of their own, by the name of the group. */
async function member(fullname: string, name: string): Promise<Person & { groupId: number }> {
  const { db } = product.world
  const person = await product.person(fullname, ['CREATE_POSITION'])
  const { group_id: groupId } = await db
    .selectFrom('users')
    .select('group_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('groups').set({ name }).where('id', '=', groupId).execute()
  return { ...person, groupId }
}
const setStatus = (groupId: number, status: number) =>
  product.world.db.updateTable('groups').set({ status }).where('id', '=', groupId).execute()

/** Opens a screen of somebody who has no people at the side. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('#content h1').first().waitFor()
}

test('rejecting a group names it and its people, and closes their open pages without signing them out', async () => {
  const ha = await member('Trần Thị Hà', 'Tổ hóa nghiệm')
  const page = await product.open()
  await signIn(page, ha, '/position')
  const checker = await product.open()
  await signIn(checker, chief, '/group/list')
  const card = checker.getByRole('listitem').filter({ hasText: 'Tổ hóa nghiệm' })
  const rejectGroup = async () => {
    await card.getByRole('button', { name: /Change the status/ }).click()
    await checker.getByRole('menuitem', { name: 'Reject' }).click()
    await checker.getByText('Reject the group “Tổ hóa nghiệm”?').waitFor()
    await checker
      .getByText(/^Until it is approved again, the 1 person in it can only look after their own account\./)
      .waitFor()
  }
  await rejectGroup()
  await picture(checker, 'group-status-question')
  await checker.getByRole('button', { name: 'Cancel' }).click()
  await card.getByText('Approved').waitFor()
  await rejectGroup()
  await checker.getByRole('button', { name: 'Reject' }).click()

  await page.getByRole('heading', { name: 'Your user group is not approved' }).waitFor()
  await page.getByText('The menu is empty because the group “Tổ hóa nghiệm” is not approved.').waitFor()
  await expect.poll(() => page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Quick find' }).count()).toBe(0)
  // What the page no longer asks for is not there to be had either; who they are is.
  const headers = { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` }
  const ask = async (address: string) => (await page.request.get(`/api${address}`, { headers })).json()
  expect(await ask('/positions')).toMatchObject({ code: 'own_group_not_approved' })
  expect(await ask('/users/active')).toMatchObject({ code: 'own_group_not_approved' })
  expect(await ask('/profiles')).toMatchObject({ data: { id: ha.id } })

  await setStatus(ha.groupId, 1)
  await page.getByRole('heading', { name: 'Positions' }).waitFor()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Audits' }).waitFor()
  await Promise.all([page, checker].map((open) => open.context().close()))
})

test('whoever signs in while their group is not approved sees their profile and notifications, is told elsewhere, and is asked nothing that is refused', async () => {
  const binh = await member('Lê Văn Bình', 'Đội xe bồn')
  await setStatus(binh.groupId, 2)
  const page = await product.open()
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`))
  await page.goto('/login')
  await page.locator('input[name=email]').fill(binh.email)
  await page.locator('input[name=password]').fill(binh.password)
  await page.locator('button[type=submit]').click()
  const told = page.getByRole('heading', { name: 'Your user group is not approved' })
  await told.waitFor()
  for (const address of ['/', '/checklist/1/view', '/user/list', '/group/list', '/checklist-item/list', '/position']) {
    await goTo(page, address)
    await told.waitFor()
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('link', { name: 'My profile' }).click()
  await page.getByRole('heading', { name: 'My profile' }).waitFor()
  await goTo(page, '/profile/edit')
  await page.locator('input[name=fullname]').fill('Lê Văn Bình An')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Lê Văn Bình An' }).or(page.getByText('Lê Văn Bình An')).first().waitFor()
  await goTo(page, '/profile/change-password')
  await goTo(page, '/notification')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login/)
  expect(refused).toEqual([])
  await page.context().close()
})

test('whose group is approved before the live channel has come sees it all the same', async () => {
  const person = await member('Hoàng Văn Nam', 'Tổ nạp nhiên liệu')
  await setStatus(person.groupId, 2)
  const page = await product.open({ asNew: true })
  await bringSession(page, person)
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    const isLive = (await response.text()).includes('pingTimeout')
    if (isLive) await setStatus(person.groupId, 1)
    // Longer than the server remembers who somebody is.
    if (isLive) await new Promise((done) => setTimeout(done, 1500))
    await route.fulfill({ response })
  })
  await goTo(page, '/position')
  await page.getByRole('heading', { name: 'Your user group is not approved' }).waitFor()
  await page.getByRole('heading', { name: 'Positions' }).waitFor()
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'what stands in place of the screens looks right and is accessible: %s',
  async (name, look) => {
    const person = await member('Phạm Thị Lan', `Đơn vị được đánh giá tại các kho miền Trung ${name}`)
    await setStatus(person.groupId, 0)
    const page = await product.open(look)
    await bringSession(page, person)
    await goTo(page, '/dashboard')
    await picture(page, `group-status-${name}`)
    await expectAccessible(page)
    await goTo(page, '/profile/show')
    await picture(page, `group-status-profile-${name}`)
    if (look.width === 390) {
      await page.getByRole('button', { name: /^(Open the menu|Mở menu)$/ }).click()
      await page.getByText(/^(The menu is empty|Menu trống)/).waitFor()
      await picture(page, `group-status-menu-${name}`)
    }
    await expectAccessible(page)
    await page.context().close()
  },
)
