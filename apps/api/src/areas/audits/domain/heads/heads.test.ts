import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { keyNamed } from '#testing/key-named.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let nhi: Browser
let tung: Browser
let lead: Browser
let round = 0
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  round += 1
  audit = await openAudit(world)
  const rights = [
    'AUDIT_CHECKLIST_ITEM',
    'SET_CORRECTIVE_DATE',
    'CREATE_COMMENT',
    'DELETE_COMMENT',
    'FINAL_COMMENT',
  ] as const
  nhi = await audit.member(...rights)
  tung = await audit.member(...rights)
  lead = await audit.member('EXPORT_MINUTES', 'CLOSE_CHECKLIST', 'AUDIT_CHECKLIST_ITEM')
  const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', lead.id)
  await world.db.updateTable('team_roles').set({ part: 'leader' }).where('id', 'in', role).execute()
})

const place = () => `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
/** A key of this round, which is the id of the change. */
const key = (name: string) => keyNamed(`${round} ${name}`)
type ChangeBody = { seen?: string[]; set_at?: string }
const answer = (who: Browser, stt_code: string, name: string, sent: ChangeBody = {}) =>
  who.put(place(), { body: { stt_code, ...sent }, headers: { 'idempotency-key': key(name) } })
const date = (who: Browser, corrective_date: string, name: string, sent: ChangeBody = {}) =>
  who.post(`/set-corrective-date/${audit.id}/chk-item/${audit.items[0]}`, {
    body: { corrective_date, ...sent },
    headers: { 'idempotency-key': key(name) },
  })
const shown = async (who = nhi) => (await who.get(place())).body.data
const stands = async () => {
  const { checklist_item_status, heads, conflicts } = await shown()
  return [checklist_item_status.code, heads.answer, conflicts.length]
}
const histories = async () =>
  (await nhi.get(`${place()}/histories`)).body.data as {
    action: string
    status: string
    said_at: string | null
    clock_skew: number | null
  }[]
const toldOf = async (who: Browser) =>
  ((await who.get('/notifications')).body.data as { type: string; message: string }[])
    .filter(({ type }) => type === 'CONFLICT')
    .map(({ message }) => message)

const said = new Date(Date.now() - 11 * 60_000).toISOString()

describe('an answer that arrives late', () => {
  it('does not undo a finding that its maker has not seen: both are told, and one press settles it', async () => {
    await answer(tung, 'MAJ', 'major', { seen: [] })
    await date(tung, '2099-12-01', 'day', { seen: [] })
    const came = await answer(nhi, 'OK', 'conforming', { seen: [], set_at: said })
    expect(came.body).toMatchObject({ data: {} })
    expect([came.status, came.body.data.checklist_item_status.code]).toEqual([200, 'MAJ'])
    const { conflicts, heads, corrective_date } = await shown(lead)
    expect(corrective_date).toBe('2099-12-01')
    expect(heads.answer.toSorted()).toEqual([key('major'), key('conforming')].toSorted())
    expect(conflicts).toMatchObject([
      {
        field: 'answer',
        sides: [
          { user: { id: tung.id }, status: { code: 'MAJ' }, said_at: null, counts: true },
          { user: { id: nhi.id }, status: { code: 'OK' }, said_at: said, counts: false },
        ],
      },
    ])
    expect((await histories())[0]).toMatchObject({ action: 'answered_unseen', status: 'OK', said_at: said })
    for (const who of [nhi, tung, lead]) expect(await toldOf(who)).toEqual([expect.stringContaining('MAJ counts')])

    const settled = await answer(tung, 'MAJ', 'settled', { seen: heads.answer })
    expect(settled.body.data).toMatchObject({ conflicts: [], heads: { answer: [key('settled')] } })
    expect((await histories()).slice(0, 2).map(({ action }) => action)).toEqual(['conflict_settled', 'answered'])
    for (const who of [nhi, lead]) expect((await toldOf(who))[0]).toContain('settled')
  })

  it('that is a finding counts, though what stands there came later', async () => {
    await answer(tung, 'OK', 'conforming', { seen: [] })
    await answer(nhi, 'MAJ', 'major', { seen: [], set_at: said })
    expect(await stands()).toEqual(['MAJ', [key('conforming'), key('major')], 1])
  })

  it('with what its maker has seen simply replaces it', async () => {
    await answer(tung, 'MAJ', 'major', { seen: [] })
    await answer(nhi, 'OK', 'conforming', { seen: [key('major')] })
    expect(await stands()).toEqual(['OK', [key('conforming')], 0])
  })

  it('and is the same is no conflict, and is there all the same when the other is taken back', async () => {
    await answer(tung, 'MAJ', 'one', { seen: [] })
    await answer(nhi, 'MAJ', 'other', { seen: [] })
    expect(await stands()).toEqual(['MAJ', [key('one'), key('other')], 0])
    await answer(tung, 'OK', 'taken back', { seen: [key('one')] })
    expect(await stands()).toEqual(['MAJ', [key('other'), key('taken back')], 1])
  })

  it('of a client that says nothing of what it has seen counts and settles, as before', async () => {
    await answer(tung, 'MAJ', 'major', { seen: [] })
    await answer(nhi, 'OK', 'conforming', { seen: [] })
    await tung.put(place(), { body: { stt_code: 'OBS' } })
    expect(await stands()).toEqual(['OBS', [expect.any(String)], 0])
  })

  it('of a day that lies further back than a date may is kept with it', async () => {
    const longAgo = new Date(Date.now() - 20 * 86_400_000).toISOString()
    expect((await answer(nhi, 'OK', 'old', { seen: [], set_at: longAgo })).status).toBe(200)
    expect((await histories())[0]).toMatchObject({ action: 'answered', said_at: longAgo })
  })

  it('of a device whose clock is wrong stands with how wrong it was, and what tells no time that can be read does not', async () => {
    await answer(tung, 'MAJ', 'major', { seen: [] })
    const ahead = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const send = (device: string, name: string) =>
      nhi.put(place(), {
        body: { stt_code: 'OK', seen: [], set_at: ahead(3000) },
        headers: { 'idempotency-key': key(name), 'device-time': device },
      })
    await send(ahead(3600), 'wrong clock')
    const [entry] = await histories()
    expect(Math.abs(entry!.clock_skew! - 3600)).toBeLessThan(60)
    expect((await shown()).conflicts[0].sides).toMatchObject([{ clock_skew: null }, { clock_skew: entry!.clock_skew }])
    for (const [at, odd] of ['half past nine', '', '9'.repeat(5000), '+275760-09-13T00:00:00Z'].entries()) {
      expect((await send(odd, `odd ${at}`)).status).toBe(200)
      expect((await histories())[0]).toMatchObject({ clock_skew: null })
    }
  })
})

it('an id under which somebody else has changed the question is refused', async () => {
  await answer(tung, 'MAJ', 'one id', { seen: [] })
  const came = await answer(nhi, 'OK', 'one id', { seen: [] })
  expect([came.status, came.body.code]).toEqual([400, 'change_id_taken'])
  expect(await stands()).toEqual(['MAJ', [key('one id')], 0])
})

it('of two dates the earlier counts, of two people the one who was named first', async () => {
  await answer(tung, 'MAJ', 'major')
  await date(tung, '2099-12-01', 'later', { seen: [] })
  await date(nhi, '2099-11-01', 'earlier', { seen: [] })
  const name = (who: Browser, person: Browser, id: string) =>
    who.put(`${place()}/responsible`, {
      body: { responsible_id: person.id, seen: [] },
      headers: { 'idempotency-key': key(id) },
    })
  const [one, other] = [await audit.member(), await audit.member()]
  for (const who of [one, other]) {
    const role = world.db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', who.id)
    await world.db.updateTable('team_roles').set({ part: 'auditee' }).where('id', 'in', role).execute()
  }
  expect([await name(tung, one, 'first'), await name(nhi, other, 'second')]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
  expect(await shown()).toMatchObject({
    corrective_date: '2099-11-01',
    responsible: { id: one.id },
    conflicts: [{ field: 'corrective_date' }, { field: 'responsible' }],
  })
  const disputed = async (who: Browser) => (await who.get(`/findings/${audit.items[0]}`)).body.data.disputed
  expect(await disputed(nhi)).toEqual([
    { field: 'corrective_date', count: 2 },
    { field: 'responsible', count: 2 },
  ])
  await world.db.updateTable('users').set({ type: 2 }).where('id', '=', one.id).execute()
  expect(await disputed(one)).toEqual([])
})

it('of two comments that were chosen the first concludes, until somebody chooses knowingly or it is deleted', async () => {
  await answer(tung, 'MAJ', 'major')
  const write = async (who: Browser) =>
    (await who.post(`${place()}/comments`, { body: { content: 'Nước đáy bể' } })).body.data.id as number
  const [first, second] = [await write(tung), await write(nhi)]
  const choose = (who: Browser, id: number, seen?: string[]) => who.post(`/comments/${id}/final`, { body: { seen } })
  expect([(await choose(tung, first, [])).status, (await choose(nhi, second, [])).status]).toEqual([200, 200])
  const [conflict] = (await shown()).conflicts
  expect(conflict).toMatchObject({
    field: 'conclusion',
    sides: [
      { comment_id: first, counts: true },
      { comment_id: second, counts: false },
    ],
  })
  expect((await tung.delete(`${place()}/comments/${first}`)).status).toBe(200)
  const finals = () => world.db.selectFrom('comments').select('id').where('is_final', '=', true).where('audit_item_id', '=', audit.items[0]).execute() // prettier-ignore
  expect([(await shown()).conflicts, await finals()]).toEqual([[], [{ id: second }]])
})

it('minutes and closing name what is not settled, and refuse those who ask them to', async () => {
  await answer(tung, 'MAJ', 'major', { seen: [] })
  await answer(nhi, 'OK', 'conforming', { seen: [] })
  const { body } = await lead.get(`/checklists/${audit.id}/missing`)
  expect(body.data[0]).toMatchObject({ kind: 'conflict', total: 1, items: [{ id: audit.items[0] }] })
  const minutes = (more: object) =>
    lead.post(`/checklists/${audit.id}/meeting-minutes`, {
      body: { conclusion: '<p>Đạt</p>', self_assessment: '<p>Tốt</p>', ...more },
    })
  const close = (more: object) =>
    lead.post(`/checklists/${audit.id}/close`, { body: { closing_date: '2099-12-01', ...more } })
  for (const send of [minutes, close]) {
    const refused = await send({ refuse_conflicts: true })
    expect([refused.status, refused.body.code]).toEqual([400, 'open_conflicts'])
    expect((await send({})).status).toBe(200)
  }
})
