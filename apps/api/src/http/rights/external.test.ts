import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditStatus, type Permission } from '@apron/contract'
import { permissions, callsOf } from '../../areas.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { findingOf, fromOutside } from '#testing/audits/outside.ts'
import { externalTable } from '#testing/authorisation/external.ts'
import { store } from '#testing/authorisation/scene.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const people = ['own', 'answering', 'team'] as const
type Person = (typeof people)[number]

let world: World
let audit: OpenAudit
let lead: Browser
let external: Record<Person, Browser>
let minutesId: number
let number: string

const outside = (who: Browser) => fromOutside(world, who)
const finding = (item: number, responsible: number | null) => findingOf(world, item, responsible)

beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  lead = await audit.member(...permissions)
  external = {
    own: await outside(await audit.member(...permissions)),
    answering: await outside(await world.as(...permissions)),
    team: await outside(await audit.member(...permissions)),
  }
  await finding(audit.items[0], external.own.id)
  await finding(audit.items[1], external.answering.id)
  await finding(audit.items[2], null)
  await finding(audit.items[3], lead.id)
  const corrective_date = '2198-12-31'
  await world.db.updateTable('audit_items').set({ corrective_date }).where('audit_id', '=', audit.id).execute()
  const body = { conclusion: '<p>Ổn.</p>', self_assessment: '<p>Đồng ý.</p>', checklist_items: [audit.items[0]] }
  const saved = await lead.post(`/checklists/${audit.id}/meeting-minutes`, { body })
  minutesId = saved.body.data.id
  await audit.move(auditStatus.CORRECTIVE)
  number = (await lead.get(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`)).body.data.finding_number
})
afterAll(() => world.stop())

const itemOf: Record<Person, () => number> = {
  own: () => audit.items[0],
  answering: () => audit.items[1],
  team: () => audit.items[2],
}
const written = { content: '<p>Đã khắc phục</p>' }

const moves: Record<string, object> = {
  '/proposal': { root_cause: 'Gioăng lão hóa', action: 'Thay gioăng', due_on: '2198-01-10' },
  '/extensions': { asked_date: '2199-02-10', reason: 'Chờ vật tư' },
  '/evidence': written,
  '/completion': written,
}
const stateOf = (id: number, finding_state: 'accepted' | 'open') =>
  world.db.updateTable('audit_items').set({ finding_state }).where('id', '=', id).execute()

/** What a person is answered to one line of the table. */
async function answer(person: Person, endpoint: string, another: boolean): Promise<string> {
  const who = external[person]
  const itemId = another ? audit.items[3] : itemOf[person]()
  const values = { audit_item_id: itemId, user_id: who.id, content: '<p>Trao đổi</p>' }
  const commentId = endpoint.includes('omment') ? await store(world, 'comments', values) : 0
  const [method, path] = endpoint.split(' ') as [string, string]
  const subjects = { '/comments/': commentId, '/findings/': itemId, '/minutes/': minutesId }
  const params: Record<string, number> = {
    id: Object.entries(subjects).find(([start]) => path.startsWith(start))?.[1] ?? audit.id,
    itemId,
    commentId,
    minutesId,
    extensionId: 1,
    scanId: 1,
    groupId: audit.groups.first,
  }
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const query = path.endsWith('/search') ? { query: { search: 'Câu' } } : {}
  const move = Object.entries(moves).find(([end]) => path.endsWith(end))?.[1]
  if (path.endsWith('/completion')) await stateOf(itemId, 'accepted')
  const body = method === 'GET' ? {} : { body: move ?? (path.includes('/comments') ? written : {}) }
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  return String((await who[verb](address, { ...query, ...body })).status)
}

type Line = { name: string; endpoint: string; another: boolean; expected: string[] }
const lines: Line[] = externalTable
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter(([first]) => first && first !== '#')
  .map((words) => {
    const another = words[2] === '#another'
    const endpoint = `${words[0]} ${words[1]}`
    return { name: words.slice(0, -3).join(' '), endpoint, another, expected: words.slice(-3) }
  })

describe('an external auditee', () => {
  it('is answered inside an audit what the table says, whatever their rights', async () => {
    const said: Record<string, string> = {}
    for (const { name, endpoint, another } of lines) {
      const each: string[] = []
      for (const person of people) each.push(await answer(person, endpoint, another))
      said[name] = each.join(' ')
    }
    for (const person of people) await stateOf(itemOf[person](), 'open')
    expect(said).toEqual(Object.fromEntries(lines.map(({ name, expected }) => [name, expected.join(' ')])))
  })

  it('finds every call inside audits in that table', () => {
    const inAudits = callsOf(world.app.services)
      .flat()
      .filter(({ route: { access } }) => typeof access === 'object' && 'audit' in access)
    expect([...new Set(lines.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
      inAudits.map(({ route }) => route.endpoint).toSorted(),
    )
  })

  it('is told of no photo where and when it was taken', async () => {
    const { db } = world
    const file = { digest: 'd', name: 'a.jpg', type: 'image/jpeg', kind: 'image', bytes: 1, owner_id: lead.id }
    const taken = { taken_at: '2026-03-04T05:06:07Z', latitude: 21.2, longitude: 105.8 }
    const file_id = await store(world, 'files', { ...file, ...taken })
    const values = { audit_item_id: audit.items[0], user_id: lead.id, content: '<p>Ảnh</p>' }
    const comment_id = await store(world, 'comments', values)
    await db.insertInto('comment_files').values({ comment_id, file_id, position: 0 }).execute()
    const path = `/checklists/${audit.id}/checklist-items/${audit.items[0]}/comments/${comment_id}`
    const seen = async (who: Browser) => (await who.get(path)).body.data.images[0]
    expect((await seen(lead)).taken).toMatchObject({ latitude: 21.2 })
    expect((await seen(external.own)).taken).toBeNull()
  })

  it('finds in lists their own findings and nothing of the audit', async () => {
    const ids = (rows: { id: number }[] = []) => rows.map(({ id }) => id)
    const due = (who: Browser) => who.get('/checklist-item-fix', { query: { stt: 8 } })
    const shown = async (who: Browser) => ({
      audits: ids((await who.get('/checklists')).body.data),
      calendar: ids((await who.get('/checklists', { query: { is_calendar: 1 } })).body.data),
      counts: (await who.get('/checklists/counts')).body.data.reduce(
        (sum: number, { count }: { count: number }) => sum + count,
        0,
      ),
      found: ids((await who.get('/search', { query: { q: 'Đánh giá kho' } })).body.data.audits),
      numbered: ids((await who.get('/search', { query: { q: number } })).body.data.findings),
      due: (await due(who)).body.data.flatMap((row: { checklist_items: { id: number }[] }) => ids(row.checklist_items)),
      open: (await who.get('/checklist-item-fix/counts')).body.data.open,
      mine: ids((await who.get('/waiting/findings', { query: { of: 'mine' } })).body.data),
      led: ids((await who.get('/waiting/findings', { query: { of: 'led' } })).body.data),
      minutes: ids((await who.get('/waiting/minutes')).body.data),
      resume: (await who.get('/checklists/resume')).body.data,
    })
    const none = { audits: [], calendar: [], counts: 0, found: [], led: [], minutes: [], resume: null }
    const [first, second] = audit.items
    expect(await shown(external.own)).toEqual({ ...none, numbered: [first], due: [first], open: 1, mine: [first] })
    expect(await shown(external.answering)).toEqual({ ...none, numbered: [], due: [second], open: 1, mine: [second] })
    expect(await shown(external.team)).toEqual({ ...none, numbered: [], due: [], open: 0, mine: [] })
  })

  it('has as a file what minutes they may read, and nothing that lives', async () => {
    const asked = async (who: Browser, what: string, of: number) =>
      (await who.post('/exports', { body: { what, of, format: 'docx', languages: ['vi'] } })).status
    const all = async (who: Browser) => [
      await asked(who, 'minutes', minutesId),
      await asked(who, 'result', audit.id),
      await asked(who, 'blank', audit.id),
    ]
    expect(await all(external.own)).toEqual([200, 200, 404])
    expect(await all(external.team)).toEqual([200, 200, 404])
    expect(await all(external.answering)).toEqual([404, 404, 404])
  })

  it('hears in the feed and over the socket of their own finding alone', async () => {
    const cursorOf = async (who: Browser) => (await who.get('/changes')).body.data.cursor as string
    const cursors = new Map<Person, string>()
    for (const person of people) cursors.set(person, await cursorOf(external[person]))
    const socket = io(world.url, { auth: { token: external.own.token }, transports: ['websocket'] })
    await new Promise<void>((done) => socket.once('connect', done))
    const heard: unknown[] = []
    socket.onAny((name, payload) => heard.push([name, payload]))
    expect(await socket.timeout(2000).emitWithAck('audit:join', audit.id)).toBe(false)

    const say = (item: number) =>
      lead.post(`/checklists/${audit.id}/checklist-items/${item}/comments`, { body: { content: '<p>Nhắc</p>' } })
    await say(audit.items[3])
    await say(audit.items[0])
    await lead.post(`/set-corrective-date/${audit.id}/chk-item/${audit.items[3]}`, {
      body: { corrective_date: '2026-12-01' },
    })
    const changes = async (person: Person) => {
      const query = { since: cursors.get(person)! }
      // What was committed may be given out once no transaction of the server began before it.
      return vi.waitFor(async () => {
        const { data } = (await external[person].get('/changes', { query })).body
        expect(data.more).toBe(false)
        return (data.changes as { entity: string }[]).map(({ entity }) => entity)
      }, 45_000)
    }
    await vi.waitFor(() => expect(heard.map((one) => (one as string[])[0])).toContain('changed'), 45_000)
    expect(JSON.stringify(heard)).not.toContain('Câu 4')
    expect([...new Set(await changes('own'))].toSorted()).toEqual(['comment', 'notification'])
    expect(await changes('team')).toEqual([])
    expect(await changes('answering')).toEqual([])
    socket.disconnect()
  })

  it('is told of their own finding, with a way that is open to them, and of nothing else', async () => {
    const links = async (who: Browser) => ({
      rows: (await who.get('/notifications')).body.data.map(({ link }: { link: string }) => link),
      lines: (await who.get('/notifications/lines')).body.data.map(({ link }: { link: string }) => link),
      badge: (await who.get('/profiles')).body.data.notification_lines,
    })
    const named = `<span data-mention="${external.team.id}">@x</span>`
    const item = (id: number) => `/checklists/${audit.id}/checklist-items/${id}/comments`
    await lead.post(item(audit.items[3]), { body: { content: `<p>${named} xem giúp</p>` } })
    await lead.post(`/checklists/${audit.id}/in-progress`)
    await audit.move(auditStatus.CORRECTIVE)
    expect(await links(external.team)).toEqual({ rows: [], lines: [], badge: 0 })
    const own = await links(external.own)
    expect([new Set(own.rows), own.badge]).toEqual([new Set([`/finding/${audit.items[0]}`]), own.lines.length])
    // A notification of a finding is gone once somebody else answers for it.
    await finding(audit.items[0], null)
    expect(await links(external.own)).toEqual({ rows: [], lines: [], badge: 0 })
    await finding(audit.items[0], external.own.id)
  })

  it('who audits by a role sees the audit as the team does', async () => {
    const auditor = await outside(await audit.member('AUDIT_CHECKLIST_ITEM'))
    const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', auditor.id)
    await world.db.updateTable('team_roles').set({ part: 'auditor' }).where('id', '=', role).execute()
    expect((await auditor.get(`/checklists/${audit.id}`)).status).toBe(200)
    expect((await auditor.get('/checklists')).body.meta.total).toBe(1)
    expect((await auditor.get('/profiles')).body.data.is_auditee_outside).toBe(false)
  })

  it('finds in the menu no line that leads to audits, and is known to the application as one', async () => {
    const { body } = await external.own.get(`/menus/${external.own.groupId}`)
    const urls = JSON.stringify(body.data)
    expect(['/checklist/list', '/dashboard', '/findings'].map((url) => urls.includes(`"${url}"`))).toEqual([
      false,
      false,
      true,
    ])
    const { data } = (await external.answering.get('/profiles')).body
    const closed: Permission[] = ['CREATE_CHECKLIST', 'VIEW_ALL_CHECKLIST', 'VIEW_ORG_CHECKLIST']
    expect([data.is_auditee_outside, closed.filter((code) => data.permissions.includes(code))]).toEqual([true, []])
    expect((await external.answering.post('/checklists', { body: {} })).status).toBe(403)
  })
})
