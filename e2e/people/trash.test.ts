import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture, signIn, startProduct, type Person, type Product } from '../harness.ts'

let product: Product
let boss: Person

beforeAll(async () => {
  product = await startProduct()
  boss = await product.person('Vũ Quốc Khánh', 'everything')
  const { groupId } = await product.world.as()
  const gone = { deleted_at: new Date() }
  const names = ['Kho Liên Chiểu', 'Kho Cát Lái', 'Kho Nhà Bè']
  await product.world.db
    .insertInto('organizations')
    .values(names.map((name) => ({ name, status: 1, ...gone })))
    .execute()
  const people = names.map((name, at) => ({
    fullname: `Thủ kho ${name}`,
    email: `kho${at}@apron.example`,
    password_hash: '-',
    group_id: groupId,
    ...gone,
  }))
  await product.world.db.insertInto('users').values(people).execute()
})
afterAll(() => product.stop())

it.each([
  { path: '/organization/list', table: 'organizations', prefix: '', width: 1440 },
  { path: '/user/list', table: 'users', prefix: 'Thủ kho ', width: 1440 },
  { path: '/user/list', table: 'users', prefix: 'Thủ kho ', width: 390 },
] as const)('the trash of $path says who deleted what: $width', async ({ path, table, prefix, width }) => {
  const name = `${prefix}Kho Nhà Bè`
  const admin = await product.world.signIn(boss.id)
  const trash = (await admin.get(`/${table}/trashs`)).body.data as { id: number; name?: string; fullname?: string }[]
  const { id } = trash.find((row) => (row.name ?? row.fullname) === name)!
  expect((await admin.post(`/${table}/trashs`, { body: { data: [id] } })).status).toBe(200)
  const clerk = await product.person('Lê Thị Thanh Thủy', ['DELETE_ORGANIZATION', 'DELETE_USER'])
  expect((await (await product.world.signIn(clerk.id)).delete(`/${table}/${id}`)).status).toBe(200)
  const page = await product.open({ language: 'vi', width })
  await signIn(page, boss, `${path}?trash=true`)
  const row = (of: string) =>
    page
      .getByRole(width === 390 ? 'listitem' : 'row')
      .filter({ hasText: of })
      .filter({ visible: true })
  await row(name).getByText('Lê Thị Thanh Thủy').waitFor()
  await page.locator('#content').getByText('Người xóa').first().waitFor()
  await picture(page, `trash-by-${table}-${width}`)
  await page.context().close()
})

it.each([
  { path: '/organization/list', prefix: '' },
  { path: '/user/list', prefix: 'Thủ kho ' },
])('what is ticked in the trash of $path is restored together, and the rest stays', async ({ path, prefix }) => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, boss, `${path}?trash=true`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`${prefix}${name}`) })
  await row('Kho Nhà Bè').waitFor()
  for (const name of ['Kho Liên Chiểu', 'Kho Cát Lái']) {
    await page.getByRole('checkbox', { name: `Chọn ${prefix}${name}` }).check()
  }
  await picture(page, `trash${path.replaceAll('/', '-')}`)
  await page.getByRole('toolbar').getByRole('button', { name: 'Khôi phục' }).click()
  await page.getByText('Khôi phục thành công').waitFor()
  await row('Kho Liên Chiểu').waitFor({ state: 'detached' })
  await expect.poll(() => row('Kho Cát Lái').count()).toBe(0)
  await expect.poll(() => row('Kho Nhà Bè').count()).toBe(1)
  await expect.poll(() => page.getByRole('toolbar').count()).toBe(0)
  await page.getByRole('button', { name: `Khôi phục: ${prefix}Kho Nhà Bè` }).click()
  await page.getByText('Thùng rác trống').waitFor()
  await page.getByText('Đang dùng', { exact: true }).click()
  await page.getByText(`${prefix}Kho Nhà Bè`, { exact: true }).waitFor()
  await page.context().close()
  expect(product.problems).toEqual([])
})
