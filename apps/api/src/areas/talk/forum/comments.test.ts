import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostComment } from '@apron/contract/talk'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { keyNamed } from '#testing/key-named.ts'
import { startForum, type ForumWorld } from '../testing/forum.ts'
import type { Browser } from '#testing/world.ts'

let forum: ForumWorld
let author: Browser
let one: Browser
let two: Browser
beforeAll(async () => {
  forum = await startForum()
  ;[author, one, two] = await Promise.all([forum.writer('OPEN_FAQ', 'CLOSE_FAQ'), forum.writer(), forum.writer()])
})
afterAll(() => forum.world.stop())

const threads = async (id: number): Promise<PostComment[]> => (await one.get(`/faqs/${id}/comments`)).body.data
const words = (all: PostComment[]): unknown[] => all.map(({ content, children }) => [content, ...words(children)])
const lines = async (who: Browser) => (await who.get('/notifications/lines')).body.data
const names = (who: Browser) => `<span data-mention="${who.id}">@x</span>`

describe('a comment on a post', () => {
  it('stands in a thread, with its pictures under both names, and once however often it is sent', async () => {
    const id = await forum.ask(author)
    const first = await forum.say(one, id, 'Một')
    const reply = await forum.say(two, id, 'Hai', first)
    await forum.say(one, id, 'Ba', reply)
    const send = () =>
      two.post(`/faqs/${id}/comments`, { body: { content: 'Bốn' }, headers: { 'idempotency-key': keyNamed('bốn') } })
    const answers = await Promise.all([send(), send()])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(words(await threads(id))).toEqual([['Một', ['Hai'], ['Ba']], ['Bốn']])
    const picture = await one.post(`/faqs/${id}/comments`, {
      form: form({ content: '' }, [['img_path[0]', 'a.jpg', await jpeg()]]),
    })
    const { images_resize, img_resize, images } = picture.body.data
    expect([images.length, images_resize]).toEqual([1, img_resize])
    const nothing = await one.post(`/faqs/${id}/comments`, { body: { content: '<p> </p>' } })
    expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([422, ['content']])
    const foreign = await one.post(`/faqs/${await forum.ask(author)}/comments`, {
      body: { content: 'x', parent_id: first },
    })
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['parent_id']])
  })

  it('is changed by who wrote it, with its pictures, and names a moderator who did', async () => {
    const id = await forum.ask(author)
    const sent = await one.post(`/faqs/${id}/comments`, {
      form: form({ content: 'Ảnh' }, [['img_path[0]', 'a.jpg', await jpeg()]]),
    })
    const { id: comment, images } = sent.body.data
    const at = `/faqs/${id}/comments/${comment}`
    const edited = await one.post(at, {
      form: form({ _method: 'PUT', content: 'Không ảnh', 'image_index[0]': `${images[0].id}` }),
    })
    expect(edited.body.data).toMatchObject({ content: 'Không ảnh', images: [], edited_by: null })
    const moderator = await forum.world.as('UPDATE_FAQ_COMMENT')
    const moderated = await moderator.post(at, { body: { content: 'Đã biên tập' } })
    expect(moderated.body.data).toMatchObject({ user: { id: one.id }, edited_by: { id: moderator.id } })
    const entry = forum.world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'post_comment.updated')
    expect(await entry.where('user_id', '=', moderator.id).execute()).toMatchObject([
      { before: { content: 'Không ảnh' } },
    ])
  })

  it('is not deleted by who wrote it once somebody else has replied, and by a moderator with its replies', async () => {
    const id = await forum.ask(author)
    const first = await forum.say(one, id, 'Một')
    await forum.say(two, id, 'Hai', first)
    const kept = await one.delete(`/faqs/${id}/comments/${first}`)
    expect([kept.status, kept.body.code]).toEqual([400, 'post_comment_answered'])
    const moderator = await forum.world.as('DELETE_FAQ_COMMENT')
    expect((await moderator.delete(`/faqs/${id}/comments/${first}`)).status).toBe(200)
    expect(await threads(id)).toEqual([])
    const entry = forum.world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'post_comment.deleted')
    expect(await entry.where('user_id', '=', moderator.id).execute()).toMatchObject([
      { before: { replies: [{ content: 'Hai' }] } },
    ])
  })

  it('that solves the post stands first, and the list says that it is solved', async () => {
    const id = await forum.ask(author)
    await forum.say(one, id, 'Một')
    const second = await forum.say(one, id, 'Hai')
    const answer = await forum.say(two, id, 'Đúng rồi', second)
    const mark = (who: Browser) => who.post(`/faqs/${id}/comments/${answer}/solution`)
    expect([(await mark(two)).status, (await mark(author)).status]).toEqual([403, 200])
    expect(words(await threads(id))).toEqual([['Hai', ['Đúng rồi']], ['Một']])
    const row = async () => (await one.get('/faqs')).body.data.find((post: { id: number }) => post.id === id)
    expect((await row()).is_solved).toBe(true)
    await author.delete(`/faqs/${id}/comments/${second}/solution`)
    expect((await row()).is_solved).toBe(true)
    // Neither marked nor unmarked while the post is closed.
    await author.post(`/faqs/${id}/close`)
    const unmarked = await author.delete(`/faqs/${id}/comments/${answer}/solution`)
    expect([unmarked.body.code, (await mark(author)).body.code]).toEqual(['post_closed', 'post_closed'])
    expect((await row()).is_solved).toBe(true)
    await author.post(`/faqs/${id}/open`)
    await two.delete(`/faqs/${id}/comments/${answer}`)
    expect([(await row()).is_solved, words(await threads(id))]).toEqual([false, [['Một'], ['Hai']]])
  })

  it('is told to who wrote the post and below it, in one line for each who writes, and to who is named in it', async () => {
    const id = await forum.ask(author, { title: 'Van điện từ' })
    await forum.say(one, id, 'Một')
    await forum.say(one, id, 'Hai')
    await forum.say(two, id, `Ba ${names(one)}`)
    const about = async (who: Browser) =>
      (await lines(who)).filter((line: { data: { faq_id?: number } }) => line.data.faq_id === id)
    expect(await about(author)).toMatchObject([
      { type: 'FAQ_CMT', message: 'replied to the post “Van điện từ”', link: `/forum/${id}/detail` },
      { type: 'FAQ_CMT', message: 'wrote 2 replies to the post “Van điện từ”', link: `/forum/${id}/detail` },
    ])
    expect(await about(one)).toMatchObject([{ type: 'MENTION', message: 'mentioned you in the post “Van điện từ”' }])
    expect(await about(two)).toEqual([])
  })

  it('names only who reads the forum, by the name that they have, and tells each once', async () => {
    const id = await forum.ask(author)
    const [left, named] = [await forum.writer(), await forum.writer()]
    await forum.world.db.updateTable('users').set({ status: 1 }).where('id', '=', left.id).execute()
    const comment = await forum.say(one, id, `<p>${names(left)} và ${names(named)}</p>`)
    const { fullname } = await forum.world.db
      .selectFrom('users')
      .select('fullname')
      .where('id', '=', named.id)
      .executeTakeFirstOrThrow()
    expect((await threads(id))[0]!.content).toBe(`<p>@x và <span data-mention="${named.id}">@${fullname}</span></p>`)
    await one.post(`/faqs/${id}/comments/${comment}`, { body: { content: `Lại ${names(named)}` } })
    expect(await lines(named)).toHaveLength(1)
    const people = (await one.get('/forum/people')).body.data.map((person: { id: number }) => person.id)
    expect([people.includes(named.id), people.includes(left.id)]).toEqual([true, false])
  })

  it('shows no picture that its writer does not own', async () => {
    const id = await forum.ask(author)
    const sent = await one.post(`/faqs/${id}/comments`, {
      form: form({ content: 'a' }, [['img_path[0]', 'a.jpg', await jpeg()]]),
    })
    const [{ id: file }] = sent.body.data.images
    const hostile = `<p onclick="x()">Xem <img src="/files/${file}/original"><img src="https://a.b/c.png"><a href="javascript:x">y</a></p>`
    const stolen = await two.post(`/faqs/${id}/comments`, { body: { content: hostile } })
    expect(stolen.body.data.content).toBe('<p>Xem <a rel="noopener noreferrer nofollow">y</a></p>')
    const heavy = await two.post(`/faqs/${id}/comments`, { body: { content: '<b>'.repeat(200) } })
    expect([heavy.status, Object.keys(heavy.body.errors)]).toEqual([422, ['content']])
  })
})
