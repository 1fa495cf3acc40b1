import { afterAll, beforeAll, expect, it } from 'vitest'
import { askFor, made } from '#testing/audits/exported-papers.ts'
import { findingOnItsWay, type FindingOnItsWay } from '#testing/audits/finding-on-its-way.ts'
import { fromOutside } from '#testing/audits/outside.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let on: FindingOnItsWay
let elsewhere: FindingOnItsWay
let people: Record<string, Browser>
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-28T02:00:00Z') })
  on = await findingOnItsWay(world)
  elsewhere = await findingOnItsWay(world)
  const stranger = await world.as('VIEW_ORG_CHECKLIST')
  const another = await world.db
    .insertInto('organizations')
    .values({ name: 'Kho khác', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('users').set({ organization_id: another.id }).where('id', '=', stranger.id).execute()
  people = {
    leader: on.lead,
    auditor: on.auditor,
    auditee: on.auditee,
    answering: on.external,
    outside: await fromOutside(world, await world.as('VIEW_ALL_CHECKLIST')),
    stranger,
    company: await world.as('VIEW_ALL_CHECKLIST'),
    administrator: await world.asSuper(),
  }
  world.app.services.authenticator.forget()
})
afterAll(() => world.stop())

/** Who may have which report, on the screen and as a file. The several are of two audits, of which the team is in one. */
const table = `
  leader         200 200 404
  auditor        200 200 404
  auditee        200 200 404
  answering      200 404 404
  outside        404 404 404
  stranger       404 404 404
  company        200 200 200
  administrator  200 200 200
`

const reports = () => [
  { of: 0, ids: [on.id] },
  { of: on.audit.id, ids: [] },
  { of: 0, ids: [on.id, elsewhere.id] },
]

it('who may have which report, as a screen and as a file', async () => {
  const lines: string[] = []
  for (const [name, who] of Object.entries(people)) {
    const answers: string[] = []
    for (const { of, ids } of reports()) {
      const screen = of
        ? await who.get(`/checklists/${of}/actions`)
        : await who.get('/findings/actions', { query: { ids: ids.join(',') } })
      const file = await askFor(who, { what: 'actions', of, query: { finding_ids: ids }, format: 'docx' })
      expect([name, file.status]).toEqual([name, screen.status])
      answers.push(String(screen.status))
    }
    lines.push([name, ...answers].join(' '))
  }
  expect(lines).toEqual(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' ')),
  )
})

it('is given to nobody who sees one of the findings no more when it is fetched, and to whoever sees all', async () => {
  const asked = { what: 'actions', of: 0, query: { finding_ids: [on.id, elsewhere.id] }, format: 'xlsx' }
  const { id } = await made(world, people['company']!, asked)
  const statuses = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await people[name]!.get(`/exports/${id}`)).status))
  expect(await statuses('administrator', 'leader', 'answering', 'stranger')).toEqual([200, 404, 404, 404])
  const own = await made(world, on.external, { ...asked, query: { finding_ids: [on.id] } })
  await world.db.updateTable('audit_items').set({ responsible_id: null }).where('id', '=', on.id).execute()
  expect((await on.external.get(`/exports/${own.id}`)).status).toBe(404)
  await world.db.updateTable('audit_items').set({ responsible_id: on.external.id }).where('id', '=', on.id).execute()
})

it('answers of findings that are named twice once, refuses none and more than 200, and knows no question that is none', async () => {
  const ask = async (ids: string) => people['company']!.get('/findings/actions', { query: { ids } })
  expect((await ask(`${on.id},${on.id}`)).body.data.findings).toHaveLength(1)
  expect((await ask(Array.from({ length: 201 }, (_, at) => at + 1).join(','))).status).toBe(422)
  expect((await people['company']!.get('/findings/actions')).status).toBe(422)
  expect((await ask('')).status).toBe(422)
  expect((await ask(`${on.audit.items[1]}`)).status).toBe(404)
  const none = { what: 'actions', of: 0, format: 'pdf' }
  expect((await askFor(people['company']!, none)).status).toBe(404)
})
