import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let everybody: Browser
beforeAll(async () => {
  world = await startWorld()
  everybody = await world.asSuper()
})
afterAll(() => world.stop())

const words = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>' }
const save = ({ id }: OpenAudit, more = {}) =>
  everybody.post(`/checklists/${id}/meeting-minutes`, { body: { ...words, ...more } })
const answer = ({ id, items }: OpenAudit, place: number, stt_code: string) =>
  everybody.put(`/checklists/${id}/checklist-items/${items[place]}`, { body: { stt_code } })
const placeOf = (number: string) => Number(number.split('-')[2])

/** Every number that was given, in order. */
async function given(): Promise<number[]> {
  const rows = world.db.selectFrom('audit_items').select('finding_number').where('finding_number', 'is not', null)
  return (await rows.execute()).map(({ finding_number }) => placeOf(finding_number!)).toSorted((a, b) => a - b)
}

it('audits that give numbers at once give none twice and leave none out', async () => {
  await rounds(async () => {
    const audits = await Promise.all([openAudit(world), openAudit(world), openAudit(world)])
    for (const audit of audits) await Promise.all([0, 1, 2].map((place) => answer(audit, place, 'MAJ')))
    await atOnce([
      ...audits.map((audit) => save(audit)),
      // The same audit twice, one that is refused, and one that is closed meanwhile.
      save(audits[0]!),
      save(audits[1]!, { checklist_items: [999_999_999] }),
      everybody.post(`/checklists/${audits[2]!.id}/close`, { body: { closing_date: '2099-01-01' } }),
    ])
    const numbers = await given()
    expect(numbers).toEqual(numbers.map((_, place) => place + 1))
    const { last } = await world.db.selectFrom('finding_numbers').select('last').executeTakeFirstOrThrow()
    expect(last).toBe(numbers.length)
  })
})

it('an answer that arrives while minutes are saved is in them with its number, or is not in them', async () => {
  await rounds(async () => {
    const audit = await openAudit(world)
    await answer(audit, 0, 'MAJ')
    const [saved] = await atOnce([save(audit, { checklist_items: audit.items }), answer(audit, 1, 'MAJ')])
    const items = saved!.body.data.list_items_report_alias as {
      checklist_item_status: { is_report: boolean }
      finding_number: string | null
    }[]
    for (const item of items) expect(item.finding_number !== null).toBe(item.checklist_item_status.is_report)
  })
})
