import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startKilledApp, type KilledApp } from '#testing/processes/killed-app.ts'
import { documentInForce, waitingVersion, wordOutline } from '#testing/documents/controlled.ts'
import { form } from '#testing/pictures/pictures.ts'
import { kills, longest, rounds } from '#testing/trials.ts'

vi.setConfig({ testTimeout: longest })

let killed: KilledApp
beforeAll(async () => {
  killed = await startKilledApp()
})
afterAll(() => killed.stop())

const lines = Array.from({ length: 400 }, (_, at) => `${at + 1} Điều | Nội dung ${at}`)

async function send(id: number, file: Buffer): Promise<number> {
  const response = await fetch(`${killed.app().url}/api/document-items/${id}/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${killed.person.token}` },
    body: form({}, [['file', 'quy-trinh.docx', file]]),
  })
  return ((await response.json()) as { data: { id: number } }).data.id
}
const stateOf = async (one: number) => {
  const row = killed.two.db.selectFrom('outline_imports').select('state').where('id', '=', one)
  return (await row.executeTakeFirstOrThrow()).state
}
const count = async (id: number) => {
  const { rows } = await sql<{ items: number; history: number }>`
    select (select count(*) from document_items where document_id = ${id})::integer as items,
      (select count(*) from document_item_history where document_id = ${id})::integer as history`.execute(killed.two.db)
  return rows[0]!
}

/** Kills the application while it writes the history of items, and starts it again. */
async function killedWhileWriting(begin: () => Promise<unknown>): Promise<void> {
  const { db } = killed.two
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
    }, 45_000)
    await killed.kill()
    await begun
  })
  await sql`drop trigger wait_for_test on document_item_history`.execute(db)
  await sql`drop function wait_for_test`.execute(db)
  // As the queue does once it has missed the process for half a minute, which `jobs-killed.test.ts` waits for.
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
  await killed.startAgain()
}

it('an import that is killed while it writes leaves nothing, and is done again from the start', async () => {
  await rounds(
    async () => {
      const { id } = await documentInForce(killed.two)
      let one = 0
      await killedWhileWriting(async () => (one = await send(id, wordOutline(...lines))))
      expect([await count(id), await stateOf(one)]).toEqual([{ items: 0, history: 0 }, 'reading'])
      await expect.poll(() => stateOf(one), { timeout: 90_000, interval: 200 }).toBe('done')
      expect(await count(id)).toEqual({ items: lines.length, history: lines.length })
      const told = killed.two.db.selectFrom('notifications').select('id').where('type', '=', 'DOC_IMPORT')
      expect(await told.where('subject', '=', `import:${one}`).execute()).toHaveLength(1)
    },
    Math.ceil(kills / 3),
  )
})

it('an approval that is killed while it merges an outline has approved nothing', async () => {
  const { id } = await documentInForce(killed.two)
  const first = await send(id, wordOutline('1 Kho'))
  await expect.poll(() => stateOf(first)).toBe('done')
  const version = await waitingVersion(killed.two, id)
  const held = await send(id, wordOutline(...lines))
  await expect.poll(() => stateOf(held)).toBe('held')
  const approve = () => killed.two.call(killed.app(), killed.person, `POST /documents/${id}/approval`)
  await killedWhileWriting(approve)
  const standing = async () => {
    const row = killed.two.db.selectFrom('document_versions').select('status').where('id', '=', version)
    return [(await row.executeTakeFirstOrThrow()).status, await stateOf(held), (await count(id)).items]
  }
  expect(await standing()).toEqual([0, 'held', 1])
  expect((await approve()).status).toBe(200)
  expect(await standing()).toEqual([1, 'done', lines.length])
})
