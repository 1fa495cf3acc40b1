import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'
import { sweepUploads, sweptAfter } from './sweep.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const blobs = () => world.app.services.fileStore.blobs

/** The digests that are stored. */
const kept = async (): Promise<string[]> => {
  const digests: string[] = []
  for await (const { name } of world.app.services.fileStore.objects.names('')) digests.push(name.slice(6))
  return digests
}
const marks = async () => {
  const rows = await world.db.selectFrom('unsettled_blobs').select('digest').orderBy('digest').execute()
  return rows.map(({ digest }) => digest)
}
const grow = (...digests: string[]) =>
  world.db
    .updateTable('unsettled_blobs')
    .set({ since: new Date(Date.now() - sweptAfter - 60_000) })
    .where('digest', 'in', digests)
    .execute()
const sweep = () => sweepUploads(world.app.services)
const keep = async (words: string) =>
  blobs().keep(await blobs().take(Readable.from([Buffer.from(words)]), () => Promise.resolve()))

describe('the files of a call that was refused', () => {
  it('leave the store after some hours, those that a record names stay', async () => {
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
    await grow(...(await marks()))
    expect(await sweep()).toBe(left.length)
    expect(new Set(await kept())).toEqual(before)
    expect([await marks(), await sweep()]).toEqual([[], 0])
  })

  it('stay when the same file comes again meanwhile', async () => {
    const digest = await keep('biên bản')
    await grow(digest)
    await keep('biên bản')
    expect(await sweep()).toBe(0)
    await rounds(async (round) => {
      const words = `biên bản ${round}`
      const again = await keep(words)
      await grow(again)
      const [forgotten] = await Promise.all([blobs().forget(again, sweptAfter), keep(words)])
      expect([true, false]).toContain(forgotten)
      expect([await blobs().bytesOf(again), await marks()]).toEqual([
        Buffer.byteLength(words),
        expect.arrayContaining([again]),
      ])
    })
  })

  it('lie there until the store takes them, and stay in doubt so long', async () => {
    const digest = await keep('không xóa được')
    await grow(digest)
    const broken = world.app.services.fileStore.objects
    const { remove } = broken
    broken.remove = () => Promise.reject(new Error('away'))
    await expect(sweep()).rejects.toThrow('away')
    broken.remove = remove
    expect([(await blobs().bytesOf(digest)) !== null, await sweep(), await blobs().bytesOf(digest)]).toEqual([
      true,
      1,
      null,
    ])
  })

  it('are left to the sweep by a call that is rolled back', async () => {
    const digests = await world.db
      .transaction()
      .execute(async () => {
        throw Object.assign(new Error('rolled back'), { digest: await keep('rolled back') })
      })
      .catch((error: { digest: string }) => error.digest)
    expect(await marks()).toContain(digests)
  })
})
