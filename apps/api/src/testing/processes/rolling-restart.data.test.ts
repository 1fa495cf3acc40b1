import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ChatMessage } from '@apron/contract/talk'
import { openLine } from './line.ts'
import type { RunningApp } from './running-app.ts'
import { startTwoApps, type TwoApps } from './two-apps.ts'
import { longest } from '../trials.ts'

vi.setConfig({ testTimeout: longest })

let two: TwoApps
beforeAll(async () => {
  two = await startTwoApps()
})
afterAll(() => two.stop())

describe('when PostgreSQL drops every connection', () => {
  it('both go on, and the tabs are connected anew so that they ask for what they missed', async () => {
    const { apps, db, call, pair, say } = two
    const [one, other, id] = await pair()
    const lines = [await openLine(apps[0].url, one.token), await openLine(apps[1].url, other.token)]
    const again = lines.map((line) => new Promise((done) => line.socket.io.once('reconnect', done)))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await vi.waitFor(
      async () => expect((await say(apps[0], one, id, { text: 'missed?', id: 'gap' })).status).toBe(200),
      45_000,
    )
    await Promise.all(again)
    const { body } = await call(apps[1], other, `GET /chats/${id}?after=0`)
    expect(body.data.messages).toHaveLength(1)
    const heard = () => lines[1]!.all('chat:message').map(({ message }) => message.message)
    await vi.waitFor(
      async () => {
        await say(apps[0], one, id, { text: 'sau đó', id: `after-${Math.random()}` })
        expect(heard()).toContain('sau đó')
      },
      { timeout: 45_000, interval: 500 },
    )
  })
})

describe('when a process goes', () => {
  it('killed, its people are offline, unless they are connected to the other', async () => {
    const { apps, person, active, start } = two
    const third = await start()
    const [watcher, gone, both] = [await person(), await person(), await person()]
    const line = await openLine(apps[0].url, watcher.token)
    await openLine(third.url, gone.token)
    await openLine(third.url, both.token)
    await openLine(apps[1].url, both.token)
    await line.hears('users:active', ({ user_ids }) => user_ids.includes(gone.id) && user_ids.includes(both.id))
    const heard = line.all('users:active').length
    await third.end('SIGKILL')
    // One that has too much to do may be taken for dead for a moment as well.
    await vi.waitFor(() => {
      const { user_ids } = line.all('users:active').slice(heard).at(-1)!
      expect([user_ids.includes(gone.id), user_ids.includes(both.id)]).toEqual([false, true])
    }, 45_000)
    await expect.poll(() => active(apps[1], watcher)).not.toContain(gone.id)
  })

  it('one after the other, no message is lost, doubled or out of order', async () => {
    const { apps, call, pair, say, start } = two
    const [one, other, id] = await pair()
    let running = true
    onTestFinished(() => void (running = false))
    const sent: string[] = []
    /** As a client does: sends until it is answered, to whichever process answers. */
    const sending = (async () => {
      for (let n = 0; running; n += 1) {
        for (let tries = n; ; tries += 1) {
          const came = await say(apps[tries % 2]!, one, id, { text: `m${n}`, id: `m${n}` }).catch(() => null)
          if (came?.status === 200) break
          await sleep(20)
        }
        sent.push(`m${n}`)
      }
    })()

    const more = async (count: number) => {
      const before = sent.length
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(before + count)
    }

    const seen = new Map<number, ChatMessage>()
    let newest = 0
    const catchUp = async (app: RunningApp) => {
      const came = await call(app, other, `GET /chats/${id}?after=${newest}&limit=200`)
      for (const message of came.body.data.messages as ChatMessage[]) take(message)
    }
    /** As a client does: what does not follow on what is known waits for what was missed. */
    const take = (message: ChatMessage) => {
      if (message.previous_id !== newest) return
      seen.set(message.id, message)
      newest = message.id
    }
    for (const [index, how] of (['SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries()) {
      const leaving = index % 2
      const line = await openLine(apps[1 - leaving]!.url, other.token)
      line.socket.on('chat:message', ({ message }: { message: ChatMessage }) => take(message))
      await catchUp(apps[1 - leaving]!)
      await more(10)
      await apps[leaving]!.end(how)
      apps[leaving] = await start()
      await more(10)
      line.socket.disconnect()
    }
    running = false
    await sending
    while (seen.size < sent.length) {
      const before = seen.size
      await catchUp(apps[0])
      if (seen.size === before) break
    }
    expect([...seen.values()].map((message) => message.message)).toEqual(sent)
  })
})
