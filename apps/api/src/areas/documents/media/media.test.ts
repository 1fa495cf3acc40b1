import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let somebody: Browser
beforeAll(async () => {
  world = await startWorld()
  somebody = await world.as()
})
afterAll(() => world.stop())

const upload = (name: string, bytes: Buffer | string, who = somebody) =>
  who.post('/libraries/upload', { form: form({ type: 'image' }, [['file', name, bytes]]) })
const read = async (path: string) => Buffer.from(await (await fetch(world.url + path)).arrayBuffer())
const fileCount = async () => (await world.db.selectFrom('files').select('id').execute()).length

describe('an upload', () => {
  it('is kept byte by byte under a signed address, typed by its content', async () => {
    const picture = await jpeg()
    const { status, body } = await upload('Bồn chứa.png', picture)
    expect([status, body.data]).toMatchObject([200, { file_name: 'Bồn chứa.png', type: 'image/jpeg' }])
    expect((await read(body.data.url)).equals(picture)).toBe(true)
    const trail = world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'file.uploaded')
    expect(await trail.where('subject_id', '=', body.data.id).execute()).toMatchObject([{ user_id: somebody.id }])
  })

  it('needs a file and somebody', async () => {
    const none = await somebody.post('/libraries/upload', { form: form({ type: 'image' }) })
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['file']])
    expect((await upload('a.jpg', await jpeg(), world.nobody)).status).toBe(401)
  })

  it('of a page or a drawing under the name of a picture is refused by name', async () => {
    const before = await fileCount()
    const disguised = {
      'vẽ.png': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'khai báo.png': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'trang.png': '<!DOCTYPE html><html><script>alert(1)</script></html>',
      'đoạn.png': '  \n<html><body onload="alert(1)">',
    }
    for (const [name, bytes] of Object.entries(disguised)) {
      const { status, body } = await upload(name, bytes)
      expect([name, status, body.code]).toEqual([name, 415, 'file_type'])
      expect(body.message).toContain(name)
    }
    expect(await fileCount()).toBe(before)
  })

  it('of nothing is refused as such', async () => {
    const { status, body } = await upload('rỗng.jpg', '')
    expect([status, body.message]).toEqual([415, 'The file "rỗng.jpg" is empty.'])
  })

  it('of a picture of 60 megapixels is refused', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const { status, body } = await upload('toàn cảnh.png', huge)
    expect([status, body.message]).toEqual([415, expect.stringContaining('toàn cảnh.png')])
  })

  it('of a picture that was cut short is refused', async () => {
    const whole = await jpeg()
    const { status, body } = await upload('đứt.jpg', whole.subarray(0, whole.length / 2))
    expect([status, body.code, body.message]).toEqual([415, 'file_unreadable', expect.stringContaining('đứt.jpg')])
  })

  it('of a picture that says where it was taken is served without that, whole and small', async () => {
    const { body } = await upload('hiện trường.jpg', await jpeg(1200, 800, true))
    const original = await sharp(await read(body.data.url)).metadata()
    const small = await sharp(await read(world.app.services.fileStore.url(body.data.id, 'small'))).metadata()
    expect([original.exif, original.width, original.height]).toEqual([undefined, 1200, 800])
    expect([small.exif, small.width, small.height]).toEqual([undefined, 400, 267])
  })
})
