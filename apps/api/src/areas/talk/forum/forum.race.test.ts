import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startForum, type ForumWorld } from '../testing/forum.ts'
import { atOnce, rounds, statuses, trailOf } from '#testing/trials.ts'
import type { Browser } from '#testing/world.ts'

let forum: ForumWorld
let author: Browser
let one: Browser
let moderator: Browser
beforeAll(async () => {
  forum = await startForum()
  author = await forum.writer('CLOSE_FAQ', 'OPEN_FAQ')
  one = await forum.writer()
  moderator = await forum.world.as('UPDATE_FAQ', 'DELETE_FAQ', 'DELETE_FAQ_COMMENT', 'PIN_FAQ')
})
afterAll(() => forum.world.stop())

const reply = (who: Browser, id: number, parent_id = 0) =>
  who.post(`/faqs/${id}/comments`, { body: { content: 'Trả lời', parent_id } })
const below = async (id: number) => (await one.get(`/faqs/${id}/comments`)).body.data
const show = async (id: number) => (await one.get(`/faqs/${id}`)).body.data

describe('a post', () => {
  it('that is closed while somebody replies has the reply, or has refused it', async () => {
    await rounds(async () => {
      const id = await forum.ask(author)
      const [closed, ...replies] = await atOnce([author.post(`/faqs/${id}/close`), reply(one, id), reply(author, id)])
      expect(closed!.status).toBe(200)
      const taken = replies.filter(({ status }) => status === 200)
      expect(replies.every(({ status }) => status === 200 || status === 400)).toBe(true)
      expect(await below(id)).toHaveLength(taken.length)
      expect(await trailOf(forum.world, id, ['post_comment.created', 'post.closed'])).toEqual([
        ...taken.map(() => 'post_comment.created'),
        'post.closed',
      ])
    })
  })

  it('is solved by one reply when two are marked at the same moment', async () => {
    await rounds(async () => {
      const id = await forum.ask(author)
      const [first, second] = [await forum.say(one, id, 'Một'), await forum.say(one, id, 'Hai')]
      const mark = (who: Browser, comment: number) => who.post(`/faqs/${id}/comments/${comment}/solution`)
      expect(statuses(await atOnce([mark(author, first), mark(moderator, second)]))).toEqual([200, 200])
      const solving = (await below(id)).map((comment: { is_solution: boolean }) => comment.is_solution)
      expect(solving).toEqual([true, false])
    })
  })

  it('that is deleted while somebody replies takes the reply along, or has refused it', async () => {
    await rounds(async () => {
      const id = await forum.ask(author)
      const [removed, replied] = await atOnce([author.delete(`/faqs/${id}`), reply(one, id)])
      expect([removed!.status, [200, 404].includes(replied!.status)]).toEqual([200, true])
      const left = forum.world.db.selectFrom('post_comments').selectAll().where('post_id', '=', id)
      expect(await left.execute()).toEqual([])
      expect((await one.get(`/faqs/${id}`)).status).toBe(404)
    })
  })

  it('loses no reply and no mark when a comment is deleted under one', async () => {
    await rounds(async () => {
      const id = await forum.ask(author)
      const first = await forum.say(one, id, 'Một')
      const [removed, replied, marked] = await atOnce([
        one.delete(`/faqs/${id}/comments/${first}`),
        reply(author, id, first),
        author.post(`/faqs/${id}/comments/${first}/solution`),
      ])
      const left = await below(id)
      const isGone = removed!.status === 200
      const replies = left.flatMap((one: { children: unknown[] }) => one.children)
      expect([removed!.status, replied!.status, left.length, replies.length]).toEqual(
        isGone ? [200, 422, 0, 0] : [400, 200, 1, 1],
      )
      expect((await show(id)).is_solved).toBe(removed!.status === 400 && marked!.status === 200)
    })
  })

  it('is pinned beside another one that is pinned at the same moment, and by two once', async () => {
    const pinner = await forum.writer('PIN_FAQ')
    await rounds(async () => {
      const [first, second] = [await forum.ask(pinner), await forum.ask(pinner)]
      const pin = (who: Browser, id: number, is_pin: number) =>
        who.post(`/faqs/${id}`, { body: { title: 'Ghim', content: 'Ghim', grp_faq_id: forum.topic, is_pin } })
      const answers = await atOnce([pin(pinner, first, 1), pin(moderator, first, 1), pin(moderator, second, 1)])
      expect(statuses(answers)).toEqual([200, 200, 200])
      const { data } = (await one.get('/faqs', { query: { per_page: 2 } })).body
      expect(data.map((post: { id: number }) => post.id)).toEqual([second, first])
      await Promise.all([pin(pinner, first, 0), pin(pinner, second, 0)])
    })
  })

  it('counts whoever opens it several times at once, once', async () => {
    await rounds(async () => {
      const id = await forum.ask(author)
      const look = (who: Browser) => who.get(`/faqs/${id}`)
      await atOnce([look(one), look(one), look(author), look(author), look(moderator), look(one)])
      expect((await show(id)).count_view).toBe(3)
    })
  })

  it('is written once when two save it, in one order or the other, and its pictures stay whole', async () => {
    await rounds(async () => {
      const id = await forum.ask(author)
      const save = (who: Browser, title: string) =>
        who.post(`/faqs/${id}`, { body: { title, content: title, grp_faq_id: forum.topic } })
      expect(statuses(await atOnce([save(author, 'A'), save(moderator, 'B')]))).toEqual([200, 200])
      const { title, content } = await show(id)
      expect(content).toBe(title)
    })
  })
})
