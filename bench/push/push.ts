import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { hashToken } from '../../apps/api/src/http/rights/authenticate.ts'
import type { Database } from '../../apps/api/src/db/client.ts'
import { size } from '../database/data-set.ts'
import type { FilledDatabase } from '../database/open.ts'
import { options } from '../options.ts'
import { recordScenario } from '../ratios/record.ts'
import type { ScenarioRequest } from '../ratios/scenarios.ts'
import type { ArrivalTimes, ExpectedEvent } from './push-clients.ts'
import type { Says } from './push-floor-server.ts'
import { inPairs, middle, quantile, ratioCells } from '../rounds.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve, start } from '../serve.ts'

/** How often each line is pushed in one round, for each second that a round lasts. */
const perSecond = 40
/** At most so many times the time of a bare server that runs the same statements: while nothing happens cores fall asleep, and waking them takes longer than saying something. */
const mayBe = 1.5
/** Milliseconds in which all but one in twenty arrive: up to a tenth of a second, what others do seems to happen here. */
const mayTake = 100

type Push = ExpectedEvent & { name: string; to: string; method: string; path: string; body: (turn: number) => object }
type Side = { server: ChildProcess; port: number; clients: ChildProcess }

const token = (place: number) => `push-${place}`
const tokens = Array.from({ length: size.auditors }, (_, place) => token(place))

const toOne = 'push, a message to one person'
const toAll = 'push, an answer to everybody'

/** Measures from the commit to the browsers of 200 people, against a bare Socket.IO server. */
export async function measurePushes(open: () => Promise<FilledDatabase>): Promise<number> {
  if (![toOne, toAll].some(options.takes)) return 0
  const { db, connection, directory } = await open()
  const expires = new Date(Date.now() + 24 * 3_600_000)
  await db
    .insertInto('sessions')
    .values(
      tokens.map((text, place) => ({
        token_hash: hashToken(text),
        user_id: place + 1,
        address: '-',
        agent: '-',
        expires_at: expires,
      })),
    )
    .execute()
  const pushes = await pushesFor(db)
  const record = (asked: ScenarioRequest[]) => recordScenario(connection, directory, token(1), asked)
  const [opened] = await record([{ method: 'POST', path: '/chats', body: JSON.stringify({ user_id: 1 }) }])
  const { data } = JSON.parse(Buffer.from(opened!.answer.bytes, 'base64').toString()) as ChatAnswer
  const lines = pushes.lines(data.chanel_id)
  const recorded = []
  for (const { method, path, body } of lines)
    // The last is another one than that which is pushed first, which would change nothing.
    recorded.push(await record([2, 1].map((turn) => ({ method, path, body: JSON.stringify(body(turn)) }))))
  const ours = await connect('app-server.ts', directory, { connection, directory, notesCommits: true }, pushes.audit)
  const says: Says[] = []
  for (const [place, line] of lines.entries()) {
    const { payload } = await push(ours, line, place)
    says.push({ event: line.event, payload, to: line.to, calls: recorded[place]! })
  }
  const floor = await connect('push/push-floor-server.ts', directory, { connection, says }, pushes.audit)
  sayHead(['what', 'ours ms', 'bare ms', 'ratio', '95 %', 'may be', 'verdict', 'p95 ms', 'may be', 'bare p95 ms'])
  let missed = 0
  for (const [place, line] of lines.entries()) {
    if (options.takes(line.name) && !(await compare(line, place, ours, floor))) missed += 1
  }
  for (const { server, clients } of [ours, floor]) {
    clients.kill()
    server.kill()
  }
  return missed
}

async function pushesFor(db: Database) {
  const item = await db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .where('audits.status', '=', 3)
    .select(['audit_items.id', 'audits.id as audit'])
    .orderBy('audit_items.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const answer = (turn: number) => ({ stt_code: turn % 2 === 0 ? 'C' : 'OBS' })
  const message = (turn: number) => ({ type: 'text', data: { text: `Chào anh, đây là tin nhắn số ${turn}.` } })
  const lines = (channel: number): Push[] => [
    {
      name: toOne,
      event: 'chat:message',
      heard: 1,
      to: `user:${token(0)}`,
      method: 'POST',
      path: `/chats/${channel}`,
      body: message,
    },
    {
      name: toAll,
      event: 'audit:item',
      heard: size.auditors,
      to: 'all',
      method: 'PUT',
      path: `/checklists/${item.audit}/checklist-items/${item.id}`,
      body: answer,
    },
  ]
  return { audit: item.audit, lines }
}

async function connect(file: string, directory: string, input: object, audit: number): Promise<Side> {
  const server = await serve(file, directory, input)
  const clients = await start('push/push-clients.ts', directory, { port: server.port, tokens, audit })
  return { server: server.process, port: server.port, clients: clients.process }
}

type ChatAnswer = { data: { chanel_id: number } }

async function call(port: number, { method, path, body }: Omit<Push, 'body'> & { body: object }, place: number) {
  const headers = {
    authorization: `Bearer ${token(1)}`,
    'content-type': 'application/json',
    'x-request': String(place),
  }
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
}

let turn = 0
/** Triggers an event, and waits until all recipients have it. */
async function push({ clients, port }: Side, line: Push, place: number): Promise<ArrivalTimes> {
  const ready = once(clients, 'message')
  clients.send({ event: line.event, heard: line.heard } satisfies ExpectedEvent)
  await ready
  const heard = once(clients, 'message') as Promise<[ArrivalTimes]>
  turn += 1
  await call(port, { ...line, body: line.body(turn) }, place)
  return (await heard)[0]
}

/** The milliseconds from the last commit before an arrival, for every arrival of a round. */
async function round(side: Side, line: Push, place: number, times: number): Promise<number[]> {
  const arrivals: bigint[] = []
  for (let time = 0; time < times; time += 1) {
    const { times: came } = await push(side, line, place)
    arrivals.push(...came.map(BigInt))
  }
  const asked = once(side.server, 'message') as Promise<[string[]]>
  side.server.send('commits')
  const commits = (await asked)[0].map(BigInt)
  return arrivals.map((arrival) => Number(arrival - (commits.findLast((commit) => commit <= arrival) ?? arrival)) / 1e6)
}

async function compare(line: Push, place: number, ours: Side, floor: Side): Promise<boolean> {
  const times = Math.ceil(options.seconds * perSecond)
  await round(ours, line, place, 10)
  await round(floor, line, place, 10)
  const sides = { ours: () => round(ours, line, place, times), floor: () => round(floor, line, place, times) }
  const median = (delays: number[]) => quantile(delays, 0.5)
  const p95 = (delays: number[]) => quantile(delays, 0.95)
  const found = await inPairs(sides, median, { atMost: mayBe })
  const late = middle(found.ours, p95)
  sayRow([
    line.name,
    middle(found.ours, median).toFixed(2),
    middle(found.floor, median).toFixed(2),
    ...ratioCells(found.ratio, { atMost: mayBe }),
    late > mayTake ? `${found.verdict}, p95 missed` : found.verdict,
    late.toFixed(1),
    String(mayTake),
    middle(found.floor, p95).toFixed(1),
  ])
  return found.verdict !== 'missed' && late <= mayTake
}
