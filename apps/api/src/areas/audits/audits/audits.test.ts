import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditForm, builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type World } from '#testing/world.ts'

/** As it comes over the wire. */
type SentRole = { group_alias_id: number; users: { id: number }[] }

let world: World
let make: ReturnType<typeof builders>
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
})
afterAll(() => world.stop())

const idsOf = (came: { body: { data: { id: number }[] } }) => came.body.data.map((row) => row.id)

describe('an audit', () => {
  it('is opened with a team, which stands in the order of roles and positions', async () => {
    const author = await world.as('CREATE_CHECKLIST')
    const [junior, senior, guest] = [await world.as(), await world.as(), await world.as()]
    const chief = await world.db
      .insertInto('positions')
      .values({ name: 'Giám đốc', order: 90, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db.updateTable('users').set({ position_id: chief.id }).where('id', '=', senior.id).execute()
    const [auditee, auditor] = [await make.role(1), await make.role(5)]
    const body = {
      ...auditForm,
      org_id: await make.organization(),
      ctg: await make.category(),
      users: [
        { group_alias_id: auditee, users: [guest.id] },
        { group_alias_id: auditor, users: [junior.id, senior.id, junior.id] },
      ],
    }
    const created = await author.post('/checklists', { body })
    expect(created.body.data).toMatchObject({
      ...auditForm,
      org_id: body.org_id,
      ctg: body.ctg,
      status: { code: 0 },
      author: { id: author.id },
      team_size: 3,
      total: 0,
      permissions: ['CREATE_CHECKLIST'],
    })
    const team = await author.get(`/checklists/${created.body.data.id}/users`)
    expect(team.body.data.map((role: SentRole) => [role.group_alias_id, role.users.map((user) => user.id)])).toEqual([
      [auditor, [senior.id, junior.id]],
      [auditee, [guest.id]],
    ])
    expect(team.body.data[0].users.map((user: never) => [user['pos_name'], user['position_order']])).toEqual([
      ['Giám đốc', 90],
      [null, null],
    ])
    expect(created.body.data.status).toMatchObject({ id: 0, code: 0 })
    const { users, ...others } = body
    const same = await author.post('/checklists', { body: { ...others, checklist_users: users } })
    expect(same.body.data.checklist_users).toEqual([
      { group_alias_id: auditor, users: [senior.id, junior.id] },
      { group_alias_id: auditee, users: [guest.id] },
    ])
    const kept = await author.post('/checklists', { body: { ...body, checklist_users: [] } })
    expect(kept.body.data.team_size).toBe(3)
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'audit.created')
      .where('subject_id', '=', created.body.data.id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: author.id, after: { name: auditForm.name } })
  })

  it('says under the right field which choice is wrong', async () => {
    const author = await world.as('CREATE_CHECKLIST')
    const [left, trashed, fine] = [await world.as(), await world.as(), await world.as()]
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', left.id).execute()
    await world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', trashed.id).execute()
    const role = await make.role(1)
    const refused = await author.post('/checklists', {
      body: {
        ...auditForm,
        org_id: await make.organization(null, 0),
        ctg: 99_999,
      },
    })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { org_id: ['The chosen record is not approved yet.'], ctg: ['The chosen record does not exist.'] },
    ])
    const team = await author.post('/checklists', {
      body: {
        ...auditForm,
        org_id: await make.organization(),
        users: [
          { group_alias_id: role, users: [fine.id, left.id, trashed.id] },
          { group_alias_id: 99_999, users: [fine.id] },
        ],
      },
    })
    expect([team.status, Object.keys(team.body.errors)]).toEqual([422, ['users.0.users', 'users.1.group_alias_id']])
    const dates = await author.post('/checklists', {
      body: { ...auditForm, name: '', ending_date: '2026-03-01', org_id: 99_999_999_999 },
    })
    const nothing = await author.post('/checklists', {
      body: { name: 'x', starting_date: '', ending_date: null, org_id: null },
    })
    expect(Object.values(nothing.body.errors)).toEqual(Array(3).fill(['This field is required.']))
    expect([dates.status, dates.body.errors]).toEqual([
      422,
      {
        name: ['This field is required.'],
        ending_date: ['The end may not come before the start.'],
        org_id: ['The chosen record does not exist.'],
      },
    ])
  })

  it('keeps what was chosen when it is edited, and leaves roles alone that are not sent', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST', 'REJECT_CHECKLIST')
    const checker = await world.as('VIEW_ALL_CHECKLIST', 'APPROVE_CHECKLIST')
    const [one, two] = [await world.as(), await world.as()]
    const [leader, auditor] = [await make.role(1), await make.role(2)]
    const org_id = await make.organization()
    const users = [
      { group_alias_id: leader, users: [one.id] },
      { group_alias_id: auditor, users: [one.id, two.id] },
    ]
    const id = await make.audit(author, { org_id, users })
    await world.db.updateTable('audits').set({ status: 1 }).where('id', '=', id).execute()
    // What is chosen already may stay, although it could no longer be chosen.
    await world.db.updateTable('organizations').set({ status: 2 }).where('id', '=', org_id).execute()
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', one.id).execute()
    const edited = await author.put(`/checklists/${id}`, {
      body: { ...auditForm, name: 'Tên mới', org_id, users: [{ group_alias_id: auditor, users: [one.id] }] },
    })
    expect(edited.body.data).toMatchObject({ name: 'Tên mới', status: { code: 0 } })
    expect(edited.body.data.users.map((role: SentRole) => role.users.map((user) => user.id))).toEqual([
      [one.id],
      [one.id],
    ])
    await author.post(`/checklists/${id}/rejection`)
    const again = await author.put(`/checklists/${id}`, { body: { ...auditForm, org_id } })
    expect(again.body.data).toMatchObject({ status: { code: 0 }, team_size: 1 })
    expect((await checker.get(`/checklists/${id}`)).status).toBe(200)
    expect((await two.get(`/checklists/${id}`)).status).toBe(404)
  })

  it('is deleted with everything in it, but only before it is approved', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'DELETE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    await make.itemStatus('DEL', { is_default: true })
    const checker = await world.as('VIEW_ALL_CHECKLIST', 'APPROVE_CHECKLIST')
    const id = await make.audit(author, { users: [{ group_alias_id: await make.role(1), users: [checker.id] }] })
    const child = await make.group('1.1', await make.group('1'))
    await author.post(`/checklists/${id}/checklist-items`, { body: { checklist_items: await make.items(child, 3) } })
    const other = await make.audit(author)
    await world.db.updateTable('audits').set({ status: 1 }).where('id', '=', other).execute()
    const refused = await author.delete(`/checklists/${other}`)
    expect([refused.status, refused.body.code]).toEqual([400, 'wrong_status'])
    expect((await author.delete(`/checklists/${id}`)).status).toBe(200)
    expect((await author.get(`/checklists/${id}`)).status).toBe(404)
    expect(await world.db.selectFrom('audit_items').select('id').where('audit_id', '=', id).execute()).toEqual([])
  })
})

describe('the list of audits', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const own = await startWorld()
    const build = builders(own)
    const author = await own.as('CREATE_CHECKLIST')
    const [top, elsewhere] = [await build.organization(), await build.organization()]
    const below = await build.organization(await build.organization(top))
    const category = await build.category()
    const first = await build.audit(author, {
      name: 'Kiểm tra phễu lọc 10%',
      org_id: top,
      ctg: await build.category(category),
    })
    const second = await build.audit(author, { name: 'Đánh giá kho', org_id: below, starting_date: '2026-01-05' })
    const third = await build.audit(author, { name: 'An toàn tra nạp', org_id: elsewhere, starting_date: '2026-02-05' })
    await own.db.updateTable('audits').set({ status: 3 }).where('id', '=', second).execute()
    const found = async (query: Record<string, string | number>) => idsOf(await author.get('/checklists', { query }))
    expect(await found({})).toEqual([third, second, first])
    expect(await found({ search: 'kiem TRA' })).toEqual([first])
    expect(await found({ search: '10%' })).toEqual([first])
    expect(await found({ search: '1_%' })).toEqual([])
    expect(await found({ status: '0,5' })).toEqual([third, first])
    expect(await found({ 'status[]': 3 })).toEqual([second])
    expect(await found({ organization_id: top })).toEqual([second, first])
    expect(await found({ ctg: category })).toEqual([first])
    expect(await found({ is_calendar: 1 })).toEqual([second])
    expect(await found({ sort_by: 'name', sort: 'asc' })).toEqual([third, second, first])
    expect(await found({ sort_by: 'starting_date', sort: 'asc' })).toEqual([second, third, first])
    const page = await author.get('/checklists', { query: { per_page: 2, page: 2 } })
    expect([idsOf(page), page.body.meta]).toEqual([[first], { total: 3, per_page: 2, current_page: 2, last_page: 2 }])
    expect((await author.get('/checklists', { query: { status: 9 } })).status).toBe(422)
    await own.stop()
  })
})

describe('the plan of an audit', () => {
  const planned = async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST')
    const [lead, helper, other] = [await world.as(), await world.as(), await world.as()]
    const [leading, helping] = [await make.role(5), await make.role(4)]
    await world.db.updateTable('team_roles').set({ part: 'leader' }).where('id', '=', leading).execute()
    const form = {
      ...auditForm,
      org_id: await make.organization(),
      ctg: await make.category(),
      users: [
        { group_alias_id: leading, users: [lead.id] },
        { group_alias_id: helping, users: [helper.id] },
      ],
    }
    const id = (await author.post('/checklists', { body: form })).body.data.id as number
    const become = (status: number) => world.db.updateTable('audits').set({ status }).where('id', '=', id).execute()
    const save = (changes: object) => author.put(`/checklists/${id}`, { body: { ...form, ...changes } })
    const log = async (): Promise<{ action: string; changes: object[] }[]> =>
      (await author.get('/waiting/log', { query: { kind: 'audits', id } })).body.data
    return { form, lead, leading, helping, other, become, save, log }
  }

  it('goes back to be approved again when it is another one, and stays approved when only the team changes', async () => {
    const { form, leading, helping, other, become, save } = await planned()
    const others = [
      { name: 'Đợt khác' },
      { starting_date: '2026-01-01' },
      { ending_date: '2027-12-31' },
      { org_id: await make.organization() },
      { ctg: null },
      { scope: 'Kho bể và trạm lọc' },
      { criteria: 'JIG 1, lần 13' },
      { users: [{ group_alias_id: leading, users: [other.id] }] },
      { users: [{ group_alias_id: leading, users: [] }] },
    ]
    for (const changes of others) {
      await become(1)
      const { status, body } = await save(changes)
      expect([changes, status, body.data.status.code]).toEqual([changes, 200, 0])
      await save({})
    }
    await become(1)
    const team = { users: [{ group_alias_id: helping, users: [other.id] }] }
    expect((await save(team)).body.data.status.code).toBe(1)
    expect((await save({ users: form.users })).body.data.status.code).toBe(1)
  })

  it('has in its log what made it another one, by the names of then', async () => {
    const { form, lead, leading, other, become, save, log } = await planned()
    const before = (await save({})).body.data
    const newPlace = await make.organization()
    const nameOf = async (table: 'users' | 'organizations', of: number) => {
      const name = table === 'users' ? 'fullname' : 'name'
      const { rows } = await sql<{
        name: string
      }>`select ${sql.ref(name)} as name from ${sql.table(table)} where id = ${of}`.execute(world.db)
      return rows[0]!.name
    }
    const leaders = [await nameOf('users', lead.id), await nameOf('users', other.id)]
    const said = async (changes: object) => {
      await become(1)
      expect((await save(changes)).body.data.status.code).toBe(0)
      const [last] = await log()
      await save({})
      return last!.changes
    }
    expect(await said({ org_id: newPlace })).toEqual([
      { field: 'Organisation', before: before.organization.name, after: await nameOf('organizations', newPlace) },
    ])
    expect(await said({ ctg: null })).toEqual([{ field: 'Category', before: before.category.name, after: null }])
    expect(await said({ users: [{ group_alias_id: leading, users: [lead.id, other.id] }] })).toEqual([
      { field: 'Leader', before: leaders[0], after: leaders.join(', ') },
    ])
    await become(0)
    await save({ org_id: newPlace, users: form.users })
    await world.db.updateTable('organizations').set({ name: 'Tên sau này' }).where('id', '=', newPlace).execute()
    expect(JSON.stringify(await log())).not.toContain('Tên sau này')
  })

  it('keeps organisation, category and start once it runs; name, end and team may change', async () => {
    const { leading, other, become, save } = await planned()
    await become(3)
    const wrong = await save({ org_id: await make.organization(), ctg: null, starting_date: '2026-01-01' })
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([422, ['ctg', 'org_id', 'starting_date']])
    const changes = {
      name: 'Tên khác',
      ending_date: '2027-12-31',
      users: [{ group_alias_id: leading, users: [other.id] }],
    }
    expect((await save(changes)).body.data).toMatchObject({ name: 'Tên khác', status: { code: 3 } })
  })
})

describe('what an audit covers, and what it is held against,', () => {
  const frame = { scope: 'Kho bể\nTrạm lọc', criteria: 'Thông tư 04/2018; JIG 1, lần 13' }

  it('is asked when it is planned, stays while nobody sends it, and is copied with its questions', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST', 'DUPLICATE_CHECKLIST')
    const form = { ...auditForm, org_id: await make.organization() }
    const without = (await author.post('/checklists', { body: form })).body.data
    expect(without).toMatchObject({ scope: '', criteria: '' })
    const { id } = (await author.post('/checklists', { body: { ...form, ...frame, scope: `  ${frame.scope} ` } })).body
      .data
    const path = `/checklists/${id}`
    expect((await author.get(path)).body.data).toMatchObject(frame)
    expect((await author.put(path, { body: form })).body.data).toMatchObject(frame)
    expect((await author.post(`${path}/duplicates`)).body.data).toMatchObject(frame)
    const cleared = await author.put(path, { body: { ...form, scope: '' } })
    expect(cleared.body.data).toMatchObject({ ...frame, scope: '' })
    const { before, after } = await world.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'audit.updated')
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([before, after]).toMatchObject([frame, { ...frame, scope: '' }])
  })

  it('is no longer than papers have room for, and may be put right while it runs', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'UPDATE_CHECKLIST')
    const form = { ...auditForm, org_id: await make.organization() }
    const tooLong = await author.post('/checklists', { body: { ...form, scope: 'x'.repeat(2001) } })
    expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([422, ['scope']])
    const { id } = (await author.post('/checklists', { body: form })).body.data
    await world.db.updateTable('audits').set({ status: 3 }).where('id', '=', id).execute()
    expect((await author.put(`/checklists/${id}`, { body: { ...form, ...frame } })).body.data).toMatchObject({
      ...frame,
      status: { code: 3 },
    })
  })
})
