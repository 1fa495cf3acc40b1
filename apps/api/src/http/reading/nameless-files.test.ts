import { afterAll, beforeAll, expect, it } from 'vitest'
import { jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let somebody: Browser
beforeAll(async () => {
  world = await startWorld()
  somebody = await world.as()
})
afterAll(() => world.stop())

const boundary = 'between-the-parts'

/** Sends one file under a name as it stands. */
async function upload(disposition: string, bytes: Buffer, language = 'en') {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await fetch(`${world.url}/api/libraries/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${somebody.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': language,
    },
    body: new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])),
  })
  const body = (await response.json()) as { data?: { file_name: string }; errors?: Record<string, string[]> }
  return { status: response.status, name: body.data?.file_name, fields: Object.keys(body.errors ?? {}) }
}

it.each([
  ['; filename=""', 'Unnamed file.jpg'],
  ['; filename="/"', 'Unnamed file.jpg'],
  ['', 'Unnamed file.jpg'],
  ['; filename="van/"', 'van'],
  ['; filename="C:\\\\ảnh\\\\van.jpg"', 'van.jpg'],
  ['; filename="../../van.jpg"', 'van.jpg'],
])('a file with the head %s is taken and not dropped in silence', async (disposition, name) => {
  expect(await upload(disposition, await jpeg(40, 30))).toEqual({ status: 200, name, fields: [] })
})

it('is called in the language of the call when it has no name', async () => {
  expect((await upload('; filename=""', await jpeg(40, 30), 'vi')).name).toBe('Tệp không tên.jpg')
})

it('a field in which nothing was chosen is no file', async () => {
  expect(await upload('; filename=""', Buffer.alloc(0))).toMatchObject({ status: 422, fields: ['file'] })
})

it('a file without a name that is not accepted is refused under its field', async () => {
  expect(await upload('; filename=""', Buffer.from('\0\x01\x02'))).toMatchObject({ status: 415, fields: ['file'] })
})
