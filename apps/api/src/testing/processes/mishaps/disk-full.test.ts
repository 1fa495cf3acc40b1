import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { translate } from '@apron/messages'
import { keyNamed } from '../../key-named.ts'
import { form, jpeg } from '../../pictures/pictures.ts'
import { longest, tried } from '../../trials.ts'
import { world } from '../../world.ts'
import { signIn } from '../beside.ts'
import { runApp, sendPatiently } from '../running-app.ts'
import { startedBefore } from '../started-before.ts'

vi.setConfig({ testTimeout: longest })

const mebibyte = 1024 ** 2

/** A small disk; undefined where this account may not mount one. */
function smallDisk(): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'apron-small-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'none', directory]).status === 0
  if (!mounted) rmSync(directory, { recursive: true })
  return mounted ? directory : undefined
}

/** Writes until nothing goes any more. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  for (const size of [mebibyte, 4096, 1]) {
    const piece = Buffer.alloc(size)
    let wasWritten = true
    while (wasWritten)
      wasWritten = await file.write(piece).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
  }
  await file.close()
}

it('on a full disk whoever sends a file is told so, and the same is taken once there is room', async ({ skip }) => {
  const disk = smallDisk()
  if (!disk) return skip('no disk may be mounted here')
  const first = await startedBefore()
  const data = join(disk, 'data')
  spawnSync('cp', ['-a', first, data])
  await rm(first, { recursive: true, force: true })
  const app = await runApp(data, { APRON_FREE_DISK_MB: '0' })
  onTestFinished(async () => {
    await app.end('SIGTERM')
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  })
  const token = await signIn(app, data)
  const bytes = await jpeg(300, 200)
  const upload = async () => {
    const response = await sendPatiently(`${app.url}/api/libraries/upload`, {
      method: 'POST',
      body: form({}, [['file', 'ảnh.jpg', bytes]]),
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'vi', 'idempotency-key': keyNamed('photo') },
    })
    return { status: response.status, body: (await response.json()) as { message: string; data?: { url: string } } }
  }
  const filler = join(disk, 'filler')
  await fill(filler)
  // What was seen counts for a second.
  await vi.waitFor(
    async () => {
      const ready = await fetch(`${app.url}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([
        503,
        expect.objectContaining({ database: 'ok', files: 'failed' }),
      ])
    },
    { timeout: 45_000, interval: 200 },
  )
  const refused = await upload()
  // What an upload must leave free is looked at as it comes in, what every write must once a second.
  const sentences = [translate('vi', 'errors.disk_full'), translate('vi', 'errors.no_room')]
  expect([refused.status, sentences.includes(refused.body.message)]).toEqual([507, true])
  // Reading goes on.
  const read = await fetch(`${app.url}/api/positions`, { headers: { authorization: `Bearer ${token}` } })
  expect(read.status).toBe(200)

  await rm(filler)
  await vi.waitFor(async () => expect((await fetch(`${app.url}/readyz`)).status).toBe(200), {
    timeout: 45_000,
    interval: 200,
  })
  const taken = await upload()
  expect(taken.status).toBe(200)
  const shown = await fetch(app.url + taken.body.data!.url)
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  tried(1)
})

it('where the disk of PostgreSQL is full a write is refused with a sentence, leaves nothing, and is done once there is room', async () => {
  const { db, as } = await world()
  const editor = await as('CREATE_POSITION')
  await sql`create function full_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger full_for_test before insert on audit_trail for each row execute function full_for_test()`.execute(
    db,
  )
  const headers = { 'accept-language': 'en', 'idempotency-key': keyNamed('full') }
  const add = () => editor.post('/positions', { body: { name: 'Thủ kho', order: 1 }, headers })
  const refused = await add()
  expect([refused.status, refused.body]).toEqual([507, { code: 'no_room', message: translate('en', 'errors.no_room') }])
  const rows = () => db.selectFrom('positions').select('name').execute()
  expect(await rows()).toEqual([])
  await sql`drop trigger full_for_test on audit_trail`.execute(db)
  expect((await add()).status).toBe(200)
  expect(await rows()).toEqual([{ name: 'Thủ kho' }])
  tried(1)
})

it('with no room but for the log of PostgreSQL nothing new is written, while reading, deleting, signing in and out go on', async () => {
  let free = mebibyte ** 2
  const { url, db, as, nobody, asSuper } = await world({ free: () => Promise.resolve(free) })
  const editor = await as('CREATE_POSITION', 'DELETE_POSITION')
  const add = (name: string) =>
    editor.post('/positions', { body: { name, order: 1 }, headers: { 'accept-language': 'vi' } })
  const { id } = (await add('Thủ kho')).body.data
  const ready = async () => {
    const answer = await fetch(`${url}/readyz`)
    const { database, files } = (await answer.json()) as Record<string, unknown>
    return [answer.status, database, files]
  }
  const becomes = (wanted: unknown[]) =>
    vi.waitFor(async () => expect(await ready()).toEqual(wanted), { timeout: 45_000, interval: 200 })
  await becomes([200, 'ok', 'ok'])
  free = 60 * mebibyte
  await becomes([503, 'ok', 'failed'])
  const refused = await add('Lái xe')
  expect([refused.status, refused.body]).toEqual([507, { code: 'no_room', message: translate('vi', 'errors.no_room') }])
  // Rights are looked at first.
  expect((await (await as()).post('/positions', { body: { name: 'Lái xe', order: 1 } })).status).toBe(403)
  expect((await editor.get('/positions')).status).toBe(200)
  expect((await editor.delete(`/positions/${id}`)).status).toBe(200)
  const wrong = { email: 'nobody@example.test', password: 'none', type: 1 }
  expect((await nobody.post('/login', { body: wrong })).status).toBe(401)
  expect((await (await asSuper()).post('/logout')).status).toBe(200)
  expect(await db.selectFrom('positions').select('id').execute()).toEqual([])
  free = 65 * mebibyte
  await becomes([200, 'ok', 'ok'])
  expect((await add('Lái xe')).status).toBe(200)
  tried(1)
})
