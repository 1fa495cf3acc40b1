import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '@apron/contract/product'
import { openAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { deleteOldChanges } from './domain-events.ts'

type Answer = { changes: Change[]; cursor: string; more: boolean; resync: boolean }
let world: World
let admin: Browser
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  admin = await world.asSuper()
})

const ask = async (who: Browser, since?: string): Promise<Answer> =>
  (await who.get('/changes', since === undefined ? {} : { query: { since } })).body.data
/**
 * What somebody gets since a cursor, once it holds what is looked for: other transactions on the server may hold it
 * back for a moment.
 */
async function given(who: Browser, since: string, wanted: Partial<Change>): Promise<Change[]> {
  return vi.waitFor(async () => {
    const { changes } = await ask(who, since)
    expect(changes).toContainEqual(expect.objectContaining(wanted))
    return changes
  }, 45_000)
}
/** Nothing waits for a transaction any more. */
const settled = (who: Browser, since: string) =>
  vi.waitFor(async () => {
    const answer = await ask(who, since)
    expect(answer.more).toBe(false)
    return answer
  }, 45_000)
/** The cursor after everything so far. */
const place = async (who: Browser) => (await settled(who, (await ask(who)).cursor)).cursor
let made = 0
const position = async () =>
  (await admin.post('/positions', { body: { name: `Vị trí ${(made += 1)}`, order: 1 } })).body.data.id

describe('what changed', () => {
  it('is given out once, from the cursor on, with the id of the record', async () => {
    const { changes, resync } = await ask(admin)
    expect([changes, resync]).toEqual([[], false])
    const cursor = await place(admin)
    const id = await position()
    expect(await given(admin, cursor, { id })).toEqual([{ entity: 'position', id }])
    const next = await settled(admin, cursor)
    expect((await ask(admin, next.cursor)).changes).toEqual([])
  })

  it('is the record of an item with its audit, and of a comment that came or went', async () => {
    const audit = await openAudit(world)
    const auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'DELETE_COMMENT')
    const cursor = await place(auditor)
    const path = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
    await auditor.put(path, { body: { stt_code: 'OBS' } })
    const { body } = await auditor.post(`${path}/comments`, { body: { content: '<p>Rò rỉ</p>' } })
    await auditor.delete(`${path}/comments/${body.data.id}`)
    const of = (id: number) => ({ entity: 'comment', id, audit_id: audit.id })
    await given(auditor, cursor, of(body.data.id) as Change)
    expect((await settled(auditor, cursor)).changes).toEqual([
      { entity: 'audit_item', id: audit.items[0], audit_id: audit.id },
      of(body.data.id),
      of(body.data.id),
    ])
  })

  it('is every record of a bulk call, and nothing of one that was refused or changes nothing', async () => {
    const ids = [await position(), await position()]
    const users = [await world.as(), await world.as()]
    const cursor = await place(admin)
    await admin.put('/multi-deactivate-users', { body: { ids: users.map(({ id }) => id) } })
    await admin.post('/positions', { body: { name: '', order: 1 } })
    await admin.delete(`/positions/${ids[0]}`)
    await given(admin, cursor, { entity: 'position' })
    expect((await settled(admin, cursor)).changes).toEqual([
      ...users.map(({ id }) => ({ entity: 'user', id })),
      { entity: 'position', id: ids[0], gone: true },
    ])
  })

  it('is one row without an id where nobody counts: the items of an audit, chosen anew', async () => {
    const audit = await openAudit(world)
    await audit.move(0)
    const cursor = await place(admin)
    const { status } = await admin.post(`/checklists/${audit.id}/checklist-items`, { body: { checklist_items: [] } })
    expect(status).toBe(200)
    await given(admin, cursor, { entity: 'audit_item' })
    expect((await settled(admin, cursor)).changes).toEqual([{ entity: 'audit_item', id: null, audit_id: audit.id }])
  })
})

describe('a transaction that is not over', () => {
  it('holds back what was committed after it began, so that nobody reads past it', async () => {
    const cursor = await place(admin)
    let commit = () => {}
    const waiting = new Promise<void>((resolve) => (commit = resolve))
    let slowId = 0
    // It takes its number first and commits last; its row has the smaller number of the sequence, too.
    let written = () => {}
    const hasWritten = new Promise<void>((resolve) => (written = resolve))
    const slow = world.db.transaction().execute(async (db) => {
      const row = await db
        .insertInto('positions')
        .values({ name: `Chậm ${(made += 1)}`, order: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      slowId = row.id
      await sql`insert into changes (entity, id) values ('position', ${slowId})`.execute(db)
      written()
      await waiting
    })
    await hasWritten
    const id = await position()
    const early = await ask(admin, cursor)
    expect(early).toMatchObject({ changes: [], more: true, resync: false })
    commit()
    await slow
    expect((await given(admin, early.cursor, { id })).map((change) => change.id)).toEqual([slowId, id])
  })
})

describe('a cursor', () => {
  it('is the transaction and the number together: rows of one transaction and rows of the next are each given once', async () => {
    const cursor = await place(admin)
    // Later in the order of transactions, smaller in that of the sequence.
    const [first] = (
      await sql<{ xid: string }>`
      insert into changes (entity, id) select 'position', n from generate_series(1, 600) n returning xid::text`.execute(
        world.db,
      )
    ).rows
    await sql`insert into changes (seq, entity, id) overriding system value values (-5, 'tag', 7)`.execute(world.db)
    expect(first).toBeDefined()
    const pages: Change[][] = []
    let since = cursor
    for (let more = true; more;) {
      const answer = await ask(admin, since)
      if (answer.changes.length > 0) pages.push(answer.changes)
      since = answer.cursor
      more = answer.more
    }
    expect(Math.max(...pages.map((page) => page.length))).toBe(500)
    expect(pages.flat().map(({ id }) => id)).toEqual([...Array.from({ length: 600 }, (_, place) => place + 1), 7])
  })

  it('of another server, of one that was put back, or of nowhere leads to reading everything anew', async () => {
    await position()
    const cursor = await place(admin)
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const changed = (place: number, value: unknown) =>
      Buffer.from(JSON.stringify(parts.with(place, value))).toString('base64url')
    const wrong = [changed(0, '42'), changed(3, '2020-01-01T00:00:00.000000Z'), changed(2, 1_000_000), 'nonsense']
    for (const since of wrong) {
      const answer = await ask(admin, since)
      expect([since, answer.resync, answer.changes]).toEqual([since, true, []])
      expect((await ask(admin, answer.cursor)).resync).toBe(false)
    }
  })

  it('of more than 90 days ago leads to reading everything anew, as the rows are gone by then', async () => {
    await position()
    const cursor = await place(admin)
    const count = async () =>
      Number((await sql<{ n: number }>`select count(*) as n from changes`.execute(world.db)).rows[0]!.n)
    const before = await count()
    await deleteOldChanges(world.db)
    expect(await count()).toBe(before)
    await sql`update changes set at = at - interval '91 days'`.execute(world.db)
    await deleteOldChanges(world.db)
    expect(await count()).toBe(0)
    expect((await ask(admin, cursor)).resync).toBe(true)
    const empty = await ask(admin)
    expect((await ask(admin, empty.cursor)).resync).toBe(false)
  })

  it('of somebody whose rights are others by now leads to reading everything anew', async () => {
    const reader = await world.as('VIEW_ALL_CHECKLIST')
    const cursor = await place(reader)
    await world.db.deleteFrom('group_permissions').where('group_id', '=', reader.groupId).execute()
    world.app.services.authenticator.forget()
    expect((await ask(reader, cursor)).resync).toBe(true)
  })
})
