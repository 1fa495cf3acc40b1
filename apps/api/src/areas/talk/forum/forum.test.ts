import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startForum, type ForumWorld } from '../testing/forum.ts'
import type { Browser } from '#testing/world.ts'
import { putTogether } from './views.ts'

let forum: ForumWorld
let author: Browser
let reader: Browser
beforeAll(async () => {
  forum = await startForum()
  author = await forum.writer('OPEN_FAQ', 'CLOSE_FAQ')
  reader = await forum.writer()
})
afterAll(() => forum.world.stop())

const show = async (id: number, who = author) => (await who.get(`/faqs/${id}`)).body.data
const list = async (query: Record<string, string | number> = {}) => (await reader.get('/faqs', { query })).body
const ids = async (query: Record<string, string | number>) =>
  ((await list({ per_page: 'all', ...query })).data as { id: number }[]).map(({ id }) => id)
const words = (title: string, content = '<p>Nội dung</p>') => ({ title, content, grp_faq_id: forum.topic })
const rowOf = async (id: number) => (await list({ per_page: 'all' })).data.find((row: { id: number }) => row.id === id)

describe('a post', () => {
  it('stands in the list with its author, its topic and what counts, and whole where it is read', async () => {
    const id = await forum.ask(author, {
      title: 'Lọc <b>nhiên liệu</b>',
      content: '<p>Hạn thay?<script>x</script></p>',
    })
    await forum.say(reader, id, 'Ba năm')
    const row = (await list()).data[0]
    expect(row).toMatchObject({
      id,
      title: 'Lọc <b>nhiên liệu</b>',
      is_pin: 0,
      is_resolve: { code: 0, name: 'Open' },
      is_solved: false,
      count_view: 0,
      count_answer: 1,
      user: { id: author.id, email: expect.stringContaining('@') },
      group_faq: { id: forum.topic, name: 'Tiếp nhận nhiên liệu' },
    })
    expect(await show(id)).toMatchObject({ id, content: '<p>Hạn thay?</p>', images: [], about: null, edited_at: null })
    const trail = forum.world.db.selectFrom('audit_trail').select('user_id').where('action', '=', 'post.created')
    expect(await trail.where('subject_id', '=', id).execute()).toEqual([{ user_id: author.id }])
  })

  it('is found by its words and those of its replies, whatever their case and diacritics', async () => {
    const [asked, other] = [await forum.ask(author, words('Đồng hồ áp suất')), await forum.ask(author)]
    await forum.say(reader, other, '<p>Kiểm <b>định</b> ĐỒNG HỒ hằng năm</p>')
    expect(await ids({ search: 'dong ho' })).toEqual([other, asked])
    expect(await ids({ search: 'kiem dinh dong' })).toEqual([other])
    expect(await ids({ search: '<p>' })).toEqual([])
    expect(await ids({ search: '%' })).toEqual([])
    const found = (await reader.get('/search', { query: { q: 'ap suat' } })).body.data.posts
    expect(found).toMatchObject([{ id: asked, title: 'Đồng hồ áp suất', topic: 'Tiếp nhận nhiên liệu' }])
  })

  it('is narrowed by topic under either name and by whether it is open, and pinned ones stand first', async () => {
    const topic = forum.world.db.insertInto('topics').values({ name: 'Tra nạp', status: 1 }).returning('id')
    const { id: grp_faq_id } = await topic.executeTakeFirstOrThrow()
    const pinner = await forum.writer('PIN_FAQ', 'CLOSE_FAQ')
    const pinned = await forum.ask(pinner, { grp_faq_id, is_pin: 1 })
    const [closed, open] = [await forum.ask(pinner, { grp_faq_id }), await forum.ask(pinner, { grp_faq_id })]
    expect((await pinner.post(`/faqs/${closed}/close`)).body.data.is_resolve.code).toBe(1)
    expect(await ids({ grp_faq_id })).toEqual([pinned, open, closed])
    expect(await ids({ group_faq_id: grp_faq_id, sort: 'asc' })).toEqual([pinned, closed, open])
    expect(await ids({ grp_faq_id, status: 1 })).toEqual([closed])
    expect(await ids({ grp_faq_id, status: 0 })).toEqual([pinned, open])
    const second = await list({ grp_faq_id, per_page: 2, page: 2 })
    expect([second.data.map((row: { id: number }) => row.id), second.meta]).toEqual([
      [closed],
      { total: 3, per_page: 2, current_page: 2, last_page: 2 },
    ])
  })

  it('counts a person once a day, also once the days have been put together', async () => {
    const id = await forum.ask(author)
    await Promise.all([show(id), show(id), show(id, reader)])
    expect([(await show(id)).count_view, (await rowOf(id)).count_view]).toEqual([2, 2])
    await putTogether(forum.world.db, '2999-01-01')
    await putTogether(forum.world.db, '2999-01-01')
    expect(await forum.world.db.selectFrom('post_views').selectAll().where('post_id', '=', id).execute()).toEqual([])
    expect((await show(id)).count_view).toBe(3)
  })

  it('is edited with its pictures by its author, and only there', async () => {
    const other = await forum.ask(author)
    const sent = await author.post('/faqs', {
      form: form({ title: 'Ảnh', content: 'Xem', grp_faq_id: String(forum.topic) }, [
        ['img_path[0]', 'van.jpg', await jpeg()],
        ['img_path[1]', 'bể.jpg', await jpeg(600, 900)],
      ]),
    })
    const { id, images, images_resize: small } = sent.body.data
    expect([images, small].map((files) => files.map(({ name }: { name: string }) => name))).toEqual([
      ['van.jpg', 'bể.jpg'],
      ['van.jpg', 'bể.jpg'],
    ])
    expect((await fetch(forum.world.url + small[0].url)).status).toBe(200)
    const removal = {
      _method: 'PUT',
      ...words('Ảnh'),
      grp_faq_id: String(forum.topic),
      'image_index[0]': `${images[0].id}`,
    }
    const wrong = await author.post(`/faqs/${other}`, { form: form(removal) })
    expect([wrong.status, (await show(id)).images.length]).toEqual([200, 2])
    const edited = await author.post(`/faqs/${id}`, { form: form(removal, [['img_path[0]', 'lọc.jpg', await jpeg()]]) })
    expect(edited.body.data.images.map(({ name }: { name: string }) => name)).toEqual(['bể.jpg', 'lọc.jpg'])
    expect(edited.body.data).toMatchObject({ edited_at: expect.any(String), edited_by: null })
    const notes = await author.post(`/faqs/${id}`, {
      form: form({ ...words('Ảnh'), grp_faq_id: String(forum.topic) }, [
        ['img_path[0]', 'a.jpg', Buffer.from('no picture')],
      ]),
    })
    expect([notes.status, Object.keys(notes.body.errors)]).toEqual([415, ['img_path']])
  })

  it('says under its fields what is wrong with it', async () => {
    const empty = await author.post('/faqs', { body: { title: ' ', content: '<p> </p>', grp_faq_id: 0 } })
    expect([empty.status, Object.keys(empty.body.errors).toSorted()]).toEqual([422, ['grp_faq_id', 'title']])
    const blank = await author.post('/faqs', { body: words('Trống', '<p>&nbsp;</p>') })
    expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ['content']])
    const nowhere = await author.post('/faqs', { body: { ...words('Đâu'), grp_faq_id: 999_999 } })
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['grp_faq_id']])
    expect((await list({ per_page: 'none' })).errors).toBeDefined()
  })

  it('that a moderator changed names them, and the trail tells what stood there', async () => {
    const [moderator, id] = [await forum.world.as('UPDATE_FAQ'), await forum.ask(author, words('Trước'))]
    const edited = await moderator.post(`/faqs/${id}`, { body: words('Sau') })
    expect(edited.body.data).toMatchObject({ title: 'Sau', user: { id: author.id }, edited_by: { id: moderator.id } })
    const entry = forum.world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'post.updated')
    expect(await entry.where('subject_id', '=', id).executeTakeFirst()).toMatchObject({
      user_id: moderator.id,
      before: { title: 'Trước' },
      after: { title: 'Sau' },
    })
  })

  it('is opened and closed by its author, and says so when it is so already', async () => {
    const id = await forum.ask(author)
    const close = () => author.post(`/faqs/${id}/close`, { headers: { 'accept-language': 'vi' } })
    expect((await close()).body.data.is_resolve).toEqual({ code: 1, name: 'Đã đóng' })
    expect(await close()).toMatchObject({ status: 400, body: { message: 'Bài viết này đã được đóng.' } })
    const late = await reader.post(`/faqs/${id}/comments`, { body: { content: 'Muộn' } })
    expect([late.status, late.body.code]).toEqual([400, 'post_closed'])
    const change = { title: 'Khác', content: 'Khác', grp_faq_id: forum.topic, _method: 'PUT' }
    const changed = await author.post(`/faqs/${id}`, { body: change })
    expect([changed.status, changed.body.code]).toEqual([400, 'post_closed'])
    expect((await author.post(`/faqs/${id}/open`)).body.data.is_resolve.code).toBe(0)
    expect((await author.post(`/faqs/${id}/open`)).body.code).toBe('post_open_already')
  })

  it('goes with all below it, and what people were told of it leads nowhere from then on', async () => {
    const [own, id] = [await forum.writer(), await forum.ask(author, words('Sẽ xóa'))]
    const mention = `<p><span data-mention="${own.id}">@ai</span></p>`
    const comment = await forum.say(reader, id, mention)
    const told = async (who: Browser) =>
      (await who.get('/notifications/lines')).body.data.find(
        (line: { data: { faq_id: number } }) => line.data.faq_id === id,
      )
    expect([await told(author), await told(own)]).toMatchObject([
      { type: 'FAQ_CMT', link: `/forum/${id}/detail` },
      { type: 'MENTION', link: `/forum/${id}/detail` },
    ])
    expect((await author.delete(`/faqs/${id}`)).status).toBe(200)
    expect([await told(author), await told(own)]).toMatchObject([{ link: null }, { link: null }])
    expect((await told(author)).message).toContain('deleted')
    for (const path of [`/faqs/${id}`, `/faqs/${id}/comments`, `/faqs/${id}/comments/${comment}`])
      expect((await author.get(path)).status).toBe(404)
  })
})
