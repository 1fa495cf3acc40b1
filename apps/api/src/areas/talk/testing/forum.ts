import type { Permission } from '@apron/contract'
import { startWorld, type Browser, type World } from '#testing/world.ts'

/** A company with a forum: one topic, and people who write. */
export type ForumWorld = {
  world: World
  topic: number
  /** Somebody who may ask and reply. */
  writer(...more: Permission[]): Promise<Browser>
  /** A post of somebody, with words of its own; gives its id. */
  ask(who: Browser, more?: object): Promise<number>
  /** A comment of somebody below a post; gives its id. */
  say(who: Browser, post: number, content: string, parent_id?: number): Promise<number>
}

let asked = 0

export async function startForum(): Promise<ForumWorld> {
  const world = await startWorld()
  const row = world.db.insertInto('topics').values({ name: 'Tiếp nhận nhiên liệu', status: 1 }).returning('id')
  const { id: topic } = await row.executeTakeFirstOrThrow()
  return {
    world,
    topic,
    writer: (...more) => world.as('CREATE_FAQ', 'CREATE_FAQ_COMMENT', ...more),
    async ask(who, more = {}) {
      const body = { title: `Câu ${(asked += 1)}`, content: '<p>Xin hỏi</p>', grp_faq_id: topic, ...more }
      const came = await who.post('/faqs', { body })
      if (came.status !== 200) throw new Error(`not asked: ${came.text}`)
      return came.body.data.id
    },
    async say(who, post, content, parent_id = 0) {
      const came = await who.post(`/faqs/${post}/comments`, { body: { content, parent_id, faq_id: post } })
      if (came.status !== 200) throw new Error(`not said: ${came.text}`)
      return came.body.data.id
    },
  }
}
