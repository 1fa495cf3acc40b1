import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { putTogether } from './status-counts.ts'

let world: World
let author: Browser
beforeAll(async () => {
  world = await startWorld()
  author = await world.asSuper()
})
afterAll(() => world.stop())

type Count = { audit_id: number; status_id: number; corrected: boolean; items: number }
/** What the tables say and what the items say, which has to be the same. */
async function counts(): Promise<[Count[], Count[]]> {
  const kept = await sql<Count>`select audit_id, status_id, corrected, sum(items) as items from (
      select false as corrected, * from audit_status_counts union all select true, * from audit_corrected_counts
    ) c group by audit_id, status_id, corrected having sum(items) <> 0 order by audit_id, status_id, corrected`.execute(
    world.db,
  )
  const counted = await sql<Count>`select audit_id, status_id, corrected, count(*) as items
    from audit_items join (values (false), (true)) which (corrected) on not corrected or corrective_status = 1
    group by audit_id, status_id, corrected order by audit_id, status_id, corrected`.execute(world.db)
  return [kept.rows, counted.rows]
}
/** Puts right what a list of items holds. */
const correct = (items: readonly number[], finding_state: 'verified' | 'effective' | 'sent_back' = 'verified') =>
  world.db.updateTable('audit_items').set({ finding_state }).where('id', 'in', items).execute()
async function expectRight(): Promise<void> {
  const [kept, counted] = await counts()
  expect(kept).toEqual(counted)
}
const answer = (who: Browser, audit: number, item: number, stt_code: string) =>
  who.put(`/checklists/${audit}/checklist-items/${item}`, { body: { stt_code } })
const totals = async (audit: number) =>
  (await author.get(`/checklists/${audit}/quick-reports`)).body.data.map(({ total }: { total: number }) => total)

describe('how many items of an audit are in each status', () => {
  it('is right after answers, and in the report at once', async () => {
    const audit = await openAudit(world)
    expect(await totals(audit.id)).toEqual([0, 5, 0, 0])
    for (const [index, code] of ['OK', 'OBS', 'MAJ', 'OK'].entries()) {
      expect((await answer(author, audit.id, audit.items[index]!, code)).status).toBe(200)
      await expectRight()
    }
    await correct(audit.items.slice(1, 4))
    await expectRight()
    await correct(audit.items.slice(1, 2), 'effective')
    await correct(audit.items.slice(2, 3), 'sent_back')
    await expectRight()
    await answer(author, audit.id, audit.items[0], 'NO')
    await answer(author, audit.id, audit.items[3], 'MAJ')
    await answer(author, audit.id, audit.items[3], 'OK')
    expect(await totals(audit.id)).toEqual([1, 2, 1, 1])
    await expectRight()
  })

  it('is as before when an answer is refused', async () => {
    const audit = await openAudit(world)
    const before = await totals(audit.id)
    await expect(
      world.db.transaction().execute(async (db) => {
        await sql`update audit_items set status_id = status_id + 1 where audit_id = ${audit.id}`.execute(db)
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    expect(await totals(audit.id)).toEqual(before)
    await expectRight()
  })

  it('is right after items were chosen, taken away and copied with their audit, and after that was removed', async () => {
    const audit = await openAudit(world)
    await correct(audit.items.slice(0, 2))
    await audit.move(0)
    const rows = await world.db
      .selectFrom('audit_items')
      .select('library_item_id')
      .where('audit_id', '=', audit.id)
      .orderBy('id')
      .execute()
    const [first, ...others] = rows.map(({ library_item_id }) => library_item_id)
    const choose = async (checklist_items: number[]) => {
      const { status } = await author.post(`/checklists/${audit.id}/checklist-items`, { body: { checklist_items } })
      expect(status).toBe(200)
      await expectRight()
    }
    await choose(others)
    await choose([first!, ...others])
    const copy = await author.post(`/checklists/${audit.id}/duplicates`)
    expect(copy.status).toBe(200)
    await expectRight()
    const removed = await author.delete(`/checklists/${audit.id}`)
    expect(removed.status).toBe(200)
    await expectRight()
    expect((await counts())[0].filter(({ audit_id }) => audit_id === audit.id)).toEqual([])
  })

  it('is right after whatever is written beside the product', async () => {
    const audit = await openAudit(world)
    await sql`update audit_items set status_id = status_id % 4 + 1, position = position + 1 where audit_id = ${audit.id}`.execute(
      world.db,
    )
    await expectRight()
    await sql`delete from audit_items where id = ${audit.items[2]}`.execute(world.db)
    const [kept, counted] = await counts()
    expect(kept).toEqual(counted)
  })

  it('stays right while many answer the same audit at once and its rows are put together', async () => {
    const audit = await openAudit(world)
    const people = await Promise.all(Array.from({ length: 5 }, () => audit.member('AUDIT_CHECKLIST_ITEM')))
    await rounds(async (round) => {
      const codes = round % 2 ? ['OK', 'MAJ', 'NO', 'OBS', 'OK'] : ['MAJ', 'OK', 'OBS', 'NO', 'MAJ']
      const answers = people.flatMap((who, index) =>
        [0, 1].map((step) => answer(who, audit.id, audit.items[(index + step) % 5]!, codes[index]!)),
      )
      const state = round % 2 ? 'verified' : 'sent_back'
      const [came] = await Promise.all([
        atOnce(answers),
        putTogether(world.db),
        putTogether(world.db),
        correct(audit.items.slice(1, 3), state),
      ])
      expect(came.map(({ status }) => status)).toEqual(answers.map(() => 200))
      await expectRight()
    })
    await correct(audit.items.slice(0, 2))
    await putTogether(world.db)
    const rows = await Promise.all(
      (['audit_status_counts', 'audit_corrected_counts'] as const).map((table) =>
        world.db.selectFrom(table).selectAll().execute(),
      ),
    )
    const [kept] = await counts()
    expect(rows.map(({ length }) => length)).toEqual(
      [false, true].map((which) => kept.filter(({ corrected }) => corrected === which).length),
    )
  })
})
