import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatMessage } from '@apron/contract/talk'
import { openLine } from '#testing/processes/line.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

it('two people who open their channel at once share one', async () => {
  await rounds(async () => {
    const [one, two] = [await world.as(), await world.as()]
    const opened = await atOnce(
      [one, two, one, two, one, two].map((who, index) =>
        who.post('/chats', { body: { user_id: index % 2 ? one.id : two.id } }),
      ),
    )
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(opened.map(({ body }) => body.data.chanel_id)).size).toBe(1)
  })
})

it('a first question that is put twice at once makes one channel of the assistant', async () => {
  await rounds(async () => {
    const me = await world.as()
    const asked = await atOnce(
      [1, 2, 3].map(() => me.post('/chats/0', { body: { type: 'text', data: { text: 'help' }, client_id: 'q' } })),
    )
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(asked.map(({ body }) => body.data.id)).size).toBe(1)
    expect((await me.get('/chats/0')).body.data.messages).toHaveLength(2)
  })
})

it('a message that is sent several times at once is stored and told once', async () => {
  const [one, two] = [await world.as(), await world.as()]
  const { chanel_id: id } = (await one.post('/chats', { body: { user_id: two.id } })).body.data
  const line = await openLine(world.url, two.token)
  let told = 0
  await rounds(async (round) => {
    const body = { type: 'text', data: { text: `lần ${round}` }, client_id: `c-${round}` }
    const sent = await atOnce([1, 2, 3, 4, 5].map(() => one.post(`/chats/${id}`, { body })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(sent.map((came) => came.body.data.id)).size).toBe(1)
    told += 1
  })
  await line.hears('chat:message', ({ message }) => message.client_id === `c-${told - 1}`)
  expect(line.all('chat:message')).toHaveLength(told)
  expect((await two.get(`/chats/${id}`, { query: { limit: 200 } })).body.data.messages).toHaveLength(told)
})

it('whoever asks for what came after a message misses none of many that are sent at once', async () => {
  const [one, two] = [await world.as(), await world.as()]
  const { chanel_id: id } = (await one.post('/chats', { body: { user_id: two.id } })).body.data
  let done = false
  const seen: number[] = []
  const catchUp = async () => {
    const { messages } = (await two.get(`/chats/${id}`, { query: { after: seen.at(-1) ?? 0, limit: 200 } })).body.data
    seen.push(...(messages as ChatMessage[]).map((message) => message.id))
  }
  const reading = (async () => {
    while (!done) await catchUp()
  })()
  const sent: number[] = []
  await Promise.all(
    [one, two, one, two, one, two].map(async (who) => {
      for (let n = 0; n < 10; n += 1) {
        const { body } = await who.post(`/chats/${id}`, { body: { type: 'text', data: { text: 'x' } } })
        sent.push(body.data.id as number)
      }
    }),
  )
  done = true
  await reading
  await catchUp()
  expect(seen).toEqual(sent.toSorted((a, b) => a - b))
})
