import { readdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, jpeg } from '../../testing/pictures/pictures.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { sweepUploads, sweptAfter } from './sweep.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const blobs = () => world.app.services.fileStore.blobs
const root = () => dirname(dirname(dirname(blobs().pathOf('aabb'))))
const marks = () => join(root(), 'unsettled')

/** The digests that lie on the disk. */
const kept = async (): Promise<string[]> => {
  const names = await readdir(root(), { recursive: true })
  return names.filter((name) => /^..\/..\/[0-9a-f]{64}$/.test(name)).map((name) => name.slice(6))
}
const grow = async (digest: string) => {
  const long = new Date(Date.now() - sweptAfter - 60_000)
  await utimes(join(marks(), digest), long, long)
}
const growAll = async () => {
  for (const digest of await readdir(marks())) await grow(digest)
}
const sweep = () => sweepUploads(world.app.services)

describe('the files of a call that was refused', () => {
  it('leave the disk after some hours, those that a record names stay', async () => {
    const writer = await world.as()
    const [used, refused, both] = [await jpeg(40, 30), await jpeg(50, 40), await jpeg(60, 50)]
    const send = (type: string, pictures: Buffer[]) =>
      writer.post('/chats/0', {
        form: form(
          { type, 'data[text]': '' },
          pictures.map((picture, at) => [`images[${at}]`, `${at}.jpg`, picture]),
        ),
      })
    const avatar = (picture: Buffer) => writer.post('/profiles', { form: form({}, [['avatar', 'ai.jpg', picture]]) })
    expect((await avatar(used)).status).toBe(200)
    expect((await avatar(both)).status).toBe(200)
    const before = new Set(await kept())
    const { status } = await send('text', [refused, both])
    expect(status).toBe(422)
    const left = (await kept()).filter((digest) => !before.has(digest))
    expect(left.length).toBeGreaterThan(0)
    expect([await sweep(), (await kept()).length]).toEqual([0, before.size + left.length])
    await growAll()
    expect(await sweep()).toBe(left.length)
    expect(new Set(await kept())).toEqual(before)
    expect([await readdir(marks()), await sweep()]).toEqual([[], 0])
  })

  it('stay when the same file comes again meanwhile', async () => {
    const { fileStore } = world.app.services
    const keep = async () =>
      blobs().keep(await blobs().take(Readable.from([Buffer.from('biên bản')]), () => Promise.resolve()))
    const digest = await keep()
    await grow(digest)
    await keep()
    expect(await sweep()).toBe(0)
    await grow(digest)
    const [forgotten] = await Promise.all([fileStore.blobs.forget(digest, sweptAfter), keep()])
    await stat(blobs().pathOf(digest))
    expect([true, false]).toContain(forgotten)
  })
})
