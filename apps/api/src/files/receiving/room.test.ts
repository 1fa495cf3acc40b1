import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { form } from '#testing/pictures/pictures.ts'
import { world, type Browser } from '#testing/world.ts'

const mebibyte = 1024 * 1024
/** Text of this many bytes, each time another. */
let made = 0
const text = (bytes: number) =>
  Buffer.from(`${(made += 1)} `.padEnd(bytes, 'biên bản '.normalize('NFC')).slice(0, bytes)).subarray(0, bytes)
const upload = (who: Browser, bytes: Buffer | string) =>
  who.post('/libraries/upload', { form: form({}, [['file', 'biên bản.txt', bytes]]) })

it('nobody keeps more than their quota, each for themselves, and the refusal says what to do in both languages', async () => {
  const { as, db, app } = await world({ settings: { quota_mb: 3 } })
  const [one, other] = [await as(), await as()]
  expect((await upload(one, text(2 * mebibyte))).status).toBe(200)
  const refused = await upload(one, text(2 * mebibyte))
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
    507,
    'quota_full',
    { file: [refused.body.message] },
  ])
  expect(refused.body.message).toMatch(/3 MB.*30 days.*administrator/)
  const vietnamese = await one.post('/libraries/upload', {
    form: form({}, [['file', 'a.txt', text(2 * mebibyte)]]),
    headers: { 'accept-language': 'vi' },
  })
  expect(vietnamese.body.message).toMatch(/3 MB.*30 ngày.*quản trị viên/)
  expect((await upload(one, text(mebibyte / 2))).status).toBe(200)
  expect((await upload(other, text(2 * mebibyte))).status).toBe(200)
  const rows = await db.selectFrom('files').select('owner_id').where('owner_id', '=', one.id).execute()
  expect(rows).toHaveLength(2)
  expect(await readdir(join(app.services.config.dataDirectory, 'files', 'incoming'))).toEqual([])
})

it('the same bytes count for everybody who keeps them', async () => {
  const { as } = await world({ settings: { quota_mb: 3 } })
  const [one, other] = [await as(), await as()]
  const same = text(2 * mebibyte)
  expect((await upload(other, same)).status).toBe(200)
  expect([(await upload(one, same)).status, (await upload(one, same)).status]).toEqual([200, 507])
})

it('of several files at once no more are taken than there is room for', async () => {
  const { as, db } = await world({ settings: { quota_mb: 3 } })
  const one = await as()
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(one, text(mebibyte))))
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken.length).toBeLessThanOrEqual(3)
  expect(answers.filter(({ status }) => status !== 200 && status !== 507)).toEqual([])
  const { bytes } = await db
    .selectFrom('files')
    .where('owner_id', '=', one.id)
    .select((all) => all.fn.sum<string>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  expect(Number(bytes)).toBe(taken.length * mebibyte)
})

it('records that two processes make at once are together within the quota', async () => {
  const { as, db, app } = await world({ settings: { quota_mb: 3 } })
  const one = await as()
  const received = (digest: string) => ({
    name: 'a.txt',
    type: 'text/plain',
    kind: 'document' as const,
    digest,
    receivedDigest: digest,
    bytes: 2 * mebibyte,
  })
  const store = app.services.fileStore
  const record = (digest: string) =>
    db.transaction().execute(async (trx) => {
      const id = await store.record(trx, received(digest), one.id)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return id
    })
  const results = await Promise.allSettled([record('a'), record('b')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('what refused calls left on the disk counts until it is swept', async () => {
  const { as } = await world({ settings: { quota_mb: 3 } })
  const one = await as()
  const wrong = () =>
    one.post('/chats/0', {
      form: form({ type: 'text', 'data[text]': '' }, [['files[0]', 'a.txt', text(2 * mebibyte)]]),
    })
  expect([(await wrong()).status, (await wrong()).status]).toEqual([422, 507])
})

it('no file is taken while the disk is nearly full, and what has no file still is', async () => {
  const { as } = await world({ settings: { free_disk_mb: Number.MAX_SAFE_INTEGER } })
  const one = await as()
  const { status, body } = await upload(one, text(1000))
  expect([status, body.code]).toEqual([507, 'disk_full'])
  const begun = await one.post('/uploads', { body: { name: 'xe.mp4', bytes: 1000, purpose: 'media' } })
  expect([begun.status, begun.body.code]).toEqual([507, 'disk_full'])
  expect(body.message).toContain('administrator')
  expect((await one.post('/chats/0', { body: { type: 'text', data: { text: 'help' } } })).status).toBe(200)
})
