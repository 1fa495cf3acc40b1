import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { translate } from '@apron/messages'
import type { Database } from '#db/client.ts'
import { nameOf } from '#files/blobs.ts'
import { partName } from '#files/uploads/parts.ts'
import { startBucket, type BucketServer } from '#files/objects/testing/bucket-server.ts'
import { sha256 } from '../../documents/uploads.ts'
import { absences, rounds } from '../../trials.ts'
import { beside, signIn } from '../beside.ts'
import { peopleAtWork } from '../people-at-work.ts'
import { runApp } from '../running-app.ts'
import { startedBefore } from '../started-before.ts'
import { usersOfFiles } from './users-of-files.ts'

const away = { status: 503, body: { code: 'store_away', message: translate('vi', 'errors.store_away') } }

/** How a store is away, from the usual to the worst. */
const ways = {
  refused: (server: BucketServer) => server.goAway(),
  failing: async (server: BucketServer) => void (server.fails = () => ({ status: 500, code: 'InternalError' })),
  cut: async (server: BucketServer) => void (server.answers = 'half'),
  silent: async (server: BucketServer) => void (server.answers = 'never'),
}

async function comeBack(server: BucketServer, way: keyof typeof ways): Promise<void> {
  server.fails = () => null
  server.answers = 'whole'
  if (way === 'refused') await server.comeBack()
}

it('whatever was acknowledged is there byte for byte after the store of files was away, again and again', async () => {
  const server = await startBucket({ prefix: 'apron/' })
  const data = await startedBefore()
  const app = await runApp(data, server.env)
  onTestFinished(async () => {
    await app.end('SIGTERM')
    await server.goAway()
    await rm(data, { recursive: true, force: true })
  })
  const token = await signIn(app, data)
  const at = { on: (work) => beside(data, work), app: () => app, token } satisfies Parameters<typeof usersOfFiles>[0]
  const people = await peopleAtWork(at)
  const users = await usersOfFiles(at)

  await rounds(async (round) => {
    const { way, milliseconds } = absences[round]!
    const before = users.acknowledged()
    const goesOn = vi.waitFor(() => expect(users.acknowledged()).toBeGreaterThan(before + 5), 120_000)
    await Promise.race([goesOn, users.work])
    await ways[way](server)
    const others = people.acknowledged()
    const over = sleep(milliseconds)
    // Whoever wants no file goes on meanwhile.
    await vi.waitFor(() => expect(people.acknowledged()).toBeGreaterThan(others + 20), 45_000)
    await over
    await comeBack(server, way)
  }, absences.length)
  await people.goHome()
  await users.goHome()
  await users.check()
  await people.check()
  await beside(data, (db) => checkStored(db, server))
  expect(users.wrong).toEqual([])
  for (const problem of [...people.problems, ...users.problems]) expect(problem).toEqual(away)
  expect(users.problems.length).toBeGreaterThan(0)
  expect(await (await fetch(`${app.url}/healthz`)).text()).toContain('ok')
}, 900_000)

/** No row names bytes that the store has not got. */
async function checkStored(db: Database, { objects }: BucketServer): Promise<void> {
  const digests = await sql<{ digest: string }>`
    select digest from files union select small_digest from files where small_digest is not null`.execute(db)
  const parts = await db.selectFrom('upload_parts').select(['upload_id', 'n', 'digest']).execute()
  const named = [
    ...digests.rows.map(({ digest }) => ({ digest, name: nameOf(digest) })),
    ...parts.map(({ upload_id, n, digest }) => ({ digest, name: partName(upload_id, n, digest) })),
  ]
  expect(named.length).toBeGreaterThan(10)
  for (const { digest, name } of named)
    expect([name, sha256(objects.get(`apron/${name}`)?.bytes ?? Buffer.of())]).toEqual([name, digest])
}
