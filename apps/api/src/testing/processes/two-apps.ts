import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool, type Database } from '#db/client.ts'
import { hashToken } from '#http/rights/authenticate.ts'
import { createTestDatabase } from '../database.ts'
import { keyNamed } from '../key-named.ts'
import { runApp, type RunningApp } from './running-app.ts'

export type Person = { id: number; token: string }
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads the answer as any other client would
type Came = { status: number; body: any }
/** Processes that serve one database, which was empty before they started. */
export type TwoApps = {
  apps: [RunningApp, RunningApp]
  db: Database
  /** Starts one more, on the database at another address where one is given. */
  start(url?: string): Promise<RunningApp>
  /** Where their database is reached. */
  connection: At
  /** Somebody with a session, of the super group. */
  person(): Promise<Person>
  /** A session of somebody. */
  signIn(id: number): Promise<Person>
  /** A call such as `GET /chats`. */
  call(app: RunningApp, who: Person, route: string, sent?: { body?: unknown; key?: string }): Promise<Came>
  /** Two people with a channel. */
  pair(): Promise<[Person, Person, number]>
  say(app: RunningApp, who: Person, channel: number, said: { text: string; id: string }): Promise<Came>
  /** Whom a process says to be online. */
  active(app: RunningApp, who: Person): Promise<number[]>
  stop(): Promise<void>
}

const call: TwoApps['call'] = async (app, who, route, { body, key } = {}) => {
  const [method, path] = route.split(' ') as [string, string]
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': keyNamed(key) }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

export async function startTwoApps(settings: NodeJS.ProcessEnv = {}): Promise<TwoApps> {
  const database = await createTestDatabase('template0')
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'apron-two-')))
  const pool = openPool(database.connection, () => undefined, 3)
  const db = openDatabase(pool)
  const start = (url = addressOf(database.connection)) => runApp(directory, { DATABASE_URL: url, ...settings })
  const apps = await Promise.all([start(), start()])

  let made = 0
  async function person(): Promise<Person> {
    made += 1
    const account = { fullname: `Người ${made}`, email: `p${made}@example.test`, password_hash: '-', group_id: 1 }
    const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
    return signIn(id)
  }

  async function signIn(id: number): Promise<Person> {
    made += 1
    const token = `token-${made}`
    const expires_at = new Date(Date.now() + 3_600_000)
    await db
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), user_id: id, address: '-', agent: '-', expires_at })
      .execute()
    return { id, token }
  }

  return {
    apps,
    db,
    connection: database.connection,
    start,
    person,
    signIn,
    call,
    async pair() {
      const [one, two] = [await person(), await person()]
      const { body } = await call(apps[0], one, 'POST /chats', { body: { user_id: two.id } })
      return [one, two, body.data.chanel_id as number]
    },
    say: (app, who, channel, { text, id }) =>
      call(app, who, `POST /chats/${channel}`, { body: { type: 'text', data: { text }, client_id: id } }),
    active: async (app, who) =>
      (await call(app, who, 'GET /users/active')).body.data.map((one: { id: number }) => one.id),
    async stop() {
      await Promise.all(apps.map((app) => app.end('SIGTERM')))
      await pool.end()
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

type At = { host: string; port: number; user: string; password?: string; database: string }

/** The address of a database. */
export function addressOf({ host, port, user, password = '', database }: At): string {
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`)
  url.password = password
  // A socket directory cannot be the host of an address.
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  return String(url)
}
