import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import type { HistoryEntry } from '@apron/contract/audits'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let leader: Browser
let at: string
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-03-10T05:00:00Z') })
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  leader = await audit.member('AUDIT_CHECKLIST_ITEM', 'SET_CORRECTIVE_DATE', 'SET_CORRECTIVE_STATUS')
  at = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
})

const answer = async (stt_code: string) => (await leader.put(at, { body: { stt_code } })).body.data
const correction = ({ corrective_date, corrective_status, responsible }: Record<string, unknown>) => ({
  corrective_date,
  corrective_status,
  responsible,
})
const nothing = { corrective_date: null, corrective_status: 0, responsible: null }
async function auditee(): Promise<{ id: number; fullname: string }> {
  const { id } = await world.as()
  const { organization_id } = await world.db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', audit.id)
    .executeTakeFirstOrThrow()
  const named = world.db.updateTable('users').set({ organization_id, fullname: 'Lê Hoàng Dũng' })
  await named.where('id', '=', id).execute()
  return { id, fullname: 'Lê Hoàng Dũng' }
}
const name = (responsible_id: number | null) => leader.put(`${at}/responsible`, { body: { responsible_id } })

it('date, completion and responsible person are shown of a finding only, and are back when it is one again', async () => {
  const person = await auditee()
  await answer('MAJ')
  await leader.post(`/set-corrective-date/${audit.id}/chk-item/${audit.items[0]}`, {
    body: { corrective_date: '2026-04-01' },
  })
  expect((await name(person.id)).body.data.responsible).toEqual(person)
  await audit.move(auditStatus.CORRECTIVE)
  await leader.post(`/set-status/${audit.id}/chk-item/${audit.items[0]}`, { body: { status: 1 } })
  await audit.move(auditStatus.IN_PROGRESS)
  expect(correction(await answer('OK'))).toEqual(nothing)
  expect(correction((await leader.get(at)).body.data)).toEqual(nothing)
  expect((await name(null)).body.code).toBe('not_a_finding')
  await answer('OBS')
  const back = { corrective_date: '2026-04-01', corrective_status: 1, responsible: person }
  expect(correction(await answer('MAJ'))).toEqual(back)
  const entries = (await leader.get(`${at}/histories`)).body.data as HistoryEntry[]
  expect(
    entries.slice(0, 5).map(({ action, status, detail, completed }) => [action, status, detail, completed]),
  ).toEqual([
    ['correction_given_back', 'MAJ', '2026-04-01', true],
    ['answered', 'MAJ', null, null],
    ['answered', 'OBS', null, null],
    ['correction_hidden', 'OK', '2026-04-01', true],
    ['answered', 'OK', null, null],
  ])
})

it('a finding that had nothing hides nothing', async () => {
  await answer('MAJ')
  await answer('OK')
  const entries = (await leader.get(`${at}/histories`)).body.data as HistoryEntry[]
  expect(entries.map(({ action }) => action)).toEqual(['answered', 'answered'])
})

it('the responsible person is an auditee or belongs to the audited organisation, is active, and stands in the history', async () => {
  await answer('MAJ')
  const person = await auditee()
  const stranger = await world.as()
  const refused = await name(stranger.id)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['responsible_id']])
  const external = await audit.member()
  const role = await world.db
    .selectFrom('audit_members')
    .select('team_role_id')
    .where('user_id', '=', external.id)
    .executeTakeFirstOrThrow()
  await world.db.updateTable('team_roles').set({ part: 'auditee' }).where('id', '=', role.team_role_id).execute()
  expect((await name(external.id)).status).toBe(200)
  expect((await name(person.id)).status).toBe(200)
  expect((await name(null)).body.data.responsible).toBeNull()
  const entries = (await leader.get(`${at}/histories`)).body.data as HistoryEntry[]
  expect(entries.slice(0, 2).map(({ action, detail }) => [action, detail])).toEqual([
    ['responsible_set', null],
    ['responsible_set', 'Lê Hoàng Dũng'],
  ])
  await world.db.updateTable('users').set({ status: 1 }).where('id', '=', person.id).execute()
  expect((await name(person.id)).status).toBe(422)
  const people = (await leader.get(`/checklists/${audit.id}/responsible-people`)).body.data
  expect(people.map(({ id, is_auditee }: { id: number; is_auditee: boolean }) => [id, is_auditee])).toEqual([
    [external.id, true],
  ])
})

it('people of organisations below the audited one may be chosen, found without diacritics', async () => {
  const person = await auditee()
  const { organization_id } = await world.db
    .selectFrom('users')
    .select('organization_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  const below = await world.db
    .insertInto('organizations')
    .values({ name: `Tổ ${audit.id}`, status: 1, parent_id: organization_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const clerk = await world.as()
  await world.db
    .updateTable('users')
    .set({ organization_id: below.id, fullname: 'Đỗ Thị Ánh' })
    .where('id', '=', clerk.id)
    .execute()
  const found = await leader.get(`/checklists/${audit.id}/responsible-people`, { query: { search: 'do thi' } })
  expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([clerk.id])
  await answer('MAJ')
  expect((await name(clerk.id)).body.data.responsible.fullname).toBe('Đỗ Thị Ánh')
})
