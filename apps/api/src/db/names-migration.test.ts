import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { updatedFrom } from '../testing/updated.ts'

const { db, stop } = await updatedFrom('0012-search-of-catalogues', async (before) => {
  await before
    .insertInto('positions')
    .values(['Kế toán', 'Ke toan', 'Thủ kho'].map((name, order) => ({ name, order })))
    .execute()
  await before.insertInto('groups').values({ name: 'Quản trị', status: 1 }).execute()
  await before.insertInto('team_roles').values({ alias: 'Trưởng đoàn', group_id: 1, order: 1 }).execute()
  await before
    .insertInto('organizations')
    .values([
      { name: 'Không mã' },
      { name: 'Cũng không mã' },
      { name: 'Kho Đà Nẵng', code: 'ĐN' },
      { name: 'Kho cũ', code: 'DN', deleted_at: new Date() },
    ])
    .execute()
  await before.insertInto('library_groups').values({ index_html: '1', index_text: '1', header: 'Kho' }).execute()
  await before
    .insertInto('library_items')
    .values(
      ['Mục 1', 'Muc 1', 'Mục 2', 'Mục 3', 'Mục 3'].map((header) => ({
        group_id: 1,
        header,
        content: '<p>?</p>',
        shares_header: header === 'Mục 3',
      })),
    )
    .execute()
})
afterAll(stop)

async function indexOf(name: string): Promise<string> {
  const { rows } = await sql<{ made: string }>`select pg_get_indexdef(${name}::regclass) as made`.execute(db)
  return rows[0]!.made
}
const addPosition = (name: string) => db.insertInto('positions').values({ name, order: 1 }).execute()
const addOrganization = (code: string) => db.insertInto('organizations').values({ name: 'Kho', code }).execute()
const addItem = (header: string) =>
  db.insertInto('library_items').values({ group_id: 1, header, content: '<p>?</p>' }).execute()

describe('the update that compares names as a search does', () => {
  it('leaves names that were alike already, with the index that keeps them apart', async () => {
    const names = await db.selectFrom('positions').select('name').orderBy('id').execute()
    expect(names.map(({ name }) => name)).toEqual(['Kế toán', 'Ke toan', 'Thủ kho'])
    expect(await indexOf('positions_name')).toContain('lower(name)')
    await expect(addPosition('KẾ TOÁN')).rejects.toThrow('positions_name')
  })

  it('keeps names apart that differ in diacritics alone where none were alike', async () => {
    for (const name of ['team_roles_alias', 'item_statuses_code', 'organizations_code', 'tags_name']) {
      expect(await indexOf(name)).toContain('fold(')
    }
    await expect(addOrganization('dn')).rejects.toThrow('organizations_code')
    const again = { alias: 'TRUONG DOAN', group_id: 1, order: 2 }
    await expect(db.insertInto('team_roles').values(again).execute()).rejects.toThrow('team_roles_alias')
  })

  it('lets items keep headers that were the same but for case, and no other item have such a one; a diacritic tells two apart', async () => {
    const items = await db.selectFrom('library_items').select('shares_header').orderBy('id').execute()
    expect(items.map(({ shares_header }) => shares_header)).toEqual([false, false, false, true, true])
    await expect(addItem('MỤC 2')).rejects.toThrow('library_items_own_header')
    await addItem('Muc 2')
    await expect(addItem('MUC 1')).rejects.toThrow('library_items_own_header')
  })
})
