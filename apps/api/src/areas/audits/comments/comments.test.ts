import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import type { Comment, HistoryEntry } from '@apron/contract/audits'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { markedPictures } from '#testing/pictures/marked-pictures.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const rights = ['AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'UPDATE_COMMENT', 'DELETE_COMMENT', 'FINAL_COMMENT'] as const

let world: World
let audit: OpenAudit
let auditor: Browser
let item: number
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member(...rights)
  item = audit.items[0]
  await auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: 'OBS' } })
})

const at = (comment?: number) =>
  `/checklists/${audit.id}/checklist-items/${item}/comments${comment === undefined ? '' : `/${comment}`}`
const say = (who: Browser, content: string, parent_id = 0) => who.post(at(), { body: { content, parent_id } })
const said = async (content: string, parent_id = 0) => (await say(auditor, content, parent_id)).body.data.id as number
const threads = async (): Promise<Comment[]> => (await auditor.get(at())).body.data
const names = (files: { name: string }[]) => files.map((file) => file.name)
const count = async () =>
  (await auditor.get(`/checklists/${audit.id}/checklist-items/${item}`)).body.data.no_cmt as number
const fetched = async (path: string) => fetch(world.url + path)

describe('a comment', () => {
  it('stands under its item with its author, cleaned, and counts', async () => {
    const { status, body } = await auditor.post(at(), {
      body: { content: '<p>Van <b>rò rỉ</b><script>alert(1)</script></p>', result: '<p>Đã khóa van</p>' },
    })
    expect([status, body.data]).toMatchObject([
      200,
      {
        content: '<p>Van <b>rò rỉ</b></p>',
        result: '<p>Đã khóa van</p>',
        parent_id: 0,
        is_final: false,
        edited_at: null,
        user: { id: auditor.id },
        images: [],
        files: [],
        children: [],
      },
    ])
    expect(body.data.time).toBe(body.data.created_at)
    expect(await threads()).toEqual([body.data])
    expect(await count()).toBe(1)
    const trail = world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'comment.created')
    expect(await trail.where('user_id', '=', auditor.id).execute()).toMatchObject([{ after: { id: body.data.id } }])
  })

  it('that says nothing is refused, one with only a picture is not', async () => {
    const empty = await auditor.post(at(), { form: form({ content: '<p> &nbsp;</p>', result: '' }) })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['content']])
    const shown = await auditor.post(at(), { form: form({ content: '' }, [['images[0]', 'van.jpg', await jpeg()]]) })
    expect([shown.status, shown.body.data.images.length]).toEqual([200, 1])
    expect(await count()).toBe(1)
  })

  it('with reduced photos tells when and where they were taken as their device said it, to the team alone', async () => {
    const said = '2026-03-02T09:14:05+07:00;-16.060000,108.200000'
    // Of the first its device could read nothing.
    const body = { content: '', 'images_taken[0]': '', 'images_taken[1]': said }
    const plain = await jpeg()
    const photos = ['images[0]', 'images[1]'].map((field): [string, string, Buffer] => [field, 'van.jpg', plain])
    const sent = await auditor.post(at(), { form: form(body, photos) })
    const taken = { at: '2026-03-02T02:14:05.000Z', latitude: -16.06, longitude: 108.2, by_device: true }
    const told = ({ images }: Comment) => images.map((image) => image.taken)
    expect([sent.status, told(sent.body.data)]).toEqual([200, [null, taken]])
    expect((await threads()).map(told)).toEqual([[null, taken]])
    const outsider = await world.as('VIEW_ALL_CHECKLIST')
    expect((await outsider.get(at())).body.data.map(told)).toEqual([[null, null]])
  })

  it('with a photo that tells of itself believes the photo, and nobody who says what cannot be', async () => {
    const said = '2020-01-01T00:00:00;1.000000,2.000000'
    const { 'image/jpeg': own } = await markedPictures()
    const sent = await auditor.post(at(), {
      form: form({ content: '', 'images_taken[0]': said }, [['images[0]', 'van.jpg', own!]]),
    })
    expect(sent.body.data.images[0].taken).toMatchObject({ at: '2026-03-02T02:14:05.000Z', by_device: false })
    for (const wrong of ['hôm qua', '2026-02-30T00:00:00', ';91.000000,0.000000', '2026-01-01T00:00:00+25:00']) {
      const refused = await auditor.post(at(), { body: { content: 'x', images_taken: [wrong] } })
      expect([wrong, refused.status, Object.keys(refused.body.errors)]).toEqual([wrong, 422, ['images_taken.0']])
    }
  })

  it('is no longer than a comment, so that cleaning one keeps nobody waiting', async () => {
    const flood = 'x'.repeat(50_001)
    const refused = await auditor.post(at(), { body: { content: 'Dài', result: flood } })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { result: ['This may have 50000 characters at most.'] },
    ])
    expect((await auditor.post(at(), { body: { content: flood.slice(1) } })).status).toBe(200)
    const signs = await auditor.post(at(), { body: { content: '<'.repeat(50_000) } })
    expect([signs.status, signs.body.errors]).toEqual([
      422,
      { content: ['This text holds too much formatting. Please simplify it or split it.'] },
    ])
  })

  it('needs the right inside the audit, and a stranger does not even find it', async () => {
    const id = await said('Của tôi')
    const onlyMember = await audit.member()
    const stranger = await world.as(...rights)
    for (const [who, status] of [
      [onlyMember, 403],
      [stranger, 404],
    ] as const) {
      const asked = [
        say(who, 'Xin chào'),
        who.post(at(id), { body: { content: 'Sửa' } }),
        who.delete(at(id)),
        who.post(`/comments/${id}/final`),
      ]
      expect((await Promise.all(asked)).map((came) => came.status)).toEqual(asked.map(() => status))
    }
    expect((await onlyMember.get(at())).status).toBe(200)
    expect((await stranger.get(at())).status).toBe(404)
    expect((await auditor.get(at(999_999))).status).toBe(404)
    expect((await auditor.post('/comments/999999/final')).status).toBe(404)
  })

  it('belongs to its author, whatever others may do', async () => {
    const id = await said('Của tôi')
    const leader = await audit.member(...rights)
    expect((await leader.post(at(id), { body: { content: 'Của anh' } })).status).toBe(403)
    expect((await leader.delete(at(id))).status).toBe(403)
    expect((await threads())[0]?.content).toBe('Của tôi')
    expect((await auditor.post(at(id), { body: { content: 'Vẫn của tôi' } })).body.data.content).toBe('Vẫn của tôi')
  })

  it('is not reached through another item', async () => {
    const id = await said('Ở đây')
    item = audit.items[1]
    expect((await auditor.get(at(id))).status).toBe(404)
    expect((await auditor.delete(at(id))).status).toBe(404)
    await auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: 'OBS' } })
    expect(Object.keys((await say(auditor, 'Trả lời', id)).body.errors)).toEqual(['parent_id'])
  })
})

describe('a thread', () => {
  it('is one level deep: an answer to an answer joins it', async () => {
    const first = await said('Một')
    const answer = await said('Hai', first)
    await said('Ba', answer)
    expect(await threads()).toMatchObject([
      {
        id: first,
        children: [
          { content: 'Hai', parent_id: first },
          { content: 'Ba', parent_id: first },
        ],
      },
    ])
    expect(await count()).toBe(3)
  })

  it('goes with the comment that began it, unless somebody else has answered', async () => {
    const [first, other] = [await said('Một'), await said('Khác')]
    await said('Thêm', first)
    expect((await auditor.delete(at(first))).status).toBe(200)
    const trail = world.db.selectFrom('audit_trail').select('before').where('action', '=', 'comment.deleted')
    expect(await trail.execute()).toMatchObject([{ before: { id: first, answers: [{ content: 'Thêm' }] } }])
    await say(await audit.member('CREATE_COMMENT'), 'Hai', other)
    expect((await auditor.delete(at(other))).body.code).toBe('comment_answered')
    expect([(await threads()).map(({ id }) => id), await count()]).toEqual([[other], 2])
  })
})

describe('the final comment', () => {
  it('is one of an item: another takes its place, and the history tells', async () => {
    const [one, two] = [await said('Một'), await said('Hai')]
    await auditor.post(`/comments/${one}/final`)
    await auditor.post(`/comments/${one}/final`)
    expect((await auditor.post(`/comments/${two}/final`)).body.data).toMatchObject({ id: two, is_final: true })
    expect((await threads()).map((comment) => comment.is_final)).toEqual([false, true])
    const { body } = await auditor.get(`/checklists/${audit.id}/checklist-items/${item}/histories`)
    expect(body.data.map((entry: HistoryEntry) => entry.action)).toEqual([
      'comment_made_final',
      'comment_made_final',
      'answered',
    ])
    await audit.move(auditStatus.CLOSE)
    expect((await auditor.post(`/comments/${one}/final`)).body.code).toBe('wrong_status')
  })
})

describe('the files of a comment', () => {
  it('are kept in order, pictures with small copies, and read by their addresses', async () => {
    const { body } = await auditor.post(at(), {
      form: form({ content: 'Ảnh' }, [
        ['images[0]', 'một.jpg', await jpeg(1200, 800)],
        ['images[1]', 'hai.jpg', await jpeg(600, 900)],
        ['files[0]', 'biên bản.txt', 'Biên bản bàn giao'],
      ]),
    })
    const { images, images_resize, files } = body.data
    expect(names(images)).toEqual(['một.jpg', 'hai.jpg'])
    expect(names(images_resize)).toEqual(names(images))
    expect(files).toMatchObject([{ name: 'biên bản.txt', type: 'text/plain' }])
    expect((await fetched(images_resize[0].url)).headers.get('content-type')).toBe('image/jpeg')
    expect(await (await fetched(files[0].url)).text()).toBe('Biên bản bàn giao')
    expect((await fetched(`/files/${files[0].id}/original`)).status).toBe(404)
  })

  it('are added and taken off by an edit, never those of another comment', async () => {
    const picture = await jpeg()
    const withImage = async (content: string) =>
      (await auditor.post(at(), { form: form({ content }, [['images[0]', `${content}.jpg`, picture]]) })).body.data
    const mine = await withImage('Một')
    const other = await withImage('Hai')
    const { body } = await auditor.post(at(mine.id), {
      form: form(
        { _method: 'PUT', content: 'Một', 'image_index[0]': mine.images[0].id, 'image_index[1]': other.images[0].id },
        [['images[0]', 'mới.jpg', picture]],
      ),
    })
    expect(names(body.data.images)).toEqual(['mới.jpg'])
    expect(body.data.edited_at).not.toBeNull()
    expect((await auditor.get(at(other.id))).body.data.images).toHaveLength(1)
    const emptied = await auditor.post(at(mine.id), {
      form: form({ content: '', 'image_index[0]': String(body.data.images[0].id) }),
    })
    expect(emptied.status).toBe(422)
    expect((await auditor.get(at(mine.id))).body.data.images).toHaveLength(1)
  })

  it('come all or none: one that is refused is named, and what was sent can be sent again', async () => {
    const picture = await jpeg()
    const send = (second: Buffer | string) =>
      auditor.post(at(), {
        form: form({ content: 'Ba ảnh' }, [
          ['images[0]', 'một.jpg', picture],
          ['images[1]', 'hai.png', second],
          ['images[2]', 'ba.jpg', picture],
        ]),
      })
    const refused = await send('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect([refused.status, refused.body.message]).toEqual([415, expect.stringContaining('hai.png')])
    expect([await threads(), await count()]).toEqual([[], 0])
    expect((await send(picture)).body.data.images).toHaveLength(3)
  })

  it('are not even looked at for a stranger', async () => {
    const stranger = await world.as('CREATE_COMMENT')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect((await stranger.post(at(), { form: form({ content: 'a' }, [['images[0]', 'a.svg', svg]]) })).status).toBe(
      404,
    )
  })
})
