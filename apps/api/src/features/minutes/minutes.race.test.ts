import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ItemReport, MinutesRow } from '@apron/contract'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { world } from '../../testing/world.ts'

const words = (name: string) => ({ conclusion: `<p>${name}</p>`, self_assessment: `<p>${name}</p>` })

it('two people who save at once leave two whole entries', async () => {
  const own = await world()
  const audit = await sampleAudit(own, { groups: 20, itemsPerGroup: 10 })
  const people = await Promise.all([1, 2].map(() => own.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')))
  const path = `/checklists/${audit.id}/meeting-minutes`
  const answers = await Promise.all(
    people.flatMap((person) =>
      [1, 2, 3].map((n) =>
        person.post(path, { body: { ...words(`${person.id}-${n}`), checklist_items: audit.items } }),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const history = (await people[0]!.get(path)).body.data
  expect(new Set(history.map((entry: MinutesRow) => entry.id)).size).toBe(6)
  for (const { body } of answers) {
    const { text } = await people[0]!.get(`${path}/${body.data.id}`)
    expect(JSON.parse(text)).toEqual(body)
    expect(body.data.list_items_report_alias).toHaveLength(200)
  }
})

it('a double click saves once', async () => {
  const own = await world()
  const audit = await sampleAudit(own)
  const secretary = await own.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  const path = `/checklists/${audit.id}/meeting-minutes`
  const click = () => secretary.post(path, { body: words('once'), headers: { 'idempotency-key': 'click' } })
  const answers = await Promise.all([click(), click(), click()])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await secretary.get(path)).body.data).toHaveLength(1)
})

it('answers that change together are frozen together', async () => {
  const own = await world()
  const audit = await sampleAudit(own, { groups: 30, itemsPerGroup: 20 })
  const secretary = await own.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  const { rows } = await sql<{ id: number }>`select id from item_statuses order by id`.execute(own.db)
  await sql`update audit_items set status_id = ${rows[0]!.id} where audit_id = ${audit.id}`.execute(own.db)
  let stopped = false
  const flipping = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      await sql`update audit_items set status_id = ${rows[turn % 2]!.id} where audit_id = ${audit.id}`.execute(own.db)
    }
  })()
  const seen: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const body = { ...words(`${round}`), checklist_items: audit.items }
    const { body: answer } = await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })
    const items: ItemReport[] = answer.data.list_items_report_alias
    seen.push(new Set(items.map((item) => item.checklist_item_status.code)).size)
  }
  stopped = true
  await flipping
  expect(seen).toEqual(Array(8).fill(1))
})
