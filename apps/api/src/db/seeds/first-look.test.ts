import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userType } from '@apron/contract'
import type { ChatChannel, Notification } from '@apron/contract/talk'
import { readConfig } from '#start/config.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { conversations } from './demo/conversations.ts'
import { people } from './demo/company/people.ts'
import { seedFirstStart } from './first-start.ts'

const emails = ['admin@apron.example', ...Object.values(people).map(({ email }) => email)]

describe.each(['vi', 'en'] as const)('the first look at the company in %s', (language) => {
  let world: World
  let directory: string
  const accounts = new Map<string, Browser>()

  beforeAll(async () => {
    world = await startWorld()
    directory = await mkdtemp(join(tmpdir(), 'apron-look-'))
    const settings = { APRON_DATA: directory, APRON_SECRET: 'x'.repeat(32), APRON_LANGUAGE: language }
    await seedFirstStart(world.db, readConfig(settings), () => undefined)
    const users = await world.db.selectFrom('users').select(['id', 'email']).execute()
    for (const { id, email } of users) accounts.set(email, await world.signIn(id))
  })
  afterAll(async () => {
    await world.stop()
    await rm(directory, { recursive: true })
  })

  const as = (email: string) => accounts.get(email)!
  const headers = { 'accept-language': language }
  const told = async (email: string) =>
    (await as(email).get('/notifications', { query: { per_page: 'all' }, headers })).body.data as Notification[]
  const chats = async (email: string) =>
    (await as(email).get('/chats', { headers })).body.data as (ChatChannel & { chanel_id: number })[]
  const unread = async (email: string) => (await as(email).get('/notifications/unread')).body.data.unread as number

  it('shows everybody on the sheet something in the bell or the chat', async () => {
    expect(emails).toHaveLength(accounts.size)
    const empty = []
    for (const email of emails) if ((await told(email)).length + (await chats(email)).length === 0) empty.push(email)
    expect(empty).toEqual([])
  })

  it('has told the administrator, the quality manager, the lead auditor and auditees, and some of it is not read', async () => {
    const { ngocMai, ducAnh, quangHuy, xuanTruong, haiDang, congThanh } = people
    const some = [ngocMai, ducAnh, quangHuy, xuanTruong, haiDang, congThanh].map(({ email }) => email)
    for (const email of ['admin@apron.example', ...some]) {
      const all = await told(email)
      expect(all.some(({ read_at }) => read_at !== null)).toBe(true)
      expect(all.filter(({ read_at }) => read_at === null)).toHaveLength(await unread(email))
    }
    for (const { email } of [ducAnh, quangHuy, xuanTruong]) expect(await unread(email)).toBeGreaterThan(0)
    expect(await unread('admin@apron.example')).toBeGreaterThan(0)
  })

  it('has something that waits for the checkers and something that is late', async () => {
    const waiting = async (email: string) => (await as(email).get('/waiting/count')).body.data.total as number
    for (const { email } of [people.thuHa, people.ducAnh]) expect([email, await waiting(email)]).not.toEqual([email, 0])
    expect((await as('admin@apron.example').get('/checklist-item-fix/counts')).body.data.overdue).toBeGreaterThan(0)
    expect((await as('admin@apron.example').get('/first-steps')).body.data).not.toContainEqual(
      expect.objectContaining({ is_done: false }),
    )
  })

  it('leads from each notification to a record that its reader may see', async () => {
    let followed = 0
    for (const email of emails) {
      const reader = as(email)
      for (const link of new Set((await told(email)).map((one) => one.link))) {
        const { pathname, searchParams } = new URL(link!, 'http://apron.example')
        const [, audit] = /^\/checklist\/(\d+)\/view$/.exec(pathname) ?? []
        const item = searchParams.get('item')
        const paths = audit
          ? [`/checklists/${audit}`, ...(item ? [`/checklists/${audit}/checklist-items/${item}`] : [])]
          : [
              {
                '/position': `/positions/${searchParams.get('position_id')}`,
                '/group/list': `/groups/${searchParams.get('group_id')}`,
                '/checklist-item/list': `/checklist-items/${item}`,
              }[pathname]!,
            ]
        for (const path of paths) expect([path, (await reader.get(path)).status]).toEqual([path, 200])
        followed += 1
      }
    }
    expect(followed).toBeGreaterThan(60)
  })

  it('says nothing in the other language, and calls audits and items by their names', async () => {
    const vietnamese = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i
    const { rows: wrong } = await sql`
      select n.id from notifications n left join audits a on a.id = coalesce((data ->> 'audit_id')::int,
          case data ->> 'kind' when 'audits' then (data ->> 'id')::int end)
        left join audit_items i on i.id = (data ->> 'item_id')::int
      where coalesce(data ->> 'audit', data ->> 'name') is distinct from
          coalesce(a.name, (select name from groups where data ->> 'kind' = 'groups' and id = (data ->> 'id')::int),
            (select name from positions where data ->> 'kind' = 'positions' and id = (data ->> 'id')::int),
            (select header from library_items where data ->> 'kind' = 'library_items' and id = (data ->> 'id')::int))
        or data ->> 'item' is distinct from i.header`.execute(world.db)
    expect(wrong).toEqual([])
    const messages = (await world.db.selectFrom('chat_messages').select('text').execute()).map(({ text }) => text)
    expect(messages.length).toBeGreaterThan(12)
    const all = (await Promise.all(emails.map(told))).flat().map(({ message }) => message)
    for (const text of [...messages, ...all]) expect([text, vietnamese.test(text)]).toEqual([text, language === 'vi'])
  })

  it('has told it in the order in which it happened, and after what it is about', async () => {
    const { rows: wrong } = await sql`
      select id from (select id, created_at, read_at, lag(created_at) over (order by id) as before from notifications) n
      where created_at > now() or read_at < created_at or read_at > now() or created_at < before
      union all
      select n.id from notifications n join audits a on a.id = (n.data ->> 'audit_id')::int
      where n.created_at < a.created_at
      union all
      select id from (select id, created_at, lag(created_at) over (order by id) as before from chat_messages) m
      where created_at > now() or created_at < before`.execute(world.db)
    expect(wrong).toEqual([])
  })

  it('lists the chats with the latest message first, and counts what is not read', async () => {
    const expected = await sql<{ user_id: number; unread: number }>`
      select m.user_id, count(c.id)::int as unread from chat_members m left join chat_messages c
        on c.channel_id = m.channel_id and c.sender_id <> m.user_id and c.id > m.read_id group by m.user_id`.execute(
      world.db,
    )
    let shown = 0
    for (const email of emails) {
      const channels = await chats(email)
      const ids = channels.map(({ last_message }) => last_message!.id)
      expect(ids).toEqual(ids.toSorted((one, other) => other - one))
      for (const channel of channels) {
        const { messages, more } = (await as(email).get(`/chats/${channel.chanel_id}`)).body.data
        expect([messages.at(-1).id, more, messages[0].previous_id]).toEqual([channel.last_message!.id, false, 0])
        const own = messages.filter((one: { user_id: number }) => one.user_id === as(email).id)
        expect(channel.read_id).toBeGreaterThanOrEqual(own.at(-1)?.id ?? 0)
        shown += 1
      }
      const sum = channels.reduce((all, channel) => all + channel.unread, 0)
      expect(sum).toBe(expected.rows.find(({ user_id }) => user_id === as(email).id)?.unread ?? 0)
    }
    expect(shown).toBe(conversations.length * 2)
    expect((await chats('admin@apron.example')).map((channel) => channel.unread)).toEqual([1, 0])
  })

  it('has the rows that the product itself writes', async () => {
    const keysOf = async (type: string, kind: string | null, order: 'asc' | 'desc') => {
      const rows = world.db
        .selectFrom('notifications')
        .select(['subject', 'data'])
        .where('type', '=', type)
        .where('user_id', 'not in', world.db.selectFrom('users').select('id').where('type', '=', userType.EXTERNAL))
      const row = await rows
        .where(sql<boolean>`data ->> 'kind' is not distinct from ${kind}`)
        .orderBy('id', order)
        .executeTakeFirstOrThrow()
      return [row.subject.replace(/\d+/, '#'), Object.keys(row.data)]
    }
    const seen: [string, string | null][] = [
      ['CHK_STORE', null],
      ['CHK_ITEM_STT_UPDATE', null],
      ['CHK_ITEM_CMT', null],
      ['CHK_ITEM_CMT_FINAL', null],
      ['CHANGESTATUS', 'audits'],
      ['CHANGESTATUS', 'positions'],
      ['CHANGESTATUS', 'library_items'],
    ]
    const written = await Promise.all(seen.map(([type, kind]) => keysOf(type, kind, 'asc')))
    const last = await sql<{ id: number }>`select max(id) as id from notifications`.execute(world.db)
    const [leader, checker, planner] = [people.quangHuy, people.thuHa, people.bichNgoc].map(({ email }) => as(email))
    const { rows: open } = await sql<{ id: number; audit_id: number }>`
      select i.id, i.audit_id from audit_items i join audits a on a.id = i.audit_id
        join item_statuses s on s.id = i.status_id where a.status = 3 and s.is_default order by i.id limit 1`.execute(
      world.db,
    )
    const path = `/checklists/${open[0]!.audit_id}/checklist-items/${open[0]!.id}`
    const done = [await leader!.put(path, { body: { stt_code: 'OBS' } })]
    const comment = await leader!.post(`${path}/comments`, { body: { content: 'Ghi nhận' } })
    done.push(comment, await leader!.post(`/comments/${comment.body.data.id}/final`))
    const planned = await world.db.selectFrom('audits').select('id').where('status', '=', 0).executeTakeFirstOrThrow()
    done.push(await checker!.post(`/checklists/${planned.id}/approval`))
    const item = world.db.selectFrom('library_items').select('id').where('status', '=', 0)
    done.push(await checker!.post(`/checklist-items/${(await item.executeTakeFirstOrThrow()).id}/approval`))
    const position = world.db.selectFrom('positions').select('id').where('status', '=', 0)
    done.push(await checker!.post(`/positions/${(await position.executeTakeFirstOrThrow()).id}/approval`))
    done.push(await planner!.post(`/checklists/${planned.id}/duplicates`))
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
    await decisionsTold(world)
    await sql`delete from notifications where id <= ${last.rows[0]!.id}`.execute(world.db)
    expect(await Promise.all(seen.map(([type, kind]) => keysOf(type, kind, 'desc')))).toEqual(written)
  })
})
