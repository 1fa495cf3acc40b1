import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendWhole } from '#testing/documents/uploads.ts'
import { silence, video } from '#testing/pictures/films.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let sender: Browser
beforeAll(async () => {
  world = await startWorld()
  sender = await world.as('GET_MEDIA', 'CREATE_CHECKLIST_ITEM')
})
afterAll(() => world.stop())

const put = (name: string, bytes: Buffer, more: [string, string, Buffer][] = []) =>
  sender.post('/libraries/upload', { form: form({}, [['file', name, bytes], ...more]) })
const find = async (id: number) => (await sender.get(`/media/${id}`)).body.data

it.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
] as const)(
  'a video in %s is what its tracks are, whatever it is called, and is played over ranges',
  async (carried, type) => {
    const bytes = await video({ seconds: 5, width: 640, height: 360, in: carried })
    const { status, body } = await put('kiểm tra.mov', bytes)
    expect([status, body.data]).toMatchObject([200, { type, file_name: 'kiểm tra.mov' }])
    expect(await find(body.data.id)).toMatchObject({ kind: 'video', width: 640, height: 360, duration: 5, image: null })
    const part = await fetch(world.url + body.data.url, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
      206,
      type,
      `bytes 10-19/${bytes.length}`,
    ])
    expect(part.headers.get('content-disposition')).toMatch(/^inline/)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true)
  },
)

it('a video that was held upright is as high as it is looked at', async () => {
  const { body } = await put('dọc.mp4', await video({ rotation: 90, in: 'mp4' }))
  expect(await find(body.data.id)).toMatchObject({ width: 360, height: 640 })
})

it('a sound has a duration and no pixels', async () => {
  const { body } = await put('ghi âm.wav', silence(2))
  expect(await find(body.data.id)).toMatchObject({
    kind: 'audio',
    type: 'audio/wav',
    duration: 2,
    width: null,
    image: null,
  })
})

it('a frame of a video is made small, and shows nothing that it should not; of anything else it is dropped', async () => {
  const frame = await jpeg(1600, 900, true)
  const { body } = await put('xe.webm', await video(), [['poster', 'poster.jpg', frame]])
  const { image } = await find(body.data.id)
  const shown = await sharp(await (await fetch(world.url + image)).arrayBuffer()).metadata()
  expect([shown.format, shown.width, shown.height, shown.exif]).toEqual(['jpeg', 800, 450, undefined])
  const sound = await put('ghi âm 2.wav', silence(1), [['poster', 'poster.jpg', frame]])
  expect((await find(sound.body.data.id)).image).toBeNull()
})

it('a video comes in parts with its frame', async () => {
  const bytes = await video({ seconds: 4 })
  const { body } = await sendWhole(sender, bytes, { name: 'xe.webm' })
  expect(body.data.file).toMatchObject({ type: 'video/webm', bytes: bytes.length })
  const placed = await sender.post('/libraries/upload', { body: { upload_id: body.data.id } })
  expect(await find(placed.body.data.id)).toMatchObject({ kind: 'video', duration: 4, width: 640 })
})

it('what is cut short, too long, or not for here is refused by its name', async () => {
  const whole = await video({ in: 'mp4' })
  for (const [name, bytes] of [
    ['đứt.mp4', whole.subarray(0, whole.length - 300)],
    ['đầu.mp4', whole.subarray(0, 40)],
    ['rỗng.webm', (await video()).subarray(0, 60)],
  ] as const) {
    const { status, body } = await put(name, bytes)
    expect([name, status, body.message]).toEqual([name, 415, expect.stringContaining(name)])
  }
  const long = await put('dài.wav', silence(4 * 3600 + 1))
  expect([long.status, long.body.code]).toEqual([413, 'file_too_long'])
  const image = form({}, [['image', 'xe.webm', await video()]])
  expect((await sender.post('/checklist-items/upload-images', { form: image })).status).toBe(415)
  const chat = await sender.post('/chats/0', { form: form({ type: 'file' }, [['files[0]', 'xe.webm', await video()]]) })
  expect(chat.status).toBe(415)
})
