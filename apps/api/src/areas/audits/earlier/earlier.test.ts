import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let chief: Browser
type EarlierAnswerEntry = { audit: { id: number }; status: { code: string }; conclusion: string | null }
beforeAll(async () => {
  world = await startWorld()
  chief = await world.asSuper()
})
afterAll(() => world.stop())

/** An audit of the same organisation with the same questions, none of which is answered. */
async function another(
  of: OpenAudit,
  starting_date: string,
  status: number = auditStatus.IN_PROGRESS,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into audits (name, starting_date, ending_date, organization_id, author_id, status, closing_date)
    select 'Đợt ' || ${starting_date}::text, ${starting_date}::date, ${starting_date}::date, organization_id, author_id,
      ${status}, case when ${status} = 5 then ${starting_date}::date end
    from audits where id = ${of.id} returning id`.execute(world.db)
  const { id } = rows[0]!
  await sql`
    insert into audit_groups (audit_id, group_id, index_html, index_text, header)
    select ${id}, group_id, index_html, index_text, header from audit_groups where audit_id = ${of.id}`.execute(
    world.db,
  )
  await sql`
    insert into audit_items (audit_id, group_id, library_item_id, header, content, asks_input, status_id, position)
    select ${id}, group_id, library_item_id, header, content, i.asks_input, s.id, i.position
    from audit_items i join item_statuses s on s.is_default where audit_id = ${of.id}`.execute(world.db)
  return id
}
/** Answers the question at a place of an audit, and concludes it with a note. */
async function answer(auditId: number, place: number, code: string, note?: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update audit_items i set status_id = s.id from item_statuses s
    where s.code = ${code} and i.audit_id = ${auditId} and i.position = ${place + 1} returning i.id`.execute(world.db)
  if (note === undefined) return
  await world.db.updateTable('audit_items').set({ comment_count: 1 }).where('id', '=', rows[0]!.id).execute()
  await sql`insert into comments (audit_item_id, user_id, content, by_auditor)
    values (${rows[0]!.id}, ${chief.id}, ${note}, true)`.execute(world.db)
}
async function seen(id: number, who = chief): Promise<unknown[]> {
  const { body } = await who.get(`/checklists/${id}/earlier-answers`)
  return body.data.map((row: EarlierAnswerEntry) => [row.audit.id, row.status.code, row.conclusion])
}

it('each question has its last answer in the organisation, with what was concluded of a finding', async () => {
  const now = await openAudit(world)
  const [older, newer, later, planned] = [
    await another(now, '2025-09-01'),
    await another(now, '2025-12-01', auditStatus.CLOSE),
    await another(now, '2026-06-01'),
    await another(now, '2026-01-01', auditStatus.APPROVAL),
  ]
  await answer(older, 0, 'OK')
  await answer(older, 1, 'MAJ', '<p>Rò rỉ ở van.</p>')
  await answer(newer, 0, 'OBS', '<p>Chỉ là ghi nhận.</p>')
  await answer(later, 2, 'OK')
  await answer(planned, 3, 'OK')
  expect(await seen(now.id)).toEqual([
    [newer, 'OBS', null],
    [older, 'MAJ', '<p>Rò rỉ ở van.</p>'],
  ])
})

it('what it was copied from goes first, also from another organisation', async () => {
  const [now, copied] = [await openAudit(world), await openAudit(world)]
  const before = await another(now, '2026-02-01')
  await answer(before, 0, 'OK')
  await answer(before, 1, 'OK')
  const source = await another(now, '2024-01-01')
  await sql`update audits set organization_id = (select organization_id from audits where id = ${copied.id}) where id = ${source}`.execute(
    world.db,
  )
  await answer(source, 0, 'MAJ')
  expect(await seen(now.id)).toEqual([
    [before, 'OK', null],
    [before, 'OK', null],
  ])
  await world.db.updateTable('audits').set({ copied_from_id: source }).where('id', '=', now.id).execute()
  expect(await seen(now.id)).toEqual([
    [source, 'MAJ', null],
    [before, 'OK', null],
  ])
})

it('a duplicate remembers what it was copied from, and no answer is in it', async () => {
  const { id, items } = await openAudit(world)
  await answer(id, 0, 'MAJ', '<p>Thiếu nắp.</p>')
  const { body } = await chief.post(`/checklists/${id}/duplicates`)
  expect([body.data.total, body.data.checked]).toEqual([items.length, 0])
  expect(await seen(body.data.id)).toEqual([[id, 'MAJ', '<p>Thiếu nắp.</p>']])
})

it('is seen only by who may see the earlier audit', async () => {
  const now = await openAudit(world)
  const before = await another(now, '2025-12-01')
  await answer(before, 0, 'OK')
  const member = await now.member('AUDIT_CHECKLIST_ITEM')
  expect(await seen(now.id, member)).toEqual([])
  await world.db.updateTable('audits').set({ author_id: member.id }).where('id', '=', before).execute()
  expect(await seen(now.id, member)).toEqual([[before, 'OK', null]])
})
