import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditMoves, type AuditMove, type AuditStatus } from '@apron/contract'
import { builders } from '#testing/audits/audit-builders.ts'
import { keyNamed } from '#testing/key-named.ts'
import { atOnce, rounds, statuses, trailOf } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
let author: Browser
let mover: Browser
let items: number[]
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
  await make.itemStatus('NOT CHECKED', { is_default: true })
  author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM', 'REMOVE_CHECKLIST_ITEM', 'DELETE_CHECKLIST')
  mover = await world.asSuper()
  items = await make.items(await make.group('1'), 200)
})
afterAll(() => world.stop())

async function auditIn(status: AuditStatus): Promise<number> {
  const id = await make.audit(author)
  await author.post(`/checklists/${id}/checklist-items`, { body: { checklist_items: items.slice(0, 5) } })
  const corrective_ending_date = status === 4 ? '2026-04-01' : null
  await world.db.updateTable('audits').set({ status, corrective_ending_date }).where('id', '=', id).execute()
  return id
}
const move = (id: number, name: AuditMove) =>
  mover.post(`/checklists/${id}/${name}`, { body: { closing_date: '2026-04-01' } })
const statusOf = async (id: number) =>
  (await world.db.selectFrom('audits').select('status').where('id', '=', id).executeTakeFirst())?.status

describe('when two people act on one audit at once', () => {
  it('is approved or rejected by what comes last, and never by both from the same state', async () => {
    await rounds(async () => {
      const id = await auditIn(0)
      const came = await atOnce([move(id, 'approval'), move(id, 'rejection')])
      const status = await statusOf(id)
      // Rejected then approved, or approved then rejected: both are moves of the table, one after the other.
      expect(statuses(came)).toEqual([200, 200])
      expect([1, 2]).toContain(status)
      const trail = await world.db
        .selectFrom('audit_trail')
        .select(['before', 'after'])
        .where('subject_id', '=', id)
        .where('action', 'in', ['audit.approved', 'audit.rejected'])
        .orderBy('id')
        .execute()
      const [first, second] = trail as { before: { status: number }; after: { status: number } }[]
      expect([first!.before.status, second!.before.status]).toEqual([0, first!.after.status])
      expect(second!.after.status).toBe(status)
    })
  })

  it.each(Object.keys(auditMoves) as AuditMove[])('does a double-clicked %s once', async (name) => {
    await rounds(async () => {
      const id = await auditIn(auditMoves[name].from[0])
      expect(statuses(await atOnce([1, 2, 3].map(() => move(id, name))))).toEqual([200, 400, 400])
      expect(await statusOf(id)).toBe(auditMoves[name].to)
      const { action } = await world.db
        .selectFrom('audit_trail')
        .select('action')
        .where('subject_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(await trailOf(world, id, [action])).toEqual([action])
    })
  })

  it('ends with the items of one of two lists', async () => {
    await rounds(async () => {
      const id = await auditIn(0)
      const lists = [items.slice(0, 120), items.slice(60, 200)]
      const came = await atOnce(
        lists.map((checklist_items) => author.post(`/checklists/${id}/checklist-items`, { body: { checklist_items } })),
      )
      expect(statuses(came)).toEqual([200, 200])
      const left = await world.db
        .selectFrom('audit_items')
        .select(['library_item_id', 'position'])
        .where('audit_id', '=', id)
        .orderBy('position')
        .execute()
      expect(lists).toContainEqual(left.map((item) => item.library_item_id))
      expect(left.map((item) => item.position)).toEqual(left.map((_, index) => index + 1))
    })
  })

  it('is not given items once it is approved, nor deleted', async () => {
    await rounds(async () => {
      const id = await auditIn(0)
      const [, added, deleted] = await atOnce([
        move(id, 'approval'),
        author.post(`/checklists/${id}/checklist-items`, { body: { checklist_items: items.slice(0, 50) } }),
        author.delete(`/checklists/${id}`),
      ])
      const shown = await mover.get(`/checklists/${id}`)
      const left = shown.status === 200 ? [shown.body.data.status.code, shown.body.data.total] : 'gone'
      expect(left).toEqual(deleted!.status === 200 ? 'gone' : [1, added!.status === 200 ? 50 : 5])
    })
  })

  it('is copied whole or not at all while it is deleted', async () => {
    await rounds(async (round) => {
      const id = await auditIn(0)
      const calls = [() => mover.post(`/checklists/${id}/duplicates`), () => author.delete(`/checklists/${id}`)]
      const came = await atOnce((round % 2 ? calls : calls.toReversed()).map((call) => call()))
      const [copied, deleted] = round % 2 ? came : came.toReversed()
      expect([deleted!.status, [200, 404].includes(copied!.status)]).toEqual([200, true])
      expect(await statusOf(id)).toBeUndefined()
      expect(await trailOf(world, id, ['audit.duplicated', 'audit.deleted'])).toEqual(
        copied!.status === 200 ? ['audit.duplicated', 'audit.deleted'] : ['audit.deleted'],
      )
      const whole = copied!.status === 200 && (await mover.get(`/checklists/${copied!.body.data.id}`)).body.data.total
      expect([5, false]).toContain(whole)
    })
  })

  it('is copied once however often the same request arrives', async () => {
    await rounds(async () => {
      const id = await auditIn(3)
      const copies = async () =>
        (await world.db.selectFrom('audits').select('id').where('name', 'like', '%(copy)').execute()).length
      const before = await copies()
      const send = () =>
        mover.post(`/checklists/${id}/duplicates`, { headers: { 'idempotency-key': keyNamed(`copy ${id}`) } })
      const came = await atOnce([send(), send(), send()])
      expect(new Set(came.map((one) => one.text)).size).toBe(1)
      expect(await copies()).toBe(before + 1)
      expect(await trailOf(world, id, ['audit.duplicated'])).toHaveLength(1)
    })
  })
})
