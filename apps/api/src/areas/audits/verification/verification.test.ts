import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { atOnce } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let saved: {
  id: number
  date: string
  number: string
  seal: { digest: string; url: string }
}
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  audit = await sampleAudit(world)
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items }
  saved = (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data
})
afterAll(() => world.stop())
beforeEach(() => world.db.deleteFrom('login_attempts').execute())

const ask = (digest: string, who = world.nobody, from = '203.0.113.9') =>
  who.get('/verification', { query: { digest }, headers: { 'x-forwarded-for': from } })
/** So that whoever holds a paper sees that it is its own and not another of the same day. */
const head = () => ({ is_saved: true, date: saved.date, number: saved.number, addendum: null })
const unknown = { is_saved: false, date: null, number: null, addendum: null, minutes: null }

it('the digest is that of what the database froze, as PostgreSQL writes it, and the address holds it whole', async () => {
  const { rows } = await sql<{ frozen: string }>`
    select minutes_frozen(id, audit_id, number, is_addendum, author_id, author_name, created_at, conclusion,
      self_assessment, snapshot) as frozen from minutes where id = ${saved.id}`.execute(world.db)
  const { digest, url } = saved.seal
  expect(createHash('sha256').update(rows[0]!.frozen).digest('hex')).toBe(digest)
  expect(url).toBe(`${world.url}/verify/${digest}`)
  expect(JSON.parse(rows[0]!.frozen)).toMatchObject({ id: saved.id, snapshot: { version: 4 } })
})

it('tells whoever holds the whole digest what stands at the head of those minutes, and nothing else', async () => {
  const { digest } = saved.seal
  const told = { ...head(), minutes: null }
  expect((await ask(digest)).body.data).toEqual(told)
  expect((await ask(` ${digest.toUpperCase()} `)).body.data).toEqual(told)
  expect((await ask(digest, await world.as('EXPORT_MINUTES'))).body.data).toEqual(told)
  const waiting = await world.as('VIEW_ALL_CHECKLIST')
  await world.db.updateTable('groups').set({ status: 2 }).where('id', '=', waiting.groupId).execute()
  expect((await ask(digest, waiting)).body.data).toEqual(told)
})

it('leads whoever may see the audit to its minutes', async () => {
  const minutes = { id: saved.id, audit_id: audit.id }
  const auditee = await world.signIn(audit.team.auditee)
  for (const who of [secretary, auditee, await world.asSuper()])
    expect((await ask(saved.seal.digest, who)).body.data).toEqual({ ...head(), minutes })
})

it('answers all else alike: a part of a digest, one that is not there, none, and what is no digest at all', async () => {
  const { digest } = saved.seal
  const others = [digest.slice(0, 12), digest.slice(0, 63), `${digest}0`, 'f'.repeat(64), '', '%', "' or 1=1 --"]
  for (const [at, other] of others.entries()) {
    const came = await ask(other, world.nobody, `203.0.113.${20 + at}`)
    expect([other, came.status, came.body.data]).toEqual([other, 200, unknown])
  }
  const signedIn = await ask('f'.repeat(64), secretary)
  expect(signedIn.body.data).toEqual(unknown)
})

it('lets one address guess twenty times, however many at once, and no other pays for it', async () => {
  const from = '198.51.100.7'
  const guesses = Array.from({ length: 30 }, (_, at) => ask(String(at).padStart(64, '0'), world.nobody, from))
  const statuses = (await atOnce(guesses)).map(({ status }) => status)
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([20, 10])
  expect((await ask(saved.seal.digest, world.nobody, from)).status).toBe(429)
  expect((await ask(saved.seal.digest)).body.data.is_saved).toBe(true)
})

it('counts nobody who asks for what is there', async () => {
  for (let time = 0; time < 25; time += 1) expect((await ask(saved.seal.digest)).status).toBe(200)
})

it('minutes that somebody changed in the database are those of the paper no longer', async () => {
  const { digest } = saved.seal
  const change = (words: string) =>
    sql`update minutes set conclusion = ${words} where id = ${saved.id}`.execute(world.db)
  await change('<p>Kho khác</p>')
  expect((await ask(digest)).body.data).toEqual(unknown)
  await change('<p>Kho</p>')
  expect((await ask(digest)).body.data.is_saved).toBe(true)
})
