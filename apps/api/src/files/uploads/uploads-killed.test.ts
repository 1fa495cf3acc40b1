import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { partOf, sha256, type Begun } from '#testing/documents/uploads.ts'
import { form } from '#testing/pictures/pictures.ts'
import { startKilledApp, type KilledApp } from '#testing/processes/killed-app.ts'
import { sendPatiently } from '#testing/processes/running-app.ts'
import { kills, longest, tried } from '#testing/trials.ts'

vi.setConfig({ testTimeout: longest })

let killed: KilledApp
beforeAll(async () => {
  killed = await startKilledApp()
})
afterAll(() => killed.stop())

const headers = () => ({ authorization: `Bearer ${killed.person.token}` })
const send = (id: number, n: number, part: Buffer) =>
  fetch(`${killed.app().url}/api/uploads/${id}/parts/${n}`, {
    method: 'POST',
    headers: headers(),
    body: form({ digest: sha256(part) }, [['part', 'part', part]]),
  })
const complete = (id: number) =>
  sendPatiently(`${killed.app().url}/api/uploads/${id}/completion`, { method: 'POST', headers: headers() })
/** What a call comes to while the server is killed after so many milliseconds, and started again. */
async function killedDuring<Result>(after: number, work: () => Promise<Result>): Promise<Result | null> {
  const begun = work().catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, after))
  await killed.kill()
  const result = await begun
  await killed.startAgain()
  tried(1)
  return result
}
const found = async (id: number) =>
  (await killed.two.call(killed.app(), killed.person, `GET /uploads/${id}`)).body.data as Begun & {
    file: { id: number; url: string } | null
  }

it('a server that is killed at any moment has every part that it acknowledged, and the file arrives whole', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3 * 1024 * 1024)])
  const body = { name: 'Sổ tay.pdf', bytes: bytes.length, purpose: 'media' }
  const upload = (await killed.two.call(killed.app(), killed.person, 'POST /uploads', { body })).body.data as Begun
  const count = Math.ceil(bytes.length / upload.part_bytes)
  const acknowledged = new Set<number>()
  const keep = async (n: number) => {
    if ((await send(upload.id, n, partOf(bytes, upload, n))).status === 200) acknowledged.add(n)
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((n) => !acknowledged.has(n))
    await killedDuring(20 * kill, () => Promise.all(missing.slice(0, 2).map(keep)))
    const { have } = await found(upload.id)
    expect(have).toEqual(expect.arrayContaining([...acknowledged]))
    for (const n of have) acknowledged.add(n)
  }
  for (let n = 1; n <= count; n += 1) if (!acknowledged.has(n)) await keep(n)
  for (const after of [0, 60, 200]) await killedDuring(after, () => complete(upload.id))
  const whole = await complete(upload.id)
  expect(whole.status).toBe(200)
  const { file } = await found(upload.id)
  const served = Buffer.from(await (await fetch(killed.app().url + file!.url)).arrayBuffer())
  expect(served.equals(bytes)).toBe(true)
  const records = killed.two.db.selectFrom('files').select('id').where('received_digest', '=', sha256(bytes))
  expect(await records.execute()).toEqual([{ id: file!.id }])
})
