import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
  for (let more = 0; more < 3; more += 1) await audit.member()
  reader = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
})
afterAll(() => world.stop())

const place = (item: number) => `/checklists/${audit.id}/checklist-items/${item}`
const answer = (item: number, stt_code: string, who = auditor) => who.put(place(item), { body: { stt_code } })

/** The lines of the reader that are unread, each with how many unread rows stand in it. */
const open = async () => {
  const rows = await world.db
    .selectFrom('notification_lines as l')
    .leftJoin('notifications as n', (join) => join.onRef('n.line_id', '=', 'l.id').on('n.read_at', 'is', null))
    .select(({ fn }) => ['l.id', 'l.key', 'l.counted', 'l.place', fn.count<number>('n.id').as('rows')])
    .where('l.user_id', '=', reader.id)
    .where('l.read_at', 'is', null)
    .groupBy('l.id')
    .execute()
  return rows
}
/** Unread notifications of the reader that no unread line leads to. */
const lost = async () => {
  const rows = world.db
    .selectFrom('notifications as n')
    .innerJoin('notification_lines as l', 'l.id', 'n.line_id')
    .select('n.id')
    .where('n.user_id', '=', reader.id)
    .where('n.read_at', 'is', null)
    .where((all) => all.or([all('l.read_at', 'is not', null), all('l.place', 'is', null)]))
  return rows.execute()
}

it('two answers at once grow one line, whichever comes first', async () => {
  await rounds(async (round) => {
    await reader.post('/notifications')
    const code = round % 2 ? 'OK' : 'OBS'
    await atOnce(audit.items.map((item) => answer(item, code)))
    const lines = await open()
    expect(lines.map(({ counted, rows }) => [counted.length, rows])).toEqual([[5, 5]])
  })
})

it('what is told while a line is read is in that one or begins another, and none is lost', async () => {
  // Whatever they had: the same answer again notifies nobody.
  await atOnce(audit.items.map((item) => answer(item, 'OK')))
  await rounds(async () => {
    await reader.post('/notifications')
    const [first, ...others] = audit.items
    await atOnce(audit.items.map((item) => answer(item, 'OBS')))
    const line = (await open()).find(({ place: shown }) => shown !== null)
    const rows = (await reader.get('/notifications', { query: { per_page: 1 } })).body.data as { id: number }[]
    const came = await atOnce([
      ...others.map((item) => answer(item, 'OK')),
      reader.put(`/notifications/lines/${line!.id}`),
      reader.put(`/notifications/${rows[0]!.id}`),
      answer(first, 'MAJ'),
    ])
    expect(came.map(({ status }) => status)).toEqual(came.map(() => 200))
    const left = await open()
    expect(await lost()).toEqual([])
    // The finding, the line that counts it, and no more than one that came after the reading.
    expect(left.filter(({ place: shown }) => shown !== null).length).toBeLessThanOrEqual(2)
    expect(new Set(left.map(({ key }) => key)).size).toBe(left.length)
    const unread = (await reader.get('/notifications/unread')).body.data
    expect(unread.lines).toBe(left.filter(({ place: shown }) => shown !== null).length)
  })
})

it('two who answer and comment on each other’s questions at once wait for one another and never in a circle', async () => {
  await rounds(async (round) => {
    const codes = round % 2 ? ['MAJ', 'OBS'] : ['OBS', 'MAJ']
    const came = await atOnce(
      audit.items.flatMap((item, at) => [
        answer(item, codes[at % 2]!, at % 2 ? auditor : reader),
        answer(item, 'OK', at % 2 ? reader : auditor),
        reader.post(`${place(item)}/comments`, { body: { content: 'Van' } }),
        at === 2 ? reader.post('/notifications') : auditor.post('/notifications'),
      ]),
    )
    expect(came.filter(({ status }) => ![200, 400].includes(status))).toEqual([])
    expect(await lost()).toEqual([])
  })
})
