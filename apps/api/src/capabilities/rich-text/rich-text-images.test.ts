import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'
import { signImages, storedRichText, unsignImages } from './rich-text-images.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function picture(ownerId: number): Promise<number> {
  const row = await world.db
    .insertInto('files')
    .values({ digest: 'd', name: 'a.png', type: 'image/png', kind: 'image', bytes: 1, owner_id: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('pictures in rich text', () => {
  it('are stored without the signature that expires, and signed when shown', async () => {
    const writer = await world.as()
    const id = await picture(writer.id)
    const { fileStore } = world.app.services
    const sent = `<p>Van <img alt="a" src="${fileStore.url(id, 'small')}" width="300"></p>`
    const stored = await storedRichText(world.db, sent, writer.id)
    expect(stored).toBe(`<p>Van <img alt="a" src="/files/${id}/small" width="300" /></p>`)
    const shown = signImages(stored, fileStore)
    const address = /src="([^"]+)"/.exec(shown)![1]!.replaceAll('&amp;', '&')
    expect(address).toBe(fileStore.url(id, 'small'))
    expect(unsignImages(shown)).toBe(stored)
  })

  it('stay when the writer owns them or when they stood there before', async () => {
    const [writer, stranger] = [await world.as(), await world.as()]
    const [own, strange, earlier] = [await picture(writer.id), await picture(stranger.id), await picture(stranger.id)]
    const image = (id: number | string) => `<img src="/files/${id}/original" />`
    const sent = `a${image(own)}b${image(strange)}c${image(earlier)}d${image(999999)}e${image('99999999999')}f`
    const stored = await storedRichText(world.db, sent, writer.id, `<p>${image(earlier)}</p>`)
    expect(stored).toBe(`a${image(own)}bc${image(earlier)}def`)
  })
})
