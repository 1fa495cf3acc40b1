import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '@apron/contract/talk'
import { openLine } from '#testing/processes/line.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let one: Browser
let two: Browser
let channel: number
beforeAll(async () => {
  world = await startWorld()
  one = await world.as()
  two = await world.as()
  channel = (await one.post('/chats', { body: { user_id: two.id } })).body.data.chanel_id
})
afterAll(() => world.stop())

type Files = Parameters<typeof form>[1]
const send = (fields: Record<string, string>, files: Files) =>
  one.post(`/chats/${channel}`, { form: form(fields, files) })

describe('an image', () => {
  it('comes with a preview, its words and signed addresses, over both ways', async () => {
    const line = await openLine(world.url, two.token)
    const bytes = await jpeg(1200, 800, true)
    const { status, body } = await send({ type: 'image', 'data[text]': 'Bồn số 3', client_id: 'pic-1' }, [
      ['images[0]', 'bồn.jpg', bytes],
      ['images[1]', 'van.jpg', await jpeg(50, 50)],
    ])
    expect(status).toBe(200)
    const message = body.data as ChatMessage
    expect([message.type, message.message, message.client_id]).toEqual(['image', 'Bồn số 3', 'pic-1'])
    const [first, second] = message.data.extra.files
    expect([first!.name, first!.type, first!.width, first!.height]).toEqual(['bồn.jpg', 'image/jpeg', 1200, 800])
    expect(second!.name).toBe('van.jpg')
    const original = Buffer.from(await (await fetch(world.url + first!.url)).arrayBuffer())
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
    expect((await pixels(original)).equals(await pixels(bytes))).toBe(true)
    expect((await sharp(original).metadata()).exif).toBeUndefined()
    const preview = await sharp(
      await (await fetch(world.url + body.data.data.extra.files[0].url_resize)).arrayBuffer(),
    ).metadata()
    expect([preview.width, preview.exif]).toEqual([400, undefined])
    expect((await fetch(world.url + first!.url.replace(/signature=.*/, 'signature=x'))).status).not.toBe(200)
    expect((await line.hears('chat:message')).message).toEqual(message)
    expect((await two.get(`/chats/${channel}`)).body.data.messages.at(-1)).toEqual(message)
  })

  it('that is sent again is not stored again', async () => {
    const files: Files = [['images[0]', 'x.jpg', await jpeg(60, 60)]]
    const fields = { type: 'image', client_id: 'pic-2' }
    const first = await send(fields, files)
    const count = async () =>
      Number(
        (
          await world.db
            .selectFrom('files')
            .select((all) => all.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    expect((await send(fields, files)).body).toEqual(first.body)
    expect(await count()).toBe(before)
  })
})

describe('a file', () => {
  it('is what its content says, not its name', async () => {
    const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
    const { status, body } = await send({ type: 'file' }, [['files[0]', 'biên bản.pdf', pdf]])
    expect(status).toBe(200)
    expect(body.data.data.extra.files).toMatchObject([
      { name: 'biên bản.pdf', type: 'application/pdf', bytes: pdf.length, url_resize: null, width: null },
    ])
    expect((await send({ type: 'file' }, [['files[0]', 'x.pdf', Buffer.from([0x4d, 0x5a, 0x90, 0])]])).status).toBe(415)
    expect((await send({ type: 'image' }, [['images[0]', 'x.jpg', pdf]])).status).toBe(415)
  })

  it('belongs to a message that says it has one, and at most ten do', async () => {
    const picture = await jpeg(40, 40)
    expect((await send({ type: 'text', 'data[text]': 'a' }, [['images[0]', 'x.jpg', picture]])).status).toBe(422)
    expect((await send({ type: 'text', 'data[text]': 'a' }, [['files[0]', 'x.txt', 'words']])).status).toBe(422)
    const many = Array.from({ length: 11 }, (_, n): NonNullable<Files>[number] => [`images[${n}]`, `${n}.jpg`, picture])
    expect((await send({ type: 'image' }, many as Files)).status).toBe(413)
    const assistant = await one.post('/chats/0', { form: form({ type: 'image' }, [['images[0]', 'x.jpg', picture]]) })
    expect(assistant.status).toBe(422)
  })

  it('has no address for whoever is not in the channel', async () => {
    const stranger = await world.asSuper()
    for (const path of [`/chats/${channel}`, '/chats', '/chats/0']) {
      expect((await stranger.get(path)).text).not.toContain('/files/')
    }
  })
})
