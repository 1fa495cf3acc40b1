import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { openAudit } from '#testing/audits/open-audit.ts'
import { sampleAudit } from '#testing/audits/sample-audit.ts'
import { atOnce, rounds, trailOf } from '#testing/trials.ts'
import { world } from '#testing/world.ts'
import type { MinutesRow } from '@apron/contract/audits'

type Reported = { id: number; checklist_item_status: { code: string } }
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
  await rounds(async (round) => {
    const headers = { 'idempotency-key': keyNamed(`click ${round}`) }
    const click = () => secretary.post(path, { body: words('once'), headers })
    const answers = await atOnce([click(), click(), click()])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await secretary.get(path)).body.data).toHaveLength(round + 1)
    expect(await trailOf(own, audit.id, ['minutes.saved'])).toHaveLength(round + 1)
  })
})

it('answers that change together are frozen together', async () => {
  const own = await world()
  const audit = await sampleAudit(own, { groups: 30, itemsPerGroup: 20 })
  const secretary = await own.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  const { rows } = await sql<{ id: number }>`select id from item_statuses order by id`.execute(own.db)
  // Findings have their numbers by then: giving them waits for answers, and these come from nobody who waits.
  for (const { id } of [rows[1]!, rows[0]!]) {
    await sql`update audit_items set status_id = ${id} where audit_id = ${audit.id}`.execute(own.db)
    await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body: words('before') })
  }
  let stopped = false
  const flipping = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      await sql`update audit_items set status_id = ${rows[turn % 2]!.id} where audit_id = ${audit.id}`.execute(own.db)
    }
  })()
  const seen: number[] = []
  await rounds(async (round) => {
    const body = { ...words(`${round}`), checklist_items: audit.items }
    const { body: answer } = await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })
    const items: Reported[] = answer.data.list_items_report_alias
    seen.push(new Set(items.map((item) => item.checklist_item_status.code)).size)
  })
  stopped = true
  await flipping
  expect(new Set(seen)).toEqual(new Set([1]))
})

it('an answer that meets the saving of minutes is in them or not, and what they froze stays', async () => {
  const own = await world()
  const audit = await openAudit(own)
  const auditors = await Promise.all(audit.items.map(() => audit.member('AUDIT_CHECKLIST_ITEM')))
  const secretary = await audit.member('EXPORT_MINUTES')
  const path = `/checklists/${audit.id}/meeting-minutes`
  let before = audit.items.map(() => 'NO')
  await rounds(async (round) => {
    const given = audit.items.map((_, place) => ['OK', 'MAJ', 'OBS'][(round + place) % 3]!)
    const body = { ...words(`${round}`), checklist_items: [...audit.items] }
    const [saved, ...answers] = await atOnce([
      secretary.post(path, { body }),
      ...audit.items.map((item, place) =>
        auditors[place]!.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code: given[place] } }),
      ),
    ])
    expect([saved!, ...answers].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const frozen: Reported[] = saved!.body.data.list_items_report_alias
    for (const [place, item] of audit.items.entries()) {
      const { code } = frozen.find(({ id }) => id === item)!.checklist_item_status
      expect([before[place], given[place]]).toContain(code)
    }
    expect((await secretary.get(`${path}/${saved!.body.data.id}`)).body).toEqual(saved!.body)
    before = given
  })
})
