import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { sql } from 'kysely'
import { isRead } from '@apron/contract'
import type { TrailEntry, trail as routes } from '@apron/contract/desk'
import type { AnswerOf } from '@apron/contract'
import { entityNames } from '@apron/contract/entities'
import { messages, type Language } from '@apron/messages'
import { callsOf } from '../../../areas.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { ownActions } from '#trail/trail.ts'
import { actions, titleOf } from './actions.ts'

type Answer = AnswerOf<typeof routes.list>['data']

let world: World
let reader: Browser
let boss: Browser
beforeAll(async () => {
  world = await startWorld({ settings: { time_zone: 'Asia/Ho_Chi_Minh' } })
  reader = await world.as('VIEW_TRAIL')
  boss = await world.asSuper()
})
afterAll(() => world.stop())

const asked = async (query: Record<string, string | number> = {}, language: Language = 'en'): Promise<Answer> =>
  (await reader.get('/trail', { query, headers: { 'accept-language': language } })).body.data
const titles = async (query: Record<string, string | number>) => (await asked(query)).entries.map(({ title }) => title)
const changesOf = ({ changes }: TrailEntry) =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]))
const last = async (query: Record<string, string | number>, language: Language = 'en') =>
  (await asked(query, language)).entries[0]!

describe('the audit trail', () => {
  it('has words in both languages for every entry that a call or a job leaves, and for nothing else', () => {
    const calls = callsOf(world.app.services)
      .flat()
      .filter(({ route }) => !isRead(route))
      .map(({ route }) => route.trail!)
    expect(actions.toSorted()).toEqual([...calls, ...ownActions].toSorted())
    const worded = (language: Language) => actions.filter((action) => /\{\{|__|\.\w/.test(titleOf(action, language)))
    expect([worded('vi'), worded('en')]).toEqual([[], []])
  })

  it('has a name for every field that people fill in, or says here why it stays hidden', () => {
    const fields = callsOf(world.app.services)
      .flat()
      .filter(({ route }) => !isRead(route) && route.access !== 'anyone')
      .flatMap(({ route }) => Object.keys((route.body as z.ZodMiniObject | undefined)?._zod.def.shape ?? {}))
    const known = new Set([...Object.keys(messages.trailFields), ...Object.keys(messages.settings)])
    expect([...new Set(fields)].filter((name) => !known.has(name) && !(name in hidden)).toSorted()).toEqual([])
  })

  it('is for whoever has the right, never for an external auditee', async () => {
    expect((await world.nobody.get('/trail')).status).toBe(401)
    expect((await (await world.as('MANAGE_SETTINGS')).get('/trail')).status).toBe(403)
    expect((await boss.get('/trail')).status).toBe(200)
    const outside = await world.as('VIEW_TRAIL')
    await world.db.updateTable('users').set({ type: 2 }).where('id', '=', outside.id).execute()
    world.app.services.authenticator.forget()
    expect((await outside.get('/trail')).status).toBe(403)
  })

  it('tells what was there before and after, in the language of the reader', async () => {
    const organization = await world.db
      .insertInto('organizations')
      .values({ name: 'Kho Nội Bài', status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const account = { email: 'an@example.test', gender: 1, grp_id: reader.groupId, status: 0 }
    const passwords = { password: 'một mật khẩu dài 27', repass: 'một mật khẩu dài 27' }
    const made = { name: 'Trần An', type: 1, org_id: organization.id }
    const user = await boss.post('/users', { body: { ...account, ...passwords, ...made } })
    expect([user.status, user.body.errors]).toEqual([200, undefined])
    const { id } = user.body.data
    const saved = await boss.post(`/users/${id}`, { body: { ...account, fullname: 'Trần Văn An', type: 2 } })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    const vi = await last({ kind: 'user', record_id: id }, 'vi')
    expect([vi.title, changesOf(vi)]).toEqual([
      'Sửa người dùng',
      {
        'Họ và tên': ['Trần An', 'Trần Văn An'],
        Loại: ['Nội bộ', 'Bên ngoài'],
        'Đơn vị': ['Kho Nội Bài', ''],
      },
    ])
    const en = await last({ kind: 'user', record_id: id })
    expect([en.title, changesOf(en)['Type'], en.user?.id]).toEqual([
      'Changed the user',
      ['Internal', 'External'],
      boss.id,
    ])
    expect(en.records).toEqual([{ kind: 'user', id, title: 'User', name: 'Trần Văn An' }])
  })

  it('names days, people and statuses of an audit and of its items', async () => {
    const audit = await openAudit(world)
    const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
    await boss.put(item, { body: { stt_code: 'OBS' } })
    const answered = await last({ kind: 'audit_item', record_id: audit.items[0]! })
    expect(answered.title).toBe('Answered the question')
    expect(changesOf(answered)['Status']).toEqual([expect.any(String), 'OBS'])
    // What was done in an audit is found by the audit too.
    expect(answered.records.map(({ kind, id }) => [kind, id])).toEqual([
      ['audit_item', audit.items[0]],
      ['audit', audit.id],
    ])
    expect((await last({ kind: 'audit', record_id: audit.id })).id).toBe(answered.id)
  })

  it('says each field once, however much an entry holds beside it, and what stands within the record', async () => {
    const many = (of: string) =>
      Object.fromEntries(Array.from({ length: 600 }, (_, place) => [`${of} ${place}`, place]))
    const before = { ...many('had'), name: 'Trước', plan: { month: 5 } }
    const after = { name: 'Sau', ...many('has'), month: null, plan: { month: 6 } }
    const { id } = await world.db
      .insertInto('audit_trail')
      .values({
        action: 'plan.updated',
        user_id: boss.id,
        address: '-',
        agent: '-',
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = (await asked({ user_id: boss.id })).entries.find((one) => one.id === id)!
    expect(entry.changes).toEqual([
      { field: 'Name', before: 'Trước', after: 'Sau' },
      { field: 'Month', before: '5', after: '6' },
    ])
  })

  it('finds what was done to several records together by each of them', async () => {
    const ids = [(await world.as()).id, (await world.as()).id]
    expect((await boss.put('/multi-deactivate-users', { body: { ids } })).status).toBe(200)
    for (const record_id of ids) {
      const entry = await last({ kind: 'user', record_id })
      expect([entry.action, entry.records.length, entry.more]).toEqual(['user.deactivated_many', 2, 0])
    }
  })
})

/** Why fields that somebody fills in are not shown. */
const hidden: Record<string, string> = Object.fromEntries(
  Object.entries({
    'the records of the entry say it':
      'audit_ids audit_item_id checklist_item checklist_items data decision document_id ids into item_ids library_item_id of plan_id plans records tag_id version_id',
    'it stands in the answer under another name':
      'approve branch document_item_ids members query removed_file_ids remove_avatar status_code tag_ids translation_of',
    'it is about how it was sent': 'client_id images_taken preview purpose refuse_conflicts revision seen sort sort_by',
    'it lets somebody in, or is between people': 'current_password end_others password_again preferences message_id',
    'it counts how somebody reads': 'due_days ended last_page pages_seen read_seconds',
  }).flatMap(([why, names]) => names.split(' ').map((name) => [name, why])),
)

describe('filters of the trail', () => {
  let position: number
  beforeAll(async () => {
    await world.db.deleteFrom('trail_records').execute()
    await world.db.deleteFrom('audit_trail').execute()
    position = (await boss.post('/positions', { body: { name: 'Trạm trưởng', order: 1 } })).body.data.id
    await boss.put(`/positions/${position}`, { body: { name: 'Trạm phó', order: 1 } })
    const other = await world.as('CREATE_POSITION', 'CREATE_HASHTAG')
    await other.post('/positions', { body: { name: 'Thủ kho', order: 2 } })
    await other.post('/tags', { body: { name: 'Bể chứa' } })
    await world.db
      .updateTable('audit_trail')
      .set({ at: '2026-03-04T17:30:00.000Z' })
      .where('action', '=', 'tag.created')
      .execute()
  })

  it('narrow by person, record, action and days of the configured zone, together and alone', async () => {
    expect(await titles({ user_id: boss.id })).toEqual(['Changed the position', 'Created the position'])
    expect(await titles({ kind: 'position', record_id: position })).toEqual([
      'Changed the position',
      'Created the position',
    ])
    expect(await titles({ kind: 'position' })).toHaveLength(3)
    expect(await titles({ action: 'position.created' })).toHaveLength(2)
    expect(await titles({ action: 'position.created', user_id: boss.id })).toHaveLength(1)
    expect(await titles({ kind: 'position', record_id: position, action: 'position.updated' })).toHaveLength(1)
    expect(await titles({ kind: 'position', record_id: position, user_id: reader.id })).toEqual([])
    // 00:30 on the next day where the product is.
    expect(await titles({ from: '2026-03-05', to: '2026-03-05' })).toEqual(['Created the tag'])
    expect(await titles({ to: '2026-03-04' })).toEqual([])
    expect(await titles({ from: '2026-03-06', kind: 'tag' })).toEqual([])
    const narrowed = await asked({ user_id: boss.id, kind: 'position', record_id: position })
    expect([narrowed.user?.id, narrowed.record?.name]).toEqual([boss.id, 'Trạm phó'])
  })

  it('refuse a number without its kind, and what is none', async () => {
    const status = async (query: Record<string, string | number>) => (await reader.get('/trail', { query })).status
    expect(await status({ record_id: 1 })).toBe(422)
    expect(await status({ kind: 'spoon' })).toBe(422)
    expect(await status({ from: 'gestern' })).toBe(422)
    expect(await titles({ action: 'nothing.known' })).toEqual([])
  })

  it('offer what there is, in words, and people by name', async () => {
    const { kinds, actions: offered } = (await reader.get('/trail/names')).body.data
    expect(kinds.length).toBe(entityNames.length)
    expect(offered).toContainEqual({
      action: 'position.created',
      title: 'Created the position',
      kind: 'position',
    })
    const people = (await reader.get('/trail/people', { query: { search: 'person' } })).body.data
    expect(people.map(({ id }: { id: number }) => id)).toContain(boss.id)
  })

  it('turn pages that new entries do not move', async () => {
    const row = { action: 'tag.updated', address: '-', agent: '-', user_id: reader.id }
    await world.db
      .insertInto('audit_trail')
      .values(Array.from({ length: 120 }, () => row))
      .execute()
    const seen: number[] = []
    let before: number | null = null
    do {
      const { entries, next }: Answer = await asked({ user_id: reader.id, ...(before && { before }) })
      seen.push(...entries.map(({ id }) => id))
      before = next
      await world.db.insertInto('audit_trail').values(row).execute()
    } while (before !== null)
    expect(seen).toHaveLength(120)
    expect(seen).toEqual(seen.toSorted((one, other) => other - one))
  })
})

describe('what is secret', () => {
  it('never stands in the trail that people read', async () => {
    const other = await world.as()
    const opened = await boss.post('/chats', { body: { user_id: other.id } })
    const channel = opened.body.data.chanel_id
    await boss.post(`/chats/${channel}`, {
      body: { type: 'text', data: { text: 'chỉ giữa hai ta' }, client_id: crypto.randomUUID() },
    })
    const form = new FormData()
    form.set('type', 'image')
    form.append('file', new Blob([new Uint8Array(await jpeg(60, 60))]), 'be-f2.jpg')
    expect((await boss.post('/libraries/upload', { form })).body.data.url).toContain('signature=')
    await world.nobody.post('/forgot-pwd', { body: { email: 'lost@example.test' } })
    const { entries } = await asked()
    expect(entries.find(({ action }) => action === 'chat.message_sent')).toMatchObject({ changes: [] })
    expect(entries.find(({ action }) => action === 'password.asked')).toMatchObject({
      changes: [],
      user: null,
      is_product: false,
    })
    const { rows } = await sql<{
      after: string
    }>`select after::text from audit_trail where after::text ~ '/files/\\d'`.execute(world.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('signature=')
    expect(JSON.stringify(entries)).not.toMatch(/chỉ giữa hai ta|argon2|password_hash|token|signature=/)
  })
})
