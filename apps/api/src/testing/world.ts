import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { superGroup, usualSettings, type Permission, type SettingValues } from '@apron/contract'
import { buildApp, type App } from '../app.ts'
import type { Config } from '#start/config.ts'
import { openDatabase, openPool, type Connection, type Database } from '#db/client.ts'
import { verifyQueryTemplates } from '#db/query-templates/query-template.ts'
import { hashToken } from '#http/rights/authenticate.ts'
import { createTestDatabase } from './database.ts'
import { sendPatiently } from './processes/running-app.ts'

verifyQueryTemplates()

type TestRequest = {
  body?: unknown
  query?: Record<string, string | number>
  form?: FormData
  headers?: Record<string, string>
}
/** What came back over HTTP. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads the answer as any other client would, without our types
export type Came = { status: number; body: any; text: string }
export type Browser = { id: number; token: string; groupId: number } & Record<
  'get' | 'post' | 'put' | 'delete',
  (path: string, sent?: TestRequest) => Promise<Came>
>
/** An application with a database of its own, and people made by what they may do. */
export type World = {
  app: App
  db: Database
  connection: Connection
  url: string
  /** Somebody in a new group with just these permissions. */
  as(...permissions: Permission[]): Promise<Browser>
  /** A member of the super group. */
  asSuper(): Promise<Browser>
  /** Another session of somebody. */
  signIn(userId: number): Promise<Browser>
  nobody: Browser
  stop(): Promise<void>
}

const config: Omit<Config, 'secret'> = {
  name: 'Apron',
  dataDirectory: '',
  host: '127.0.0.1',
  port: 0,
  captcha: false,
  offline: true,
  trustProxy: 1,
  tls: null,
  logLevel: 'warn',
  metricsToken: undefined,
  demo: false,
  settings: {
    ...usualSettings,
    session_idle_minutes: 60,
    session_minutes: 600,
    limit_calls: 0,
    limit_uploads: 0,
    limit_upload_mb: 0,
    free_disk_mb: 0,
  },
  fixed: [],
  store: null,
  mail: null,
  databaseUrl: undefined,
  severalProcesses: false,
}

type WorldOptions = {
  config?: Partial<Omit<Config, 'settings'>>
  /** What counts in it before anybody saves something else. */
  settings?: Partial<SettingValues>
  now?: () => Date
  /** What is free on every disk. */
  free?: () => Promise<number>
  webDirectory?: string
  port?: number
  /** Of the pool: each is a process of PostgreSQL, which is most of what a file costs. */
  connections?: number
  /** Takes the lines of its log. */
  log?: { write(line: string): void }
}

/**
 * Starts a world for a whole file, which ends it by `stop`: what is left open takes the connections of others. It stands
 * on the given port if nobody else does.
 */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const database = await createTestDatabase()
  const pool = openPool(database.connection, () => undefined, options.connections ?? 8)
  const db = openDatabase(pool)
  const directory = await mkdtemp(join(tmpdir(), 'apron-files-'))
  const app = await buildApp({
    config: {
      ...config,
      dataDirectory: directory,
      // One for all would give a file of each world the same address, and a browser keeps what it had there.
      secret: randomUUID(),
      ...options.config,
      settings: { ...config.settings, ...options.settings },
    },
    db,
    filesDirectory: join(directory, 'files'),
    connection: database.connection,
    several: options.config?.severalProcesses ?? false,
    ...(options.webDirectory && { webDirectory: options.webDirectory }),
    ...(options.now && { now: options.now }),
    ...(options.free && { free: options.free }),
    ...(options.log && { log: options.log }),
  })
  const listen = (port: number) => app.server.listen({ port, host: '127.0.0.1' })
  await listen(options.port ?? 0).catch(() => listen(0))
  const url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  app.services.settings.listensAt(url)

  return {
    app,
    db,
    connection: database.connection,
    url,
    nobody: browser(url, 0, 0, ''),
    ...entrance(db, url),
    async stop() {
      await app.server.close()
      await pool.end()
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** How people come in: over sessions that nobody had to sign in for. */
function entrance(db: Database, url: string): Pick<World, 'as' | 'asSuper' | 'signIn'> {
  let made = 0
  async function addUser(groupId: number): Promise<number> {
    made += 1
    const row = await db
      .insertInto('users')
      .values({
        fullname: `Person ${made}`,
        email: `person${made}@example.test`,
        password_hash: '-',
        group_id: groupId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  async function signIn(userId: number): Promise<Browser> {
    made += 1
    const token = `token-${made}`
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        address: '-',
        agent: '-',
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute()
    const user = await db.selectFrom('users').select('group_id').where('id', '=', userId).executeTakeFirstOrThrow()
    return browser(url, userId, user.group_id, token)
  }

  return {
    signIn,
    asSuper: async () => signIn(await addUser(superGroup)),
    async as(...permissions) {
      made += 1
      const group = await db
        .insertInto('groups')
        .values({ name: `Group ${made}`, status: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (permissions.length > 0) {
        const rows = await db.selectFrom('permissions').select('id').where('code', 'in', permissions).execute()
        if (rows.length !== new Set(permissions).size) throw new Error('a permission is not in the catalogue')
        await db
          .insertInto('group_permissions')
          .values(rows.map((row) => ({ group_id: group.id, permission_id: row.id })))
          .execute()
      }
      return signIn(await addUser(group.id))
    },
  }
}

/** A world for one test. */
export async function world(options?: Parameters<typeof startWorld>[0]): Promise<World> {
  const started = await startWorld(options)
  onTestFinished(() => started.stop())
  return started
}

function browser(url: string, id: number, groupId: number, token: string): Browser {
  const call =
    (method: string) =>
    async (path: string, sent: TestRequest = {}): Promise<Came> => {
      const address = new URL(`${url}/api${path}`)
      for (const [name, value] of Object.entries(sent.query ?? {})) address.searchParams.set(name, String(value))
      const response = await sendPatiently(String(address), {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(sent.body !== undefined && { 'content-type': 'application/json' }),
          ...sent.headers,
        },
        body: sent.form ?? (sent.body === undefined ? null : JSON.stringify(sent.body)),
      })
      const text = await response.text()
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null, text }
    }
  return { id, groupId, token, get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}
