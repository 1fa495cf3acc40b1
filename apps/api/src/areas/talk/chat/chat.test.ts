import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longestMessage, type ChatMessage } from '@apron/contract/talk'
import { openLine, soon } from '#testing/processes/line.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const open = async (who: Browser, other: Browser) => {
  const { body, status } = await who.post('/chats', { body: { user_id: other.id } })
  expect(status).toBe(200)
  return body.data.chanel_id as number
}
const say = (who: Browser, channel: number, text: string, more = {}) =>
  who.post(`/chats/${channel}`, { body: { type: 'text', data: { text }, ...more } })
const history = async (who: Browser, channel: number, query = {}) =>
  (await who.get(`/chats/${channel}`, { query })).body.data as { messages: ChatMessage[]; more: boolean }
const texts = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ message }) => message)
const pair = async (): Promise<[Browser, Browser, number]> => {
  const [one, two] = [await world.as(), await world.as()]
  return [one, two, await open(one, two)]
}
const deactivate = (who: Browser) => world.db.updateTable('users').set({ status: 1 }).where('id', '=', who.id).execute()

describe('a channel', () => {
  it('is one for a pair, whoever opens it', async () => {
    const [one, two, id] = await pair()
    expect(await open(two, one)).toBe(id)
    expect(await open(one, await world.as())).not.toBe(id)
    const { body } = await two.get(`/chats/${id}`)
    expect(body.data.channel.participants.map((person: { id: number }) => person.id)).toEqual([one.id])
  })

  it('is not opened with oneself, with nobody, or with a closed account', async () => {
    const [me, gone, trashed] = [await world.as(), await world.as(), await world.as()]
    await deactivate(gone)
    await world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', trashed.id).execute()
    for (const user_id of [me.id, 999_999, gone.id, trashed.id]) {
      const { status, body } = await me.post('/chats', { body: { user_id } })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['user_id']])
    }
  })

  it('is there for its two members only', async () => {
    const [one, , id] = await pair()
    const sent = (await say(one, id, 'riêng tư')).body.data.id as number
    const stranger = await world.asSuper()
    expect((await stranger.get(`/chats/${id}`)).status).toBe(404)
    expect((await say(stranger, id, 'xin chào')).status).toBe(404)
    expect((await stranger.post(`/chats/${id}/read`, { body: { message_id: sent } })).status).toBe(404)
    expect((await stranger.get('/chats')).body.data).toEqual([])
  })

  it('is listed by its newest message once something was said in it', async () => {
    const me = await world.as()
    const [first, second, silent] = [await world.as(), await world.as(), await world.as()]
    const [early, late] = [await open(me, first), await open(me, second)]
    await open(me, silent)
    await say(first, early, 'một')
    await say(second, late, 'hai')
    await say(second, late, 'ba')
    const listed = async () =>
      (await me.get('/chats')).body.data.map(
        (channel: { chanel_id: number; last_message: ChatMessage | null; unread: number }) => [
          channel.chanel_id,
          channel.last_message?.message,
          channel.unread,
        ],
      )
    expect(await listed()).toEqual([
      [late, 'ba', 2],
      [early, 'một', 1],
    ])
    await say(me, early, 'bốn')
    expect(await listed()).toEqual([
      [early, 'bốn', 0],
      [late, 'ba', 2],
    ])
    const { body } = await me.get('/chats', { query: { per_page: 1, page: 2 } })
    expect([body.meta.total, body.data[0].chanel_id]).toEqual([2, late])
  })

  it('keeps its history but takes nothing once the other account is closed', async () => {
    const [one, two, id] = await pair()
    await say(two, id, 'tạm biệt')
    const before = await say(one, id, 'hẹn gặp lại', { client_id: 'last' })
    await deactivate(two)
    expect((await say(one, id, 'hẹn gặp lại', { client_id: 'last' })).body).toEqual(before.body)
    const refused = await say(one, id, 'alo')
    expect([refused.status, refused.body.code]).toEqual([400, 'chat_closed'])
    const { body } = await one.get(`/chats/${id}`)
    expect([body.data.channel.can_send, texts(body.data)]).toEqual([false, ['tạm biệt', 'hẹn gặp lại']])
  })
})

describe('a message', () => {
  it('reaches every tab of both people after it is stored, and nobody else', async () => {
    const [one, two, id] = await pair()
    const tabs = await Promise.all(
      [one, await world.signIn(one.id), two].map(({ token }) => openLine(world.url, token)),
    )
    const other = await openLine(world.url, (await world.asSuper()).token)
    const sent = (await say(one, id, 'Xin chào', { client_id: 'a-1' })).body.data
    for (const [index, tab] of tabs.entries()) {
      const { message, author, unread } = await tab.hears('chat:message')
      expect(message).toEqual(sent)
      expect(author?.id).toBe(one.id)
      expect(unread).toBe(index === 2 ? 1 : 0)
    }
    await soon()
    expect(other.all('chat:message')).toEqual([])
    expect(sent).toMatchObject({ chanel_id: id, user_id: one.id, client_id: 'a-1', previous_id: 0, type: 'text' })
    expect(texts(await history(two, id))).toEqual(['Xin chào'])
  })

  it('that is sent again is the same message, told once', async () => {
    const [one, two, id] = await pair()
    const line = await openLine(world.url, two.token)
    const first = await say(one, id, 'một lần', { client_id: 'same' })
    const again = await say(one, id, 'một lần', { client_id: 'same' })
    expect([again.status, again.body]).toEqual([200, first.body])
    await say(two, id, 'cũng vậy', { client_id: 'same' })
    await line.hears('chat:message', ({ message }) => message.user_id === two.id)
    expect(line.all('chat:message')).toHaveLength(2)
    expect(texts(await history(two, id))).toEqual(['một lần', 'cũng vậy'])
  })

  it('says what its type promises', async () => {
    const [one, , id] = await pair()
    const send = async (type: string, text: unknown) => {
      const { status, body } = await one.post(`/chats/${id}`, { body: { type, data: { text } } })
      return [status, ...Object.keys(body.errors ?? {})]
    }
    expect(await send('text', '  \n ')).toEqual([422, 'data.text'])
    expect(await send('text', 'x'.repeat(longestMessage))).toEqual([200])
    expect(await send('text', 'x'.repeat(longestMessage + 1))).toEqual([422, 'data.text'])
    expect(await send('emoji', '👍🏽👨‍👩‍👧❤️')).toEqual([200])
    expect(await send('emoji', `${'👍🏽'.repeat(20)}x`)).toEqual([422, 'data.text'])
    expect(await send('emoji', '👍'.repeat(13))).toEqual([422, 'data.text'])
    expect(await send('image', '')).toEqual([422, 'images'])
    expect(await send('file', '')).toEqual([422, 'files'])
    expect(await send('video', 'x')).toEqual([422, 'type'])
  })

  it('is kept as it was typed', async () => {
    const [one, two, id] = await pair()
    const text = '  <b>Đậm</b>\n& "dòng" hai '
    await one.post(`/chats/${id}`, { body: { type: 'text', data: { text, extra: { a: 1 } } } })
    expect(texts(await history(two, id))).toEqual([text])
  })

  it('leaves its trace in the trail without its words', async () => {
    const [one, , id] = await pair()
    const { body } = await say(one, id, 'bí mật')
    const trail = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('user_id', '=', one.id)
      .where('action', '=', 'chat.message_sent')
      .execute()
    expect(trail).toHaveLength(1)
    expect(trail[0]).toMatchObject({ subject_id: id, after: { message_id: body.data.id, type: 'text', files: [] } })
    expect(JSON.stringify(trail)).not.toContain('bí mật')
  })
})

describe('the history', () => {
  it('loads upwards page by page, the newest message last', async () => {
    const [one, two, id] = await pair()
    for (let n = 1; n <= 7; n += 1) await say(n % 2 ? one : two, id, String(n))
    const newest = await history(one, id, { limit: 3 })
    expect([texts(newest), newest.more]).toEqual([['5', '6', '7'], true])
    const older = await history(one, id, { limit: 3, before: newest.messages[0]!.id })
    expect([texts(older), older.more]).toEqual([['2', '3', '4'], true])
    const oldest = await history(one, id, { limit: 3, before: older.messages[0]!.id })
    expect([texts(oldest), oldest.more]).toEqual([['1'], false])
  })

  it('gives what was missed, oldest first, and each message names the one before it', async () => {
    const [one, two, id] = await pair()
    const { id: last } = (await say(one, id, '0')).body.data
    for (let n = 1; n <= 5; n += 1) await say(two, id, String(n))
    const missed = await history(one, id, { after: last, limit: 3 })
    expect([texts(missed), missed.more]).toEqual([['1', '2', '3'], true])
    const rest = await history(one, id, { after: missed.messages.at(-1)!.id, limit: 3 })
    expect([texts(rest), rest.more]).toEqual([['4', '5'], false])
    const chain = [...missed.messages, ...rest.messages]
    expect(chain.map((message) => message.previous_id)).toEqual([last, ...chain.slice(0, -1).map(({ id }) => id)])
    expect((await history(one, id, { after: 0, limit: 200 })).messages).toHaveLength(6)
  })
})

describe('reading', () => {
  it('counts down and is told to both people, never backwards', async () => {
    const [one, two, id] = await pair()
    const ids: number[] = []
    for (const text of ['a', 'b', 'c']) ids.push((await say(one, id, text)).body.data.id)
    const [mine, other] = [await openLine(world.url, two.token), await openLine(world.url, one.token)]
    const read = async (message_id: number) => (await two.post(`/chats/${id}/read`, { body: { message_id } })).body.data
    expect(await read(ids[1]!)).toEqual({ read_id: ids[1], unread: 1 })
    const event = { chanel_id: id, user_id: two.id, message_id: ids[1], unread: 1 }
    expect([await mine.hears('chat:read'), await other.hears('chat:read')]).toEqual([event, event])
    expect(await read(ids[0]!)).toEqual({ read_id: ids[1], unread: 1 })
    expect(await read(2_000_000_000)).toEqual({ read_id: ids[2], unread: 0 })
    await soon()
    expect(mine.all('chat:read')).toHaveLength(2)
    const { channel } = (await one.get(`/chats/${id}`)).body.data
    expect([channel.seen_id, channel.unread]).toEqual([ids[2], 0])
  })

  it('comes with an answer', async () => {
    const [one, two, id] = await pair()
    await say(one, id, 'hỏi')
    const line = await openLine(world.url, one.token)
    const { id: answer } = (await say(two, id, 'đáp')).body.data
    expect(await line.hears('chat:read')).toMatchObject({ user_id: two.id, message_id: answer, unread: 0 })
  })
})

describe('typing', () => {
  it('is shown to the other person, now and then', async () => {
    const [one, two, id] = await pair()
    const [writer, reader, again] = [
      await openLine(world.url, one.token),
      await openLine(world.url, two.token),
      await openLine(world.url, one.token),
    ]
    for (let n = 0; n < 20; n += 1) writer.socket.emit('chat:typing', id)
    expect(await reader.hears('chat:typing')).toEqual({ chanel_id: id, user_id: one.id })
    await soon()
    expect([reader.all('chat:typing'), again.all('chat:typing')].map((heard) => heard.length)).toEqual([1, 0])
  })

  it('of a stranger or of nonsense is shown to nobody', async () => {
    const [one, two, id] = await pair()
    const lines = await Promise.all([one, two].map(({ token }) => openLine(world.url, token)))
    for (const sent of [id, 0, -1, '1', null, {}, 1e20]) {
      const stranger = await openLine(world.url, (await world.asSuper()).token)
      stranger.socket.emit('chat:typing', sent)
    }
    await soon()
    expect(lines.flatMap((line) => line.all('chat:typing'))).toEqual([])
    await deactivate(two)
    const writer = await openLine(world.url, one.token)
    writer.socket.emit('chat:typing', id)
    await soon()
    expect(lines[1]!.all('chat:typing')).toEqual([])
  })
})

describe('a name', () => {
  it('in a message tells the other person, in one line for the chat', async () => {
    const [me, other] = [await world.as(), await world.as()]
    await world.db.updateTable('users').set({ fullname: 'Vũ Quang Huy' }).where('id', '=', other.id).execute()
    const { chanel_id: id } = (await me.post('/chats', { body: { user_id: other.id } })).body.data
    const say = (text: string) => me.post(`/chats/${id}`, { body: { type: 'text', data: { text } } })
    const lines = async (who: Browser) => (await who.get('/notifications/lines')).body.data
    for (const text of ['@Vũ Quang Huyền ơi', 'a@Vũ Quang Huy', 'Vũ Quang Huy', '@vũ']) await say(text)
    expect(await lines(other)).toEqual([])
    const tab = await openLine(world.url, other.token)
    await say('Nhờ @Vũ Quang Huy xem')
    await say('@Vũ Quang Huy, gấp')
    expect(await lines(other)).toMatchObject([
      {
        type: 'MENTION',
        link: null,
        data: { channel_id: id },
        message: 'mentioned you in a chat: “@Vũ Quang Huy, gấp”',
      },
    ])
    expect(await lines(me)).toEqual([])
    await soon()
    expect(tab.all('notification')).toMatchObject([{ data: { channel_id: id } }, { data: { channel_id: id } }])
  })
})
