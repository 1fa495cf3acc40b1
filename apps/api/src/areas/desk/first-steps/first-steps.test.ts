import { beforeEach, describe, expect, it } from 'vitest'
import { world as oneWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let chief: Browser
const vi = { headers: { 'accept-language': 'vi' } }
beforeEach(async () => {
  world = await oneWorld()
  chief = await world.asSuper()
})

const done = async () =>
  ((await chief.get('/first-steps')).body.data as { step: string; is_done: boolean }[])
    .filter(({ is_done }) => is_done)
    .map(({ step }) => step)
const added = async (path: string) => (await chief.post(path, vi)).body.data.added as number

describe('the first steps of a company', () => {
  it('tick themselves by what is there, from the name to the first audit', async () => {
    expect(await done()).toEqual([])
    const body = { company_name: 'Minh Hải', seen: { company_name: '' } }
    expect((await chief.put('/settings/all', { body })).status).toBe(200)
    expect(await done()).toEqual(['company'])
    const organization = (await chief.post('/organizations', { body: { name: 'Chi nhánh', parent_id: 0 } })).body
      .data as { id: number }
    // One that waits is not there yet.
    expect(await done()).toEqual(['company'])
    await chief.post(`/organizations/${organization.id}/approval`)
    expect(await done()).toEqual(['company', 'organizations'])
    await chief.post('/groups/ready-set')
    await chief.post('/group-aliases/ready-set')
    expect(await done()).toEqual(['company', 'organizations', 'groups'])
    await chief.post('/checklist-item-status/ready-set')
    await world.as()
    expect(await done()).toEqual(['company', 'organizations', 'groups', 'people', 'scales'])
  })
})

describe('a ready set', () => {
  it('brings user groups that are approved and have their rights, in the language of whoever asks, and only once', async () => {
    const [once, again] = await Promise.all([added('/groups/ready-set'), added('/groups/ready-set')])
    expect([once, again].toSorted((one, other) => one - other)).toEqual([0, 7])
    const groups = (await chief.get('/groups', { query: { per_page: 'all' } })).body.data as {
      id: number
      name: string
      status: { code: number }
    }[]
    const auditors = groups.find(({ name }) => name === 'Đánh giá viên')!
    expect(auditors.status.code).toBe(1)
    const rights = await world.db
      .selectFrom('group_permissions')
      .innerJoin('permissions', 'permissions.id', 'group_permissions.permission_id')
      .select('code')
      .where('group_id', '=', auditors.id)
      .execute()
    const codes = rights.map(({ code }) => code)
    expect(codes).toContain('AUDIT_CHECKLIST_ITEM')
    expect(codes).not.toContain('APPROVE_CHECKLIST')
    const entry = await world.db
      .selectFrom('audit_trail')
      .select(['action', 'after'])
      .where('action', '=', 'group.ready_set_added')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect((entry.after as { groups: number[] }).groups).toContain(auditors.id)
  })

  it('ties each team role to its group, and leaves a part alone that somebody has filled', async () => {
    const { id: group_id } = await world.db
      .insertInto('groups')
      .values({ name: 'Đánh giá viên', status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = { alias: 'Chuyên gia', group_id, order: 1, part: 'auditor' as const }
    await world.db.insertInto('team_roles').values(own).execute()
    expect(await added('/group-aliases/ready-set')).toBe(2)
    const roles = (await chief.get('/group-aliases')).body.data as { alias: string; group: { name: string } }[]
    expect(roles.map(({ alias, group }) => [alias, group.name])).toEqual([
      ['Trưởng đoàn', 'Trưởng đoàn đánh giá'],
      ['Đại diện đơn vị được đánh giá', 'Đơn vị được đánh giá'],
      ['Chuyên gia', 'Đánh giá viên'],
    ])
    expect(await added('/group-aliases/ready-set')).toBe(0)
  })

  it('brings statuses beside those that are there, and never a second default', async () => {
    const status = { code: 'ok', name: 'Đạt', color: '#112233', def: true }
    await chief.post('/checklist-item-status', { body: status })
    await chief.post('/checklist-item-status', { body: { ...status, code: 'min', def: false } })
    expect(await added('/checklist-item-status/ready-set')).toBe(5)
    const all = (await chief.get('/checklist-item-status')).body.data as { code: string; is_def: boolean }[]
    expect(all.filter(({ is_def }) => is_def).map(({ code }) => code)).toEqual(['ok'])
    expect(all.map(({ code }) => code)).toEqual(['ok', 'min', 'TBC', 'C', 'OBS', 'MAJ', 'NA'])
  })
})

describe('the administrators’ group', () => {
  const nameOf = async () => (await chief.get('/groups/1')).body.data.name as string

  it('is called in the language of the installation, unless another group bears that name', async () => {
    const save = (language: string, before: string) =>
      chief.put('/settings/all', { body: { language, seen: { language: before } } })
    expect(await nameOf()).toBe('Administrators')
    await save('vi', 'en')
    expect(await nameOf()).toBe('Quản trị hệ thống')
    await world.db.insertInto('groups').values({ name: 'administrators', status: 1 }).execute()
    expect((await save('en', 'vi')).status).toBe(200)
    expect(await nameOf()).toBe('Quản trị hệ thống')
  })
})
