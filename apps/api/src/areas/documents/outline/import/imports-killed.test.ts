import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RunningApp } from '../../../../testing/processes/running-app.ts'
import { startTwoApps, type Person, type TwoApps } from '../../../../testing/processes/two-apps.ts'
import { documentInForce, waitingVersion, wordOutline } from '../../../../testing/documents/controlled.ts'
import { form } from '../../../../testing/pictures/pictures.ts'
import { kills, rounds } from '../../../../testing/trials.ts'

let two: TwoApps
let app: RunningApp
let keeper: Person
beforeAll(async () => {
  two = await startTwoApps()
  keeper = await two.person()
  app = two.apps[0]
  // The other would take up at once what this one leaves.
  await two.apps[1].end('SIGTERM')
}, 60_000)
afterAll(async () => {
  await app.end('SIGTERM')
  await two.stop()
})

const lines = Array.from({ length: 400 }, (_, at) => `${at + 1} Điều | Nội dung ${at}`)

async function send(id: number, file: Buffer): Promise<number> {
  const response = await fetch(`${app.url}/api/document-items/${id}/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keeper.token}` },
    body: form({}, [['file', 'quy-trinh.docx', file]]),
  })
  return ((await response.json()) as { data: { id: number } }).data.id
}
const stateOf = async (one: number) => {
  const row = two.db.selectFrom('outline_imports').select('state').where('id', '=', one)
  return (await row.executeTakeFirstOrThrow()).state
}
const count = async (id: number) => {
  const { rows } = await sql<{ items: number; history: number }>`
    select (select count(*) from document_items where document_id = ${id})::integer as items,
      (select count(*) from document_item_history where document_id = ${id})::integer as history`.execute(two.db)
  return rows[0]!
}

/** Kills the application while it writes the history of items, and starts it again. */
async function killedWhileWriting(begin: () => Promise<unknown>): Promise<void> {
  const { db } = two
  await sql`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4712); return null; end $$`.execute(db)
  await sql`create trigger wait_for_test after insert on document_item_history
    for each statement execute function wait_for_test()`.execute(db)
  await db.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(4712)`.execute(held)
    const begun = begin().catch(() => undefined)
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(held)
      expect(rows).toHaveLength(1)
    }, 20_000)
    await app.end('SIGKILL')
    await begun
  })
  await sql`drop trigger wait_for_test on document_item_history`.execute(db)
  await sql`drop function wait_for_test`.execute(db)
  // As the queue does once it has missed the process for half a minute, which `jobs-killed.test.ts` waits for.
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
  app = await two.start()
}

it(
  'an import that is killed while it writes leaves nothing, and is done again from the start',
  { timeout: 240_000 },
  async () => {
    await rounds(
      async () => {
        const { id } = await documentInForce(two)
        let one = 0
        await killedWhileWriting(async () => (one = await send(id, wordOutline(...lines))))
        expect([await count(id), await stateOf(one)]).toEqual([{ items: 0, history: 0 }, 'reading'])
        await expect.poll(() => stateOf(one), { timeout: 90_000, interval: 200 }).toBe('done')
        expect(await count(id)).toEqual({ items: lines.length, history: lines.length })
        const told = two.db.selectFrom('notifications').select('id').where('type', '=', 'DOC_IMPORT')
        expect(await told.where('subject', '=', `import:${one}`).execute()).toHaveLength(1)
      },
      Math.ceil(kills / 3),
    )
  },
)

it('an approval that is killed while it merges an outline has approved nothing', { timeout: 120_000 }, async () => {
  const { id } = await documentInForce(two)
  const first = await send(id, wordOutline('1 Kho'))
  await expect.poll(() => stateOf(first), { timeout: 20_000 }).toBe('done')
  const version = await waitingVersion(two, id)
  const held = await send(id, wordOutline(...lines))
  await expect.poll(() => stateOf(held), { timeout: 20_000 }).toBe('held')
  const approve = () => two.call(app, keeper, `POST /documents/${id}/approval`)
  await killedWhileWriting(approve)
  const standing = async () => {
    const row = two.db.selectFrom('document_versions').select('status').where('id', '=', version)
    return [(await row.executeTakeFirstOrThrow()).status, await stateOf(held), (await count(id)).items]
  }
  expect(await standing()).toEqual([0, 'held', 1])
  expect((await approve()).status).toBe(200)
  expect(await standing()).toEqual([1, 'done', lines.length])
})
