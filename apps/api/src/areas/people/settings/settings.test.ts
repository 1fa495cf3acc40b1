import { join } from 'node:path'
import { session as routes } from '@apron/contract/people'
import { readsOf } from '@apron/contract/product'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { openLine } from '#testing/processes/line.ts'
import { startWorld, world as worldOf, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  keeper = await world.as('MANAGE_SETTINGS')
})
afterAll(() => world.stop())

type SettingFields = Record<string, unknown>
const now = async (who = keeper): Promise<SettingFields> => (await who.get('/settings/all')).body.data.values
/** Saves as somebody who has just read what there is. */
async function save(values: SettingFields, who = keeper) {
  const read = await now(who)
  const seen = Object.fromEntries(Object.keys(values).map((name) => [name, read[name]]))
  return who.put('/settings/all', { body: { ...values, seen } })
}
const refusalOf = async (values: SettingFields, who = keeper) => {
  const { status, body } = await save(values, who)
  return [status, body.errors]
}
const lastEntry = () =>
  world.db.selectFrom('audit_trail').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

describe('settings', () => {
  it('hold at once for everybody, and the trail has what was there before and after', async () => {
    const saved = await save({ company_name: '  Xăng dầu Hàng không ', company_address: '202 Nguyễn Sơn' })
    expect(saved.body.data.values).toMatchObject({ company_name: 'Xăng dầu Hàng không' })
    const { body } = await world.nobody.get('/settings')
    expect(body.data).toMatchObject({
      company_name: 'Xăng dầu Hàng không',
      company_address: '202 Nguyễn Sơn',
      company_logo: null,
      least_password: 8,
      language: 'en',
    })
    expect(await lastEntry()).toMatchObject({
      action: 'settings.saved',
      user_id: keeper.id,
      before: { company_name: '', company_address: '' },
      after: { company_name: 'Xăng dầu Hàng không', company_address: '202 Nguyễn Sơn' },
    })
    const log = (await keeper.get('/settings/logs')).body.data
    expect(log[0]).toMatchObject({
      action: 'saved',
      user: { id: keeper.id },
      changes: [
        { field: 'company_name', before: null, after: 'Xăng dầu Hàng không' },
        { field: 'company_address', before: null, after: '202 Nguyễn Sơn' },
      ],
    })
  })

  it('leave alone what is not sent, and tell only of what is otherwise', async () => {
    await save({ late_after_days: 9, keep_photos: false })
    await save({ late_after_days: '9', keep_photos: true })
    expect(await now()).toMatchObject({ late_after_days: 9, keep_photos: true })
    expect((await lastEntry()).after).toEqual({ keep_photos: true })
  })

  it('are refused under their fields, in the language of the person', async () => {
    const before = await now()
    const wrong: [SettingFields, string][] = [
      [{ time_zone: 'Asia/Nowhere' }, 'There is no time zone of this name. One would be Asia/Ho_Chi_Minh.'],
      [{ time_zone: '+07:00' }, 'There is no time zone of this name. One would be Asia/Ho_Chi_Minh.'],
      [{ session_idle_minutes: 0 }, 'The smallest value is 1.'],
      [{ session_minutes: 'long' }, 'This must be a number.'],
      [{ limit_calls: 5 }, 'Give 0 for no limit, or at least 60: with fewer nobody could work any more.'],
      [{ least_password: 7 }, 'The smallest value is 8.'],
      [{ language: 'fr' }, 'Please choose one of the listed values.'],
      [{ dashboard_panels: ['days', 'days'] }, expect.any(String) as string],
      [{ dashboard_panels: [] }, expect.any(String) as string],
      [{ company_name: 'x'.repeat(121) }, expect.any(String) as string],
    ]
    for (const [values, sentence] of wrong)
      expect(await refusalOf(values)).toEqual([422, { [Object.keys(values)[0]!]: [sentence] }])
    const vietnamese = await keeper.put('/settings/all', {
      body: { time_zone: 'x', seen: {} },
      headers: { 'accept-language': 'vi' },
    })
    expect(vietnamese.body.errors.time_zone).toEqual(['Không có múi giờ tên này. Ví dụ đúng: Asia/Ho_Chi_Minh.'])
    expect(await now()).toEqual(before)
  })

  it.each([
    'apron.example',
    'ftp://apron.example',
    'https://apron.example/login',
    'https://apron.example/?a=1',
    'https://apron.example/#a',
    'https://me:secret@apron.example',
    'javascript:alert(1)',
    'http://',
  ])('take no address such as %s', async (address) => {
    const [status, errors] = await refusalOf({ address })
    expect([status, Object.keys(errors)]).toEqual([422, ['address']])
  })

  it('never let a session idle for longer than it lasts', async () => {
    expect(await refusalOf({ session_idle_minutes: 601 })).toEqual([
      422,
      { session_idle_minutes: ['This cannot be more than the longest session (600 minutes).'] },
    ])
    expect(await refusalOf({ session_minutes: 59 })).toEqual([
      422,
      { session_minutes: ['This cannot be less than the time of idling (60 minutes).'] },
    ])
    expect((await save({ session_idle_minutes: 700, session_minutes: 800 })).status).toBe(200)
    expect((await save({ session_idle_minutes: 60, session_minutes: 600 })).status).toBe(200)
  })

  it('refuse whoever has seen something else, and change nothing then', async () => {
    const seen = { company_name: (await now())['company_name'], late_after_days: (await now())['late_after_days'] }
    await save({ company_name: 'Công ty A' })
    const second = await keeper.put('/settings/all', {
      body: { company_name: 'Công ty B', late_after_days: 30, seen },
    })
    expect([second.status, second.body.code]).toEqual([400, 'changed_meanwhile'])
    expect(await now()).toMatchObject({ company_name: 'Công ty A', late_after_days: seen.late_after_days })
    const blind = await keeper.put('/settings/all', { body: { company_name: 'Công ty C', seen: {} } })
    expect(blind.body.code).toBe('changed_meanwhile')
  })

  it('are nobody’s who has lost the right', async () => {
    await world.db.deleteFrom('group_permissions').where('group_id', '=', keeper.groupId).execute()
    world.app.services.authenticator.forget()
    const calls = [keeper.get('/settings/all'), keeper.get('/settings/logs'), keeper.delete('/settings/logo')]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403])
  })

  it('are told to every browser of somebody signed in, as what the answer to strangers is made from', async () => {
    const line = await openLine(world.url, (await world.as()).token)
    const told = () => line.all('changed').flatMap(({ facts }) => facts.map(({ entity }) => entity))
    const read = expect.arrayContaining([...readsOf(routes.settings)])
    await save({ company_address: '1 Hồng Hà' })
    await line.hears('changed')
    expect([readsOf(routes.settings).length, told()]).toEqual([1, read])
    await keeper.post('/settings/logo', { form: form({}, [['logo', 'logo.jpg', await jpeg(60, 20)]]) })
    await vi.waitFor(() => expect(told()).toHaveLength(2), 45_000)
    await keeper.delete('/settings/logo')
    await vi.waitFor(() => expect(told()).toHaveLength(3), 45_000)
    expect(new Set(told())).toEqual(new Set(readsOf(routes.settings)))
  })

  it('have a logo, which is looked at as any picture, and goes when it is taken away', async () => {
    const word = await keeper.post('/settings/logo', { form: form({}, [['logo', 'logo.png', 'no picture']]) })
    expect([word.status, Object.keys(word.body.errors)]).toEqual([415, ['logo']])
    expect((await keeper.post('/settings/logo', { form: form({}) })).status).toBe(422)
    const came = await keeper.post('/settings/logo', { form: form({}, [['logo', 'logo.jpg', await jpeg(600, 200)]]) })
    const { company_logo } = (await world.nobody.get('/settings')).body.data
    expect(came.body.data.logo).toBe(company_logo)
    expect((await fetch(`${world.url}${company_logo}`)).status).toBe(200)
    const log = (await keeper.get('/settings/logs')).body.data
    expect(log[0]).toMatchObject({ action: 'logo_set', changes: [{ field: 'logo', before: null }] })
    expect((await keeper.delete('/settings/logo')).body.data.logo).toBeNull()
    expect((await world.nobody.get('/settings')).body.data.company_logo).toBeNull()
  })
})

describe('what is set', () => {
  it('says which day is today', async () => {
    const own = await worldOf({ now: () => new Date('2026-03-10T11:00:00Z') })
    const admin = await own.asSuper()
    const audit = await openAudit(own)
    const item = audit.items[0]
    await admin.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: 'MAJ' } })
    const due = async (corrective_date: string) =>
      (await admin.post(`/set-corrective-date/${audit.id}/chk-item/${item}`, { body: { corrective_date } })).status
    const minutes = { conclusion: '<p>Đạt</p>', self_assessment: '<p>Đạt</p>', checklist_items: [item] }
    const signed = async () =>
      (await admin.post(`/checklists/${audit.id}/meeting-minutes`, { body: minutes })).body.data.date
    expect([await due('2026-03-09'), await due('2026-03-10'), await due('2026-03-12')]).toEqual([422, 200, 200])
    expect(await signed()).toBe('2026-03-10')
    expect((await save({ time_zone: 'Pacific/Kiritimati' }, admin)).status).toBe(200)
    expect((await own.nobody.get('/settings')).body.data.time_zone).toBe('Pacific/Kiritimati')
    expect([await due('2026-03-10'), await due('2026-03-11')]).toEqual([422, 200])
    expect(await signed()).toBe('2026-03-11')
  })

  it('says in which language strangers are answered', async () => {
    await save({ language: 'vi' })
    const { body } = await world.nobody.get('/profiles')
    expect(body.message).toMatch(/[ăâđêôơư]/i)
    expect((await world.nobody.get('/settings')).body.data.language).toBe('vi')
    await save({ language: 'en' })
  })

  it('lets people approve what they wrote once four eyes are not asked for', async () => {
    const writer = await world.as('CREATE_POSITION', 'APPROVE_POSITION')
    const { id } = (await writer.post('/positions', { body: { name: 'Trưởng kho', order: 1 } })).body.data
    expect((await writer.post(`/positions/${id}/approval`)).body.code).toBe('four_eyes')
    await save({ four_eyes: false })
    expect((await writer.post(`/positions/${id}/approval`)).status).toBe(200)
    await save({ four_eyes: true })
  })

  it('ends sessions that have idled, or lasted, for longer than is allowed now', async () => {
    const [idle, old] = [await world.as(), await world.as()]
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    await world.db
      .updateTable('sessions')
      .set({ used_at: ago(20) })
      .where('user_id', '=', idle.id)
      .execute()
    await world.db
      .updateTable('sessions')
      .set({ created_at: ago(120) as never })
      .where('user_id', '=', old.id)
      .execute()
    const both = async () => [
      (await idle.get('/profiles/sessions')).status,
      (await old.get('/profiles/sessions')).status,
    ]
    await save({ session_idle_minutes: 10, session_minutes: 60 })
    expect(await both()).toEqual([401, 401])
    await save({ session_idle_minutes: 60, session_minutes: 600 })
    expect(await both()).toEqual([200, 200])
  })

  it('asks for longer passwords, and says how long', async () => {
    await save({ least_password: 14 })
    const admin = await world.asSuper()
    const account = { email: 'moi@example.test', gender: 1, grp_id: keeper.groupId, name: 'Lê Thị Mới' }
    const with_ = (password: string) => admin.post('/users', { body: { ...account, password, repass: password } })
    expect((await with_('mat ong rung')).body.errors.password).toEqual(['A password needs at least 14 characters.'])
    expect((await with_('mat ong rung xanh')).status).toBe(200)
    await save({ least_password: 8 })
  })

  it('counts calls and files by the limits of now', async () => {
    const person = await world.as()
    await save({ limit_calls: 60, quota_mb: 1 })
    const statuses: number[] = []
    for (let time = 0; time < 70; time += 1) statuses.push((await person.get('/profiles')).status)
    expect(statuses).toContain(429)
    const sender = await world.as('CREATE_COMMENT')
    const big = form({}, [['avatar', 'a.jpg', Buffer.concat([await jpeg(2000, 2000), Buffer.alloc(1_100_000)])]])
    expect((await sender.post('/profiles', { form: big })).status).toBe(507)
    await save({ limit_calls: 0, quota_mb: 5120 })
    expect((await person.get('/profiles')).status).toBe(200)
  })

  it('arranges the dashboards of groups that have arranged nothing', async () => {
    const own = await world.as('UPDATE_MENU')
    const read = async (id: number) => (await own.get(`/groups/${id}/dashboard`)).body.data
    const usual = await read(own.groupId)
    await own.put(`/groups/${own.groupId}/dashboard`, { body: { panels: ['to_fix'], seen: usual } })
    await save({ dashboard_panels: ['days', 'calendar'] })
    expect([await read(own.groupId), await read(keeper.groupId)]).toEqual([['to_fix'], ['days', 'calendar']])
  })

  it('says where the product is reached, whatever a request says', async () => {
    const person = await world.as()
    const address = async () => (await person.get('/settings/address', { headers: { host: 'evil.example' } })).body.data
    expect(await address()).toEqual({ address: world.url, is_set: false })
    await save({ address: 'https://apron.example/' })
    expect(await address()).toEqual({ address: 'https://apron.example', is_set: true })
    expect((await save({ address: '' })).body.data.address).toBe(world.url)
    expect(await address()).toEqual({ address: world.url, is_set: false })
  })
})

describe('the usual days to correct', () => {
  const status = async (code: string, more: SettingFields = {}) => {
    const writer = await world.as('CREATE_CHECKLIST_ITEM_STATUS')
    const body = { code, name: `Mức ${code}`, color: '#b3261e', is_report: 1, ...more }
    return (await writer.post('/checklist-item-status', { body })).body.data
  }
  const severities = async () => (await keeper.get('/settings/all')).body.data.severities

  it('are kept with each status that is a finding', async () => {
    const [major, fine] = [await status('MAJ'), await status('OK', { is_report: 0 })]
    const seen = { correction_days: [{ id: major.id, days: null }] }
    const saved = await keeper.put('/settings/all', {
      body: { correction_days: [{ id: major.id, days: '30' }], seen },
    })
    expect(saved.body.data.severities).toContainEqual({
      id: major.id,
      code: 'MAJ',
      name: 'Mức MAJ',
      color: '#b3261e',
      days: 30,
    })
    const reader = await world.as()
    const { body } = await reader.get(`/checklist-item-status/${major.id}`)
    expect(body.data.correction_days).toBe(30)
    expect(await lastEntry()).toMatchObject({
      before: { correction_days: { MAJ: null } },
      after: { correction_days: { MAJ: 30 } },
    })
    expect((await severities()).map(({ id }: { id: number }) => id)).not.toContain(fine.id)
    const again = await keeper.put('/settings/all', { body: { correction_days: [{ id: major.id, days: 5 }], seen } })
    expect(again.body.code).toBe('changed_meanwhile')
    const wrong = await keeper.put('/settings/all', {
      body: { correction_days: [{ id: major.id, days: 0 }], seen: {} },
    })
    expect(Object.keys(wrong.body.errors)).toEqual(['correction_days.0.days'])
  })

  it('are in the form of a status too, and stay where a client knows nothing of them', async () => {
    const minor = await status('MIN', { correction_days: 60 })
    const writer = await world.as('UPDATE_CHECKLIST_ITEM_STATUS')
    const put = async (more: SettingFields) =>
      (
        await writer.put(`/checklist-item-status/${minor.id}`, {
          body: { code: 'MIN', name: 'Mức MIN', color: '#b3261e', is_report: 1, ...more },
        })
      ).body.data.correction_days
    expect([await put({}), await put({ correction_days: '45' }), await put({ correction_days: '' })]).toEqual([
      60,
      45,
      null,
    ])
  })
})

describe('the environment', () => {
  it('goes before what was saved, is named, and cannot be changed here', async () => {
    const own = await worldOf({ config: { fixed: ['time_zone'] }, settings: { time_zone: 'Asia/Tokyo' } })
    const admin = await own.asSuper()
    const { values, fixed } = (await admin.get('/settings/all')).body.data
    expect([values.time_zone, fixed]).toEqual(['Asia/Tokyo', [{ name: 'time_zone', variable: 'APRON_TIME_ZONE' }]])
    const body = { time_zone: 'UTC', company_name: 'A', seen: { time_zone: 'Asia/Tokyo', company_name: '' } }
    const refused = await admin.put('/settings/all', { body })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { time_zone: ['APRON_TIME_ZONE on the server sets this; it cannot be changed here.'] },
    ])
    expect((await admin.get('/settings/all')).body.data.values.company_name).toBe('')
    await own.db.insertInto('settings').values({ name: 'time_zone', value: '"UTC"' }).execute()
    expect((await admin.get('/settings/all')).body.data.values.time_zone).toBe('Asia/Tokyo')
  })
})

it('what one process saves holds in another within about a second, and at once for whoever asks for it', async () => {
  const own = await worldOf({ config: { severalProcesses: true } })
  const { config } = own.app.services
  const other = await buildApp({
    config,
    db: own.db,
    filesDirectory: join(config.dataDirectory, 'files'),
    connection: own.connection,
    several: true,
  })
  await other.server.ready()
  onTestFinished(() => other.server.close())
  const there = async () => (await other.server.inject({ url: '/api/settings' })).json().data.company_name
  const admin = await own.asSuper()
  expect(await there()).toBe('')
  const rename = (company_name: string, before: string) =>
    admin.put('/settings/all', { body: { company_name, seen: { company_name: before } } })
  await rename('Skypec', '')
  await expect.poll(() => other.services.settings.now().company_name).toBe('Skypec')
  await rename('Xăng dầu Hàng không', 'Skypec')
  expect(await there()).toBe('Xăng dầu Hàng không')
})
