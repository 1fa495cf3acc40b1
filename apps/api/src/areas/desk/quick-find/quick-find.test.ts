import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import * as quickFind from './quick-find.ts'

let world: World
let make: ReturnType<typeof builders>
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
})
afterAll(() => world.stop())

const find = async (reader: Browser, q: string) => {
  const { status, body } = await reader.get('/search', { query: { q } })
  expect(status).toBe(200)
  return body.data
}
const names = (rows: { name?: string; fullname?: string; header?: string; alias?: string }[]) =>
  rows.map(({ name, fullname, header, alias }) => name ?? fullname ?? header ?? alias)

async function person(fullname: string, email: string, more: { deleted_at?: Date } = {}): Promise<void> {
  const { groupId } = await world.as()
  await world.db
    .insertInto('users')
    .values({ fullname, email, password_hash: '-', group_id: groupId, ...more })
    .execute()
}

describe('quick find', () => {
  it('finds no audit of other people, and that of the team, the author and whoever sees all', async () => {
    const author = await world.as('CREATE_CHECKLIST')
    const member = await world.as()
    const id = await make.audit(author, {
      name: 'Đánh giá kho Bọt Xốp',
      users: [{ group_alias_id: await make.role(1), users: [member.id] }],
    })
    const stranger = await world.as('UPDATE_CHECKLIST', 'CREATE_CHECKLIST', 'VIEW_CHECKLIST_ITEM', 'UPDATE_USER')
    const elsewhere = await world.as('VIEW_ORG_CHECKLIST')
    const other = await make.organization()
    await world.db.updateTable('users').set({ organization_id: other }).where('id', '=', elsewhere.id).execute()
    for (const reader of [stranger, elsewhere]) expect((await find(reader, 'bot xop')).audits).toEqual([])
    for (const reader of [author, member, await world.as('VIEW_ALL_CHECKLIST'), await world.asSuper()]) {
      expect((await find(reader, 'BOT XOP')).audits).toEqual([
        expect.objectContaining({ id, name: 'Đánh giá kho Bọt Xốp', status: expect.objectContaining({ code: 0 }) }),
      ])
    }
  })

  it('finds a finding by how its number begins, for whoever sees its audit', async () => {
    const audit = await openAudit(world)
    const numbered = (place: number, finding_number: string) =>
      world.db.updateTable('audit_items').set({ finding_number }).where('id', '=', audit.items[place]!).execute()
    await numbered(0, 'NC-2031-014')
    await numbered(1, 'NC-2031-140')
    const numbers = async (reader: Browser, q: string) =>
      (await find(reader, q)).findings?.map((row: { finding_number: string }) => row.finding_number)
    const member = await audit.member()
    for (const q of ['NC-2031', 'nc 2031', '2031-'])
      expect(await numbers(member, q)).toEqual(['NC-2031-014', 'NC-2031-140'])
    expect((await find(member, 'NC-2031-014')).findings).toEqual([
      {
        id: audit.items[0],
        audit_id: audit.id,
        grp_chk_item_id: audit.groups.first,
        finding_number: 'NC-2031-014',
        header: 'Câu 1',
        audit: expect.stringContaining('Đánh giá kho'),
      },
    ])
    expect(await numbers(await world.as(), 'NC-2031')).toEqual([])
    expect(await numbers(member, 'phễu lọc')).toBeUndefined()
  })

  it('has no kind that somebody has no right to', async () => {
    const kinds = async (reader: Browser) => Object.keys(await find(reader, 'kho'))
    // Whose lists and screens anybody may open.
    const everybodys = ['organizations', 'positions']
    const first = ['audits', 'documents', 'posts']
    expect(await kinds(await world.as())).toEqual([...first, ...everybodys])
    expect(await kinds(await world.as('VIEW_CHECKLIST_ITEM'))).toEqual([
      'audits',
      'items',
      ...first.slice(1),
      ...everybodys,
    ])
    for (const permission of ['VIEW_USER_ORGANIZATION', 'CREATE_USER', 'UPDATE_USER'] as const)
      expect(await kinds(await world.as(permission))).toEqual([...first, 'users', ...everybodys])
    for (const permission of ['CREATE_GROUP', 'APPROVE_GROUP', 'UPDATE_MENU'] as const)
      expect(await kinds(await world.as(permission))).toEqual([...first, 'organizations', 'groups', 'positions'])
    for (const permission of ['CREATE_GROUP_ALIAS', 'DELETE_GROUP_ALIAS'] as const)
      expect(await kinds(await world.as(permission))).toEqual([...first, ...everybodys, 'team_roles'])
    const all = ['audits', 'items', 'documents', 'posts', 'users', 'organizations', 'groups', 'positions', 'team_roles']
    expect(await kinds(await world.asSuper())).toEqual(all)
  })

  it('finds approved documents for everybody, and the others for whoever sees them', async () => {
    const folder = world.db.insertInto('document_groups').values({ name: 'Sổ tay', status: 1 }).returning('id')
    const { id: group_id } = await folder.executeTakeFirstOrThrow()
    await world.db
      .insertInto('documents')
      .values([
        { group_id, name: 'Sổ tay lấy mẫu', version: '3', status: 1 },
        { group_id, name: 'Sổ tay lấy mẫu nháp', version: '1', status: 0 },
      ])
      .execute()
    const found = async (reader: Browser) => (await find(reader, 'lay mau')).documents
    expect(await found(await world.as())).toEqual([
      expect.objectContaining({ name: 'Sổ tay lấy mẫu', version: '3', group: 'Sổ tay' }),
    ])
    expect(await found(await world.as('UPDATE_DOCUMENT'))).toHaveLength(2)
  })

  it('answers nobody without a session, nor anybody whose user group is not approved', async () => {
    expect((await world.nobody.get('/search', { query: { q: 'kho' } })).status).toBe(401)
    const waiting = await world.as('CREATE_GROUP', 'CREATE_GROUP_ALIAS')
    await world.db.updateTable('groups').set({ status: 0 }).where('id', '=', waiting.groupId).execute()
    const { status, body } = await waiting.get('/search', { query: { q: 'kho' } })
    expect([status, body.data]).toEqual([403, undefined])
  })

  it('finds organisations, user groups, positions and team roles, whatever accents are typed, each with what tells it apart', async () => {
    const all = await world.asSuper()
    const parent = await make.organization()
    await world.db.updateTable('organizations').set({ name: 'Cụm Tây Bắc' }).where('id', '=', parent).execute()
    const chi = { name: 'Đội Tra Nạp Điện Biên', code: 'DIN-TN', parent_id: parent, status: 1 }
    const organization = await world.db
      .insertInto('organizations')
      .values(chi)
      .returning('id')
      .executeTakeFirstOrThrow()
    const gone = { name: 'Đội tra nạp Điện Biên cũ', deleted_at: new Date() }
    await world.db.insertInto('organizations').values(gone).execute()
    const post = async (path: string, body: object) => (await all.post(path, { body })).body.data.id as number
    const group = await post('/groups', { name: 'Giám sát Điện Biên', description: 'Theo dõi từ xa' })
    const position = await post('/positions', { name: 'Điều phối Điện Biên', order: 4 })
    const { groupId } = await world.as()
    const role = await post('/group-aliases', { alias: 'Quan sát Điện Biên', grp_id: groupId, order: 2 })
    for (const q of ['điện biên', 'DIEN BIEN', 'bien dien']) {
      const found = await find(all, q)
      expect(found.organizations).toEqual([
        expect.objectContaining({ id: organization.id, name: chi.name, org_code: 'DIN-TN', parent: 'Cụm Tây Bắc' }),
      ])
      expect(found.groups).toEqual([
        expect.objectContaining({ id: group, name: 'Giám sát Điện Biên', description: 'Theo dõi từ xa' }),
      ])
      expect(found.positions).toEqual([expect.objectContaining({ id: position, name: 'Điều phối Điện Biên' })])
      expect(found.team_roles).toEqual([{ id: role, alias: 'Quan sát Điện Biên', group: expect.stringMatching(/./) }])
      expect([found.groups[0].status.code, found.organizations[0].status.code]).toEqual([0, 1])
    }
    expect(names((await find(all, 'din-tn')).organizations)).toEqual([chi.name])
    const anybody = await find(await world.as(), 'dien bien')
    expect([names(anybody.organizations), names(anybody.positions)]).toEqual([[chi.name], ['Điều phối Điện Biên']])
  })

  it('gives six organisations, groups, positions and team roles at most, in the order of their names', async () => {
    const { groupId } = await world.as()
    const seven = [10, 2, 1, 3, 4, 5, 6].map((n) => `Sen Hồng ${n}`)
    await world.db
      .insertInto('organizations')
      .values(seven.map((name) => ({ name })))
      .execute()
    await world.db
      .insertInto('groups')
      .values(seven.map((name) => ({ name })))
      .execute()
    await world.db
      .insertInto('positions')
      .values(seven.map((name) => ({ name, order: 1 })))
      .execute()
    await world.db
      .insertInto('team_roles')
      .values(seven.map((alias) => ({ alias, group_id: groupId, order: 1 })))
      .execute()
    const found = await find(await world.asSuper(), 'sen hong')
    const six = [1, 2, 3, 4, 5, 6].map((n) => `Sen Hồng ${n}`)
    for (const kind of ['organizations', 'groups', 'positions', 'team_roles']) expect(names(found[kind])).toEqual(six)
  })

  it('ignores case and diacritics, and takes % and _ as they are written', async () => {
    await person('Đặng Thị Ước', 'uoc@apron.example')
    const all = await world.asSuper()
    for (const q of ['đặng thị ước', 'DANG THI UOC', 'thi uoc', 'uoc@APRON', '  ước '])
      expect(names((await find(all, q)).users)).toEqual(['Đặng Thị Ước'])
    for (const q of ['%%%', '___', 'u%c', 'dang_thi', '%', '_']) expect((await find(all, q)).users).toEqual([])
  })

  it('looks for one or two letters where words begin', async () => {
    await person('Quách Văn Ỷ', 'zeta@apron.example')
    const all = await world.asSuper()
    expect(names((await find(all, 'ỷ')).users)).toEqual(['Quách Văn Ỷ'])
    expect(names((await find(all, 'qu')).users)).toEqual(['Quách Văn Ỷ'])
    expect((await find(all, 'ua')).users).toEqual([])
  })

  it('finds words in any order, and those that have markup or other words between them', async () => {
    const all = await world.asSuper()
    await person('Hồ Ngọc Tuyền', 'tuyen@apron.example')
    for (const q of ['tuyền hồ', 'ho  tuyen', 'tuyen@ NGỌC'])
      expect(names((await find(all, q)).users)).toEqual(['Hồ Ngọc Tuyền'])
    expect((await find(all, 'tuyen ho khong')).users).toEqual([])
    const group_id = await make.group('Q0')
    const content = '<p>Đồng hồ <b>áp suất</b> còn hạn.</p>'
    await world.db.insertInto('library_items').values({ group_id, header: 'Q0.1', content }).execute()
    expect(names((await find(all, 'ap suat con han')).items)).toEqual(['Q0.1'])
  })

  it('gives six of a kind at most, first what begins with the words', async () => {
    for (let n = 1; n <= 7; n += 1) await person(`Lê Tám Xoan ${n}`, `xoan${n}@apron.example`)
    await person('Xoan Thị Bé', 'be@apron.example')
    const { users } = await find(await world.asSuper(), 'xoan')
    expect(names(users)).toEqual(['Xoan Thị Bé', ...[1, 2, 3, 4, 5].map((n) => `Lê Tám Xoan ${n}`)])
  })

  it('leaves out who lies in the trash', async () => {
    await person('Phan Rời Đi', 'roi@apron.example', { deleted_at: new Date() })
    expect((await find(await world.asSuper(), 'phan roi')).users).toEqual([])
  })

  it('shows of a long question the part that was found, without markup, and where it stands', async () => {
    const group = await make.group('Q1')
    const filling = 'Kiểm tra hồ sơ và biên bản bàn giao. '.repeat(12)
    await world.db
      .insertInto('library_items')
      .values({
        group_id: group,
        header: 'Q1.1',
        content: `<p>${filling}Van <b>xả nước đáy</b> được khóa. ${filling}</p>`,
      })
      .execute()
    const [item] = (await find(await world.as('VIEW_CHECKLIST_ITEM'), 'xa nuoc day')).items
    expect(item).toMatchObject({ header: 'Q1.1', grp_chk_item_id: group })
    expect(item.content).toContain('Van xả nước đáy được khóa.')
    expect(item.content).toMatch(/^… .*(và|biên|bản|bàn|giao|hồ|sơ|Kiểm|tra)…$/)
    expect(item.content.length).toBeLessThanOrEqual(170)
  })

  it('refuses to look for nothing', async () => {
    for (const q of ['', '   ', 'a'.repeat(101)])
      expect((await (await world.as()).get('/search', { query: { q } })).status).toBe(422)
  })

  it('reads each kind by its index, also for one letter', async () => {
    const author = (await world.asSuper()).id
    const [organization, group] = [await make.organization(), await make.group('Q2')]
    const { groupId } = await world.as()
    await sql`insert into audits (name, starting_date, ending_date, organization_id, author_id)
      select 'Đánh giá kho ' || n, '2026-01-01', '2026-01-02', ${organization}, ${author} from generate_series(1, 20000) n`.execute(
      world.db,
    )
    await sql`insert into library_items (group_id, header, content)
      select ${group}, '7.' || n, '<p>Bồn chứa ' || n || '</p>' from generate_series(1, 20000) n`.execute(world.db)
    await sql`insert into users (fullname, email, password_hash, group_id)
      select 'Trần Bình ' || n, n || '@apron.example', '-', ${groupId} from generate_series(1, 20000) n`.execute(
      world.db,
    )
    await sql`insert into organizations (name) select 'Kho Bình ' || n from generate_series(1, 20000) n`.execute(
      world.db,
    )
    await sql`insert into groups (name) select 'Nhóm Bình ' || n from generate_series(1, 20000) n`.execute(world.db)
    await sql`insert into positions (name, "order") select 'Chức Bình ' || n, 1 from generate_series(1, 20000) n`.execute(
      world.db,
    )
    await sql`insert into team_roles (alias, group_id, "order")
      select 'Vai Bình ' || n, ${groupId}, 1 from generate_series(1, 20000) n`.execute(world.db)
    const tables = ['audits', 'library_items', 'users', 'organizations', 'groups', 'positions', 'team_roles']
    for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(world.db)
    const all = { id: 0, groupId: 1, organizationId: null, permissions: new Set<string>() } as never
    for (const words of ['wax 12', 'wax fuel', 'w']) {
      const queries = {
        audits_search_idx: quickFind.audits(world.db, all, words),
        library_items_search_idx: quickFind.items(world.db, words),
        users_search_idx: quickFind.users(world.db, words),
        organizations_search_idx: quickFind.organizations(world.db, words, null),
        groups_search_idx: quickFind.groups(world.db, words),
        positions_search_idx: quickFind.positions(world.db, words),
        team_roles_search_idx: quickFind.teamRoles(world.db, words),
      }
      for (const [index, query] of Object.entries(queries))
        expect(JSON.stringify(await query.explain('json'))).toContain(index)
    }
  })
})
