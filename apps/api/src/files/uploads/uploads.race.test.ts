import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginUpload, sendPart, sha256, type Begun } from '#testing/documents/uploads.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => void (world = await startWorld()))
afterAll(() => world.stop())

const idOf = ({ body }: { body: { data: Begun } }) => body.data.id

it('the same file that is begun in several tabs at once is one upload', () =>
  rounds(async (round) => {
    const sender = await world.as()
    const named = { digest: sha256(Buffer.from(`round ${round}`)) }
    const came = await atOnce(Array.from({ length: 6 }, () => beginUpload(sender, 1000, named)))
    expect(statuses(came)).toEqual(came.map(() => 200))
    expect(new Set(came.map(idOf)).size).toBe(1)
  }))

it('of many that are begun at once, no more than twenty are', () =>
  rounds(async () => {
    const sender = await world.as()
    const before = Array.from({ length: 17 }, () => beginUpload(sender, 1000))
    await atOnce(before)
    const came = await atOnce(Array.from({ length: 8 }, () => beginUpload(sender, 1000)))
    expect(statuses(came)).toEqual([200, 200, 200, 400, 400, 400, 400, 400])
  }))

it('a part that comes while its upload is given up is either refused or goes with it', () =>
  rounds(async () => {
    const sender = await world.as()
    const bytes = Buffer.from('Sổ giao ca')
    const id = idOf(await beginUpload(sender, bytes.length))
    const [part, gone] = await atOnce([sendPart(sender, [id, 1], bytes), sender.delete(`/uploads/${id}`)])
    expect([[200, 404].includes(part!.status), gone!.status]).toEqual([true, 200])
    expect((await sender.get(`/uploads/${id}`)).status).toBe(404)
    await expect
      .poll(async () => {
        const left: string[] = []
        for await (const { name } of world.app.services.fileStore.objects.names(`parts/${id}/`)) left.push(name)
        return left
      })
      .toEqual([])
  }))
