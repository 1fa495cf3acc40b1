import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { translate } from '@apron/messages'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { askFor, bytesOf, ended, made, photos } from '#testing/audits/exported-papers.ts'
import { atOnce, rounds, trailOf } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { forgetLiving } from './exports.ts'

let world: World
let secretary: Browser
let other: Browser
let audit: SampleAudit
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  other = await world.as('VIEW_ALL_CHECKLIST')
  audit = await sampleAudit(world, { pictures: await photos(world, secretary) })
})
afterAll(() => world.stop())

const save = async (): Promise<number> => {
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items }
  return (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
}
const files = async (minutes: number) => {
  const rows = world.db.selectFrom('exports').select(['id', 'file_id']).where('minutes_id', '=', minutes)
  return rows.execute()
}

it('two who ask at once for the same paper get one file, and whoever comes later gets its bytes', async () => {
  await rounds(async () => {
    const minutes = await save()
    const asked = { what: 'minutes', of: minutes, format: 'docx' }
    const came = await atOnce([secretary, other, secretary, other].map((who) => askFor(who, asked)))
    const ids = new Set(came.map(({ body }) => body.data.id))
    expect([came.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200, 200], 1])
    const [id] = ids
    const first = await bytesOf(world, (await ended(secretary, id)).file!.url)
    const later = await made(world, other, asked)
    expect([later.id, later.bytes.equals(first)]).toEqual([id, true])
    expect(await files(minutes)).toEqual([{ id, file_id: expect.any(Number) }])
    expect(await trailOf(world, id, ['paper.made'])).toEqual(['paper.made'])
  }, 3)
})

it('new minutes saved meanwhile leave the paper that was asked for as it was, and are a paper of their own', async () => {
  await save()
  const first = (await askFor(secretary, { what: 'result', of: audit.id, format: 'docx' })).body.data
  await save()
  const second = (await askFor(secretary, { what: 'result', of: audit.id, format: 'docx' })).body.data
  expect(second.id).not.toBe(first.id)
  const states = [await ended(secretary, first.id), await ended(secretary, second.id)]
  expect(states.map(({ state }) => state)).toEqual(['done', 'done'])
})

it('a way of making, a language or another head of the company is another paper', async () => {
  const minutes = await save()
  const ask = async (more: object = {}) =>
    (await askFor(other, { what: 'minutes', of: minutes, format: 'docx', ...more })).body.data.id as number
  const ids = [await ask(), await ask({ languages: ['en'] }), await ask({ query: { photos: 'large' } }), await ask()]
  expect(new Set(ids).size).toBe(3)
  expect(ids[3]).toBe(ids[0])
})

it('whoever has lost the audit meanwhile, is of elsewhere or is nobody is given nothing', async () => {
  const leader = await world.signIn(audit.team.auditor)
  const { id } = await made(world, leader, { what: 'minutes', of: await save(), format: 'docx' })
  expect((await leader.get(`/exports/${id}`)).status).toBe(200)
  await world.db.deleteFrom('audit_members').where('user_id', '=', leader.id).execute()
  const stranger = await world.as('EXPORT_MINUTES')
  expect((await leader.get(`/exports/${id}`)).status).toBe(404)
  expect((await stranger.get(`/exports/${id}`)).status).toBe(404)
  expect((await world.nobody.get(`/exports/${id}`)).status).toBe(401)
  for (const [what, of] of [
    ['minutes', await save()],
    ['result', audit.id],
    ['blank', audit.id],
  ] as const) {
    expect([what, (await askFor(stranger, { what, of, format: 'docx' })).status]).toEqual([what, 404])
  }
  expect((await askFor(stranger, { what: 'finding', of: audit.concluded.item, format: 'docx' })).status).toBe(404)
})

it('one that was cancelled is made when it is asked for again', async () => {
  const asked = { what: 'minutes', of: await save(), format: 'docx' }
  const { id, job_id } = (await askFor(secretary, asked)).body.data
  await secretary.post(`/jobs/${job_id}/cancellation`)
  const { state } = await ended(secretary, id)
  expect(['cancelled', 'done']).toContain(state)
  await sql`update exports set file_id = null where id = ${id}`.execute(world.db)
  await sql`update pgboss.job set state = 'cancelled' where id = (select queue_id from jobs where id = ${job_id})`.execute(
    world.db,
  )
  expect((await secretary.get(`/exports/${id}`)).body.data.state).toBe('cancelled')
  const again = await made(world, other, asked)
  // A job that learns late of its cancellation may still have made it.
  expect([again.id, state === 'done' && again.job_id === job_id]).toEqual([id, false])
})

it('a paper of what lives goes after a day, one of minutes stays', async () => {
  const blank = await made(world, secretary, { what: 'blank', of: audit.id, format: 'docx' })
  const kept = await made(world, secretary, { what: 'minutes', of: await save(), format: 'docx' })
  await sql`update exports set created_at = now() - interval '25 hours'`.execute(world.db)
  await forgetLiving(world.db)
  expect((await secretary.get(`/exports/${blank.id}`)).status).toBe(404)
  expect((await secretary.get(`/exports/${kept.id}`)).status).toBe(200)
  const { rows } =
    await sql`select from released_files where file_id = (select max(id) from files where name like 'Phiếu%')`.execute(
      world.db,
    )
  expect(rows).toHaveLength(1)
})

it('a paper whose job ended without its file says that it was not made, and is made when it is asked for again', async () => {
  const asked = { what: 'minutes', of: await save(), format: 'docx' }
  const { id } = await made(world, secretary, asked)
  await sql`update exports set file_id = null where id = ${id}`.execute(world.db)
  const { state, progress, file, error } = (await secretary.get(`/exports/${id}`)).body.data
  expect([state, progress, file, error]).toEqual(['failed', 0, null, translate('en', 'errors.paper_failed')])
  expect((await made(world, secretary, asked)).id).toBe(id)
})

it('ten papers of one person may wait; the next is refused with a sentence, and nobody else is', async () => {
  const blank = { what: 'blank', of: audit.id, format: 'docx' }
  const first = (await askFor(secretary, blank)).body.data.id as number
  const rows = () => world.db.selectFrom('exports').select('id').orderBy('id')
  await world.db.transaction().execute(async (trx) => {
    // It cannot be settled meanwhile, and papers are made one after the other.
    await trx.selectFrom('exports').select('id').where('id', '=', first).forUpdate().execute()
    for (let n = 2; n <= 10; n += 1) expect((await askFor(secretary, blank)).status).toBe(200)
    const before = await rows().execute()
    const refused = await askFor(secretary, blank)
    expect([refused.status, refused.body.message]).toEqual([429, translate('en', 'errors.too_many_papers')])
    expect(await rows().execute()).toEqual(before)
    expect((await askFor(other, blank)).status).toBe(200)
  })
  expect((await ended(secretary, first)).state).toBe('done')
  expect((await askFor(secretary, blank)).status).toBe(200)
})
