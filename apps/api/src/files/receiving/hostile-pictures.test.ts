import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostilePictures } from '#testing/pictures/hostile-pictures.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { form } from '#testing/pictures/pictures.ts'
import { some, tried } from '#testing/trials.ts'
import { startWorld, type Came, type World } from '#testing/world.ts'

let world: World
let doors: ((name: string, bytes: Buffer) => Promise<Came>)[]
beforeAll(async () => {
  world = await startWorld()
  const audit = await openAudit(world)
  const auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  await auditor.put(item, { body: { stt_code: 'OBS' } })
  const { chanel_id } = (await auditor.post('/chats', { body: { user_id: (await world.as()).id } })).body.data
  const send = (path: string, field: string, fields: Record<string, string>) => (name: string, bytes: Buffer) =>
    auditor.post(path, { form: form(fields, [[field, name, bytes]]) })
  doors = [
    send(`${item}/comments`, 'images[0]', { content: 'Ảnh' }),
    send(`/chats/${chanel_id}`, 'images[0]', { type: 'image' }),
    send('/profiles', 'avatar', {}),
  ]
})
afterAll(() => world.stop())

/** Where the pictures of an answer are: the original and the small copy. */
const addresses = (text: string) =>
  [...text.matchAll(/\/files\/\d+\/(?:original|small)\?[^"]+/g)].map(([address]) => address)

async function expectServedAsPicture(address: string): Promise<void> {
  const served = await fetch(world.url + address)
  expect([served.status, served.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(served.headers.get('content-type')).toMatch(/^image\/(a?png|jpeg|webp|gif|avif)$/)
  const bytes = Buffer.from(await served.arrayBuffer())
  if (!address.includes('/small')) return
  const { format, width, height, exif, xmp } = await sharp(bytes).metadata()
  expect([format, exif, xmp, Math.max(width, height) <= 500]).toEqual(['jpeg', undefined, undefined, true])
}

it('a picture as no camera makes it is taken or refused by its name, and never a fault', async () => {
  const wrong: unknown[] = []
  for (const [place, { name, fate, make }] of some(hostilePictures, 7).entries()) {
    const bytes = await make()
    for (const door of some([...doors.slice(place % 3), ...doors.slice(0, place % 3)], 3)) {
      const { status, body, text } = await door(name, bytes)
      tried(1)
      const isTaken = status === 200
      if (isTaken) for (const address of addresses(text)) await expectServedAsPicture(address)
      const isTold = [413, 415, 422].includes(status) && (body.message.includes(name) || bytes.length === 0)
      const may = { taken: isTaken, refused: isTold, either: isTaken || isTold }
      if (!may[fate]) wrong.push([name, fate, status, text])
    }
  }
  expect(wrong).toEqual([])
})

it('leaves nothing half done on the disk', async () => {
  const { objects, blobs } = world.app.services.fileStore
  const digests: string[] = []
  for await (const { name } of objects.names('')) digests.push(name.split('/').at(-1)!)
  expect(digests.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([])
  const { path } = await blobs.copyOf(digests[0]!)
  expect(await readdir(dirname(path))).toEqual([basename(path)])
  await blobs.drop({ path })
})

it('a stripe becomes the picture of a person like any other', async () => {
  const [stripe] = hostilePictures.filter(({ name }) => name === '1x3000-3.png')
  const { body } = await doors[2]!('stripe.png', await stripe!.make())
  const copy = await sharp(await (await fetch(world.url + body.data.avatar500x500)).arrayBuffer()).metadata()
  expect([copy.width, copy.height]).toEqual([500, 500])
})
