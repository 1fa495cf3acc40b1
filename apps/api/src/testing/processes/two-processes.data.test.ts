import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '@apron/contract/talk'
import { openLine } from './line.ts'
import { openAudit } from '../audits/open-audit.ts'
import { sendPatiently, type RunningApp } from './running-app.ts'
import { startTwoApps, type TwoApps } from './two-apps.ts'
import type { Browser } from '../world.ts'
import { longest } from '../trials.ts'

vi.setConfig({ testTimeout: longest })

let two: TwoApps
beforeAll(async () => {
  two = await startTwoApps()
})
afterAll(() => two.stop())

describe('two processes on an empty database', () => {
  it('start together, and one of them made everything', async () => {
    const { apps, db } = two
    const migrated = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(migrated.rows.map((row) => row.name)).toContain('0084-chats')
    const admins = await db.selectFrom('users').select('id').where('email', '=', 'admin@apron.example').execute()
    expect(admins).toHaveLength(1)
    expect(apps.filter((app) => /with the password/.test(app.output))).toHaveLength(1)
  })

  it('look together at ten wrong passwords of an account', async () => {
    const { apps, call, person } = two
    const who = await person()
    const tries = Array.from({ length: 40 }, (_, place) =>
      call(apps[place % 2]!, who, 'POST /login', {
        body: { email: 'dich@example.test', password: `sai ${place}`, type: 1 },
      }),
    )
    const answers = (await Promise.all(tries)).map(({ status }) => status)
    expect([401, 429].map((status) => answers.filter((answer) => answer === status).length)).toEqual([10, 30])
  })

  it('carry messages, reading and typing to whoever is connected to the other', async () => {
    const { apps, call, pair, say } = two
    const [one, other, id] = await pair()
    const [here, there] = [await openLine(apps[0].url, one.token), await openLine(apps[1].url, other.token)]
    const ownOther = await openLine(apps[1].url, one.token)
    const sent = (await say(apps[0], one, id, { text: 'chào', id: 'c1' })).body.data as ChatMessage
    for (const line of [here, there, ownOther]) expect((await line.hears('chat:message')).message).toEqual(sent)
    await call(apps[1], other, `POST /chats/${id}/read`, { body: { message_id: sent.id } })
    expect(await here.hears('chat:read')).toMatchObject({ user_id: other.id, message_id: sent.id })
    there.socket.emit('chat:typing', id)
    expect(await here.hears('chat:typing')).toEqual({ chanel_id: id, user_id: other.id })
    await sleep(300)
    for (const line of [here, there, ownOther]) expect(line.all('chat:message')).toHaveLength(1)
  })

  it('carry what is longer than a PostgreSQL notification', async () => {
    const { apps, db, pair, say } = two
    const [one, other, id] = await pair()
    const there = await openLine(apps[1].url, other.token)
    const text = 'ẫ😀'.repeat(1300)
    await say(apps[0], one, id, { text, id: 'long' })
    expect((await there.hears('chat:message')).message.message).toBe(text)
    const { rows } = await sql<{ n: number }>`select count(*) as n from realtime_payloads`.execute(db)
    expect(rows[0]!.n).toBeGreaterThan(0)
    // What was carried is thrown away by whichever process comes first.
    await sql`update realtime_payloads set created_at = now() - interval '1 hour'`.execute(db)
    await vi.waitFor(
      async () => {
        const left = await sql<{ n: number }>`select count(*) as n from realtime_payloads`.execute(db)
        expect(left.rows[0]!.n).toBe(0)
      },
      { timeout: 45_000, interval: 1000 },
    )
  })

  it('carry a live audit, its quick report and notifications', async () => {
    const { apps, db, call, person } = two
    const author = await person()
    const made = await openAudit({ db, as: async () => ({ id: author.id, groupId: 1 }) as Browser })
    const [actor, viewer] = [await person(), await person()]
    const role = await db.selectFrom('team_roles').select('id').limit(1).executeTakeFirst()
    const team_role_id =
      role?.id ??
      (
        await db
          .insertInto('team_roles')
          .values({ alias: 'Đoàn', group_id: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    await db
      .insertInto('audit_members')
      .values([actor, viewer].map(({ id: user_id }) => ({ audit_id: made.id, team_role_id, user_id })))
      .execute()
    const there = await openLine(apps[1].url, viewer.token)
    expect(await there.socket.timeout(45_000).emitWithAck('audit:join', made.id)).toBe(true)
    const path = `/checklists/${made.id}/checklist-items/${made.items[0]}`
    expect((await call(apps[0], actor, `PUT ${path}`, { body: { stt_code: 'MAJ' } })).status).toBe(200)
    expect((await there.hears('audit:item')).actor_id).toBe(actor.id)
    expect((await there.hears('audit:quick-report')).audit_id).toBe(made.id)
    expect((await there.hears('notification')).type).toBe('CHK_ITEM_STT_UPDATE')
  })

  it('know who is online in either, once', async () => {
    const { apps, person, active } = two
    const [watcher, me] = [await person(), await person()]
    const line = await openLine(apps[0].url, watcher.token)
    const tabs = [await openLine(apps[0].url, me.token), await openLine(apps[1].url, me.token)]
    await line.hears('users:active', ({ user_ids }) => user_ids.includes(me.id))
    for (const app of apps) {
      await vi.waitFor(async () => {
        expect((await active(app, watcher)).filter((id) => id === me.id)).toHaveLength(1)
      }, 45_000)
    }
    tabs[0]!.socket.disconnect()
    await sleep(3000)
    // A process that has too much to do may be taken for dead for a moment.
    await expect.poll(() => active(apps[0], watcher)).toContain(me.id)
    tabs[1]!.socket.disconnect()
    await line.hears('users:active', ({ user_ids }) => !user_ids.includes(me.id))
    for (const app of apps) {
      await vi.waitFor(async () => expect(await active(app, watcher)).not.toContain(me.id), 45_000)
    }
  })

  it('cut an ended session in both', async () => {
    const { apps, db, call, person } = two
    const me = await person()
    const lines = [await openLine(apps[0].url, me.token), await openLine(apps[1].url, me.token)]
    const gone = lines.map((line) => new Promise((done) => line.socket.once('disconnect', done)))
    await db.updateTable('users').set({ status: 1 }).where('id', '=', me.id).execute()
    await Promise.all(gone)
    // What a process remembers of a session is a second old at most.
    for (const app of apps) await expect.poll(async () => (await call(app, me, 'GET /chats')).status).toBe(401)
  })

  it('count failed sign-ins together and remember answers for each other', async () => {
    const { apps, db, call, person } = two
    const tries: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const body = { email: 'nobody@example.test', password: 'x', type: 1 }
      tries.push((await call(apps[n % 2]!, { id: 0, token: 'x' }, 'POST /login', { body })).status)
    }
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429])

    const me = await person()
    const make = (app: RunningApp) =>
      call(app, me, 'POST /positions', { body: { name: 'Trưởng ca', order: 1 }, key: 'one-key' })
    const [first, again] = await Promise.all(apps.map(make))
    expect([first!.status, again!.body]).toEqual([200, first!.body])
    const rows = await db.selectFrom('positions').select('id').where('name', '=', 'Trưởng ca').execute()
    expect(rows).toHaveLength(1)
  })

  it('store a message once that is sent to both at once', async () => {
    const { apps, pair, say } = two
    const [one, other, id] = await pair()
    const line = await openLine(apps[1].url, other.token)
    for (let n = 0; n < 5; n += 1) {
      const sent = await Promise.all(apps.map((app) => say(app, one, id, { text: `lần ${n}`, id: `c${n}` })))
      expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1)
    }
    await line.hears('chat:message', ({ message }) => message.client_id === 'c4')
    expect(line.all('chat:message')).toHaveLength(5)
  })

  it('sign the addresses of files alike', async () => {
    const { apps, person } = two
    const me = await person()
    const form = new FormData()
    form.append('file', new File(['words'], 'a.txt'))
    const response = await sendPatiently(`${apps[0].url}/api/libraries/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${me.token}` },
    })
    const { data } = (await response.json()) as { data: { url: string } }
    expect(await (await fetch(apps[1].url + data.url)).text()).toBe('words')
  })
})
