import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAccessible, picture, signIn, startProduct, type Person, type Product } from '../harness.ts'
import { at, chosen, field, find, options } from './quick-find-steps.ts'

let product: Product
let boss: Person
let catalogue: { organization: number; group: number; position: number; role: number }

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Đặng Thị Ước', 'everything')
  catalogue = await makeCatalogue(product.world.db)
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

async function makeCatalogue(db: Product['world']['db']): Promise<typeof catalogue> {
  const organization = db.insertInto('organizations').values({ name: 'Lien Chieu Branch', code: 'LC', status: 1 })
  const group = db.insertInto('groups').values({ name: 'Giám sát Liên Chiểu', description: 'Theo dõi từ xa' })
  const position = db.insertInto('positions').values({ name: 'Điều phối Liên Chiểu', order: 7, status: 1 })
  const groupId = (await group.returning('id').executeTakeFirstOrThrow()).id
  const role = db.insertInto('team_roles').values({ alias: 'Quan sát Liên Chiểu', group_id: groupId, order: 7 })
  return {
    group: groupId,
    organization: (await organization.returning('id').executeTakeFirstOrThrow()).id,
    position: (await position.returning('id').executeTakeFirstOrThrow()).id,
    role: (await role.returning('id').executeTakeFirstOrThrow()).id,
  }
}

test.each(['vi', 'en'] as const)(
  'leads to an organisation, a user group, a position and a team role, each pointed at in its list: %s',
  async (language) => {
    const page = await product.open({ language })
    await signIn(page, boss)
    const lead = async (words: string, title: string, path: string) => {
      await find(page, words)
      await chosen(page).getByText(title, { exact: true }).waitFor()
      await page.keyboard.press('Enter')
      await at(page, path)
    }
    await lead('lien chieu branch', 'Lien Chieu Branch', `/organization/list?organization_id=${catalogue.organization}`)
    await page.getByRole('heading', { name: 'Lien Chieu Branch' }).waitFor()
    await lead('giam sat lien', 'Giám sát Liên Chiểu', `/group/list?group_id=${catalogue.group}`)
    await page.locator('[data-pointed-at]').getByText('Giám sát Liên Chiểu').waitFor()
    await lead('dieu phoi lien', 'Điều phối Liên Chiểu', `/position?position_id=${catalogue.position}`)
    await page.locator('[data-pointed-at]').getByText('Điều phối Liên Chiểu').waitFor()
    await lead('quan sat lien', 'Quan sát Liên Chiểu', `/group/alias?alias_id=${catalogue.role}`)
    await page.locator('[data-pointed-at]').getByText('Quan sát Liên Chiểu').waitFor()
    await expectAccessible(page)
    await picture(page, `quick-find-role-${language}`)
    await page.keyboard.press('Control+k')
    await page.getByRole('group', { name: language === 'vi' ? 'Mở gần đây' : 'Opened recently' }).waitFor()
    await expect.poll(() => options(page).count()).toBe(4)
    await picture(page, `quick-find-catalogues-recent-${language}`)
    await field(page).fill('lien')
    await expect.poll(() => options(page).count()).toBe(4)
    const kinds =
      language === 'vi'
        ? ['Đơn vị', 'Nhóm người dùng', 'Chức vụ', 'Vai trò trong đoàn']
        : ['Organisations', 'User groups', 'Positions', 'Team roles']
    await page
      .getByRole('option')
      .getByText(language === 'vi' ? 'Chờ duyệt' : 'Awaiting approval', { exact: true })
      .waitFor()
    for (const name of kinds) await page.getByRole('group', { name }).getByRole('option').waitFor()
    await expectAccessible(page)
    await picture(page, `quick-find-catalogues-${language}`)
    await page.context().close()
  },
)

test('says so when the team role that a link led to is no more', async () => {
  const page = await product.open()
  await signIn(page, boss, '/checklist/list')
  await page.goto(`${product.url}/group/alias?alias_id=999999`)
  await page.getByText('This team role is no longer there').waitFor()
  await page.context().close()
})
