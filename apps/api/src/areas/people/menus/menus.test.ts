import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MenuItem } from '@apron/contract/people'
import { menu as lines } from '../../../areas.ts'
import { startWorld, type World } from '#testing/world.ts'
import { productMenu } from './menus.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const library = '/checklist-item/list'
const personal = ['/notification', '/profile/show', '/qr-code']
const line = (url: string, name = 'Dòng') => ({ name, url, icon: null, title: false, children: [] })
const heading = (name: string, ...children: unknown[]) => ({ name, url: null, icon: null, title: true, children })
const urls = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [...(item.url === null ? [] : [item.url]), ...urls(item.children)])

const { byDefault, screens } = productMenu(lines)
/** The screens of a menu that nobody has arranged. */
const all = urls(byDefault)

/** Screens that stand in no menu by themselves. */
const further = [
  '/login',
  '/password/forgot',
  '/password/reset/abc-1',
  '/404',
  '/profile/edit',
  '/profile/change-password',
  '/group/1/permission',
  '/group/1/menu',
  '/group/1/dashboard',
  '/user/create',
  '/user/1/edit',
  '/document/view/1',
  '/document/view/1/index',
  '/document/view/1/view',
  '/libraries/trash',
  ...['create', '1/edit', '1/checklist-item', '1/view', '1/corrective', '1/summary'].map(
    (rest) => `/checklist/${rest}`,
  ),
  ...['summary/history', 'summary/2', 'audit-result', 'corrective-result'].map((rest) => `/checklist/1/${rest}`),
  '/checklist-item-status/create',
  '/checklist-item-status/edit/1',
  '/tags/checklist-items',
  '/report/report-hashtag',
  '/report/correctives',
  '/forum/create',
  '/forum/1/edit',
  '/forum/1/detail',
]

describe('the default menu', () => {
  it('shows each reader the screens they may use, and whoever writes menus all of them', async () => {
    const stranger = await world.as()
    const librarian = await world.as('VIEW_CHECKLIST_ITEM')
    const writer = await world.as('UPDATE_MENU')
    expect(urls((await stranger.get('/menus')).body.data)).not.toContain(library)
    expect(urls((await librarian.get('/menus')).body.data)).toContain(library)
    expect(urls((await writer.get('/menus')).body.data)).toEqual([...screens.keys()])
    const ofStranger = await writer.get('/menus', { query: { group_id: stranger.groupId } })
    expect(urls(ofStranger.body.data)).toEqual([...urls((await stranger.get('/menus')).body.data), ...personal])
  })
})

describe('the menu of a group', () => {
  it('is the default one at first, without what its members may not use', async () => {
    const member = await world.as()
    const { body } = await member.get(`/menus/${member.groupId}`)
    expect(urls(body.data)).toContain('/checklist/list')
    expect(urls(body.data)).not.toContain(library)
    const chief = await world.asSuper()
    expect(urls((await chief.get('/menus/1')).body.data)).toEqual(all)
  })

  it('is read by its members and by whoever writes menus, and by nobody else', async () => {
    const member = await world.as()
    const other = await world.as()
    const writer = await world.as('UPDATE_MENU')
    expect((await other.get(`/menus/${member.groupId}`)).status).toBe(403)
    expect((await member.get(`/menus/${member.groupId}`, { query: { whole: 1 } })).status).toBe(403)
    expect((await writer.get(`/menus/${member.groupId}`)).status).toBe(200)
    expect((await writer.get('/menus/999999')).status).toBe(404)
  })

  it('keeps a heading that stands beside its lines, as long as its readers may use one before the next', async () => {
    const writer = await world.as('UPDATE_MENU')
    const member = await world.as()
    const flat = [
      heading('Trao đổi'),
      line('/forum/list', 'Hỏi đồng nghiệp'),
      heading('Kho câu hỏi'),
      line(library, 'Câu hỏi'),
      heading('Của tôi', line(library, 'Câu hỏi nữa')),
      line('/dashboard', 'Hôm nay của tôi'),
      heading('Cuối'),
    ]
    const saved = await writer.post('/menus', { body: { data: flat, group_id: member.groupId } })
    expect([saved.status, saved.body.data]).toEqual([200, flat])
    const [talk, forum, , , , dashboard] = flat
    expect((await member.get(`/menus/${member.groupId}`)).body.data).toEqual([talk, forum, dashboard])
  })

  it('of the administrators is theirs to change', async () => {
    const writer = await world.as('UPDATE_MENU')
    const chief = await world.asSuper()
    const empty = { data: '[]', group_id: 1 }
    const refused = await writer.post('/menus', { body: empty })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Only members of the administrators group may change its menu and dashboard.',
    ])
    expect(urls((await chief.get('/menus/1')).body.data)).toEqual(all)
    expect((await chief.post('/menus', { body: empty })).status).toBe(200)
    await world.db.deleteFrom('menus').where('group_id', '=', 1).execute()
  })

  it('is saved serialised, kept whole for its writer, and shows a screen once its members may use it', async () => {
    const writer = await world.as('UPDATE_MENU')
    const member = await world.as()
    const tree = [heading('Của tôi', line(library, 'Thư viện')), line('/checklist/list', 'Đánh giá')]
    const saved = await writer.post('/menus', { body: { data: JSON.stringify(tree), group_id: member.groupId } })
    expect([saved.status, saved.body.data]).toEqual([200, tree])
    const whole = await writer.get(`/menus/${member.groupId}`, { query: { whole: 1 } })
    expect(whole.body.data).toEqual(tree)
    // The heading would stand over nothing.
    expect((await member.get(`/menus/${member.groupId}`)).body.data).toEqual([tree[1]])
    const view = await world.db
      .selectFrom('permissions')
      .select('id')
      .where('code', '=', 'VIEW_CHECKLIST_ITEM')
      .executeTakeFirstOrThrow()
    await (await world.asSuper()).post(`/groups/${member.groupId}/permissions`, { body: { data: [view.id] } })
    expect((await member.get(`/menus/${member.groupId}`)).body.data).toEqual(tree)
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'menu.saved')
      .where('user_id', '=', writer.id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ after: { group_id: member.groupId, menu: tree } })
  })

  it('is named in the language of the call, and keeps the product’s own names apart from chosen ones when it goes round', async () => {
    const writer = await world.as('UPDATE_MENU')
    const vi = { 'accept-language': 'vi' }
    const names = (items: MenuItem[]): string[] => items.flatMap(({ name, children }) => [name, ...names(children)])
    expect(names((await writer.get('/menus', { headers: vi })).body.data)).toContain('Đợt đánh giá')
    const english = (await writer.get('/menus')).body.data
    expect(names(english)).toContain('Audits')
    expect(names(english).filter((name) => name.startsWith('menu.'))).toEqual([])

    // Read in one language, saved, and read in the other.
    const own = { query: { whole: 1 } }
    const read = (await writer.get(`/menus/${writer.groupId}`, { ...own, headers: vi })).body.data
    const sent = [...read, { ...line('/position', 'Chức danh của tôi') }]
    const body = { data: JSON.stringify(sent), group_id: writer.groupId, seen: JSON.stringify(read) }
    const saved = await writer.post('/menus', { body, headers: vi })
    expect([saved.status, saved.body.data]).toEqual([200, sent])
    const back = (await writer.get(`/menus/${writer.groupId}`, own)).body.data
    expect(names(back)).toContain('Audits')
    expect(names(back)).toContain('Chức danh của tôi')
    const { items } = await world.db
      .selectFrom('menus')
      .select('items')
      .where('group_id', '=', writer.groupId)
      .executeTakeFirstOrThrow()
    expect(names(items)).toContain('menu.audits')
    // Somebody who reads it in another language has seen the same menu.
    const again = { data: JSON.stringify(back), group_id: writer.groupId, seen: JSON.stringify(back) }
    expect((await writer.post('/menus', { body: again })).status).toBe(200)
    const stale = { ...again, seen: JSON.stringify([line('/position', 'Audits')]) }
    expect((await writer.post('/menus', { body: stale })).body.code).toBe('changed_meanwhile')
  })

  it('leads to the product’s own screens only', async () => {
    const writer = await world.as('UPDATE_MENU')
    for (const url of [
      'https://elsewhere.example',
      '//elsewhere.example',
      'javascript:alert(1)',
      '/checklist/list/../x',
    ]) {
      const data = [heading('Nhóm', line(url))]
      const { status, body } = await writer.post('/menus', { body: { data, group_id: writer.groupId } })
      expect([url, status, Object.keys(body.errors)]).toEqual([url, 422, ['data']])
    }
    expect(
      (await world.db.selectFrom('menus').selectAll().where('group_id', '=', writer.groupId).execute()).length,
    ).toBe(0)
  })

  it('may lead to every address that leads to a screen of the product; one that leads to another is taken as that one', async () => {
    const chief = await world.asSuper()
    const { groupId } = await world.as('UPDATE_MENU')
    const save = (url: string) => chief.post('/menus', { body: { data: [line(url)], group_id: groupId } })
    for (const [url, place] of [
      ['/', '/checklist/list'],
      ['/profile', '/profile/show'],
      ['/libraries', '/libraries/media'],
      ['/report', '/report/report'],
      ...['checklist', 'organization', 'user', 'group', 'group-faq', 'forum', 'document', 'tags', 'checklist-item'].map(
        (bare) => [`/${bare}`, `/${bare}/list`] as const,
      ),
    ] as const) {
      const { status, body } = await save(url)
      expect([url, status, urls(body.data ?? [])]).toEqual([url, 200, [place]])
    }
    for (const url of further) expect([url, (await save(url)).status]).toEqual([url, 200])
    for (const url of ['/nowhere', '/group/x/menu', '/forum/1/detail/2', '/user/create/../../x'])
      expect([url, (await save(url)).status]).toEqual([url, 422])
    // Shown to whoever may use the screen behind which it stands.
    const members = await world.as()
    await chief.post('/menus', {
      body: { data: [line('/user/create'), line('/forum/create')], group_id: members.groupId },
    })
    expect(urls((await members.get(`/menus/${members.groupId}`)).body.data)).toEqual(['/forum/create'])
  })

  it('may lead to what everybody has: notifications, profile and QR code', async () => {
    const writer = await world.as('UPDATE_MENU')
    const member = await world.as()
    const tree = [heading('Của tôi', ...personal.map((url) => line(url)))]
    expect((await writer.post('/menus', { body: { data: tree, group_id: member.groupId } })).status).toBe(200)
    expect(urls((await member.get(`/menus/${member.groupId}`)).body.data)).toEqual(personal)
  })

  it('is a tree of three levels at most, of a group that exists', async () => {
    const writer = await world.as('UPDATE_MENU')
    const save = (data: unknown, group_id = writer.groupId) => writer.post('/menus', { body: { data, group_id } })
    expect((await save([heading('1', heading('2', heading('3')))])).status).toBe(200)
    expect((await save([heading('1', heading('2', heading('3', heading('4'))))])).status).toBe(422)
    expect((await save('{not json')).status).toBe(422)
    expect((await save('{"name":"one"}')).status).toBe(422)
    expect((await save([heading(' ')])).status).toBe(422)
    expect(Object.keys((await save([], 999_999)).body.errors)).toEqual(['group_id'])
  })

  it('reaches the open tabs of its members', async () => {
    const writer = await world.as('UPDATE_MENU')
    const member = await world.as()
    const socket: Socket = io(world.url, { auth: { token: member.token }, transports: ['websocket'] })
    await new Promise<void>((done) => socket.once('connect', done))
    const told = vi.fn<() => void>()
    socket.on('session:changed', told)
    await writer.post('/menus', { body: { data: [line('/position')], group_id: member.groupId } })
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 45_000)
    expect(urls((await member.get(`/menus/${member.groupId}`)).body.data)).toEqual(['/position'])
    socket.disconnect()
  })
})
