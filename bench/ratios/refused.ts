import { once } from 'node:events'
import { hashToken } from '../../apps/api/src/http/rights/authenticate.ts'
import type { Database } from '../../apps/api/src/db/client.ts'
import { asBytes, openConnection } from '../connection.ts'
import type { FilledDatabase } from '../database/open.ts'
import { options } from '../options.ts'
import { middle } from '../rounds.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve, type BenchServer } from '../serve.ts'

/** Milliseconds of the product's processor for one refused call, beyond what a bare server spends to let it run off. */
const mayTake = 2
const calls = 50
const rounds = 9
const token = 'refused'
/** 1.5 MB of nothing but names of fields. */
const wide = `{"email":"a@example.test",${Array.from({ length: 130_000 }, (_, place) => `"k${place}":1`).join()}}`

type Case = { name: string; path: string; from: string; token: string; status: number }
const cases: Case[] = [
  { name: 'refused, 1.5 MB of a stranger', path: '/forgot-pwd', from: '127.0.0.2', token: '', status: 413 },
  { name: 'refused, 1.5 MB without the right', path: '/document-items/node', from: '127.0.0.1', token, status: 403 },
  { name: 'refused, 1.5 MB where little is asked', path: '/findings/views', from: '127.0.0.1', token, status: 413 },
]

/** Measures what a long call that is refused costs the process that serves everybody. */
export async function measureRefused(open: () => Promise<FilledDatabase>): Promise<number> {
  const measured = cases.filter(({ name }) => options.takes(name))
  if (measured.length === 0) return 0
  const { db, connection, directory } = await open()
  await addPerson(db)
  const server = await serve('app-server.ts', directory, { connection, directory })
  const floor = await serve('ratios/refused-floor.ts', directory, {})
  sayHead(['what', 'processor ms', 'of it the floor', 'beyond it', 'may be', 'verdict'])
  let missed = 0
  for (const one of measured) {
    const bare = { ...one, status: 413 }
    const found: { took: number; least: number }[] = []
    // The first is to warm up; then in turns, as the machine changes its speed.
    for (let time = 0; time <= rounds; time += 1) {
      const pair = { took: await round(server, one), least: await round(floor, bare) }
      if (time > 0) found.push(pair)
    }
    const [took, least] = [middle(found, (pair) => pair.took), middle(found, (pair) => pair.least)]
    const beyond = middle(found, (pair) => pair.took - pair.least)
    if (beyond > mayTake) missed += 1
    const figures = [took, least, beyond].map((milliseconds) => milliseconds.toFixed(2))
    sayRow([one.name, ...figures, String(mayTake), beyond > mayTake ? 'missed' : 'held'])
  }
  server.process.kill()
  floor.process.kill()
  return missed
}

/** Processor milliseconds of one call. */
async function round({ process, port }: BenchServer, { path, from, token: bearer, status }: Case): Promise<number> {
  const line = await openConnection(port, from)
  const request = asBytes({ method: 'POST', path, body: wide }, bearer)
  const before = await spent(process)
  for (let call = 0; call < calls; call += 1) {
    const came = await line.ask(request)
    if (came !== status) throw new Error(`${path}: ${came} instead of ${status}`)
  }
  // What is left of the last body comes before it.
  await line.ask(asBytes({ method: 'GET', path: '/settings' }, bearer))
  const after = await spent(process)
  line.close()
  return (after - before) / calls
}

async function spent(process: BenchServer['process']): Promise<number> {
  const heard = once(process, 'message') as Promise<[number]>
  process.send('spent')
  return (await heard)[0]
}

/** Somebody who may do nothing. */
async function addPerson(db: Database): Promise<void> {
  const group = await db
    .insertInto('groups')
    .values({ name: 'Không có quyền', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await db
    .insertInto('users')
    .values({ fullname: 'Không có quyền', email: 'refused@bench.test', password_hash: '-', group_id: group.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expires_at = new Date(Date.now() + 24 * 3_600_000)
  const session = { token_hash: hashToken(token), user_id: user.id, address: '-', agent: '-', expires_at }
  await db.insertInto('sessions').values(session).execute()
}
