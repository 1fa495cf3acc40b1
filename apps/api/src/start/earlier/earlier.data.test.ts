import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, type App } from '../../app.ts'
import { permissionRows } from '../../areas.ts'
import { readCatalogue } from '#db/catalogue/read-catalogue.ts'
import { openDatabase, openPool, type Database } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { seedFoundation } from '#db/seeds/foundation.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { readConfig } from '../config.ts'

/**
 * What versions wrote: the company that each made up on its first start and papers that were saved in it, dumped whole,
 * with files of theirs. They are never written anew: the point is that nothing of today made them.
 */
const dumps = join(import.meta.dirname, 'dumps')
const versions = readdirSync(dumps).filter((name) => name.endsWith('.sql.gz'))
/** How somebody signs in to each, and what stood on its papers. */
const written = JSON.parse(readFileSync(join(dumps, 'written.json'), 'utf8')) as Record<string, DumpSummary>
type DumpSummary = { email: string; password: string; minutes: string[]; addenda: string[] }
const stored = new Set(
  readdirSync(join(dumps, 'files'), { recursive: true, encoding: 'utf8' }).map((path) => path.split('/').at(-1)!),
)
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads the answer as any other client would
type Body = any

describe.each(versions)('what the version with %s wrote', (file) => {
  const version = file.replace('.sql.gz', '')
  let database: TestDatabase
  let pool: pg.Pool
  let db: Database
  let app: App
  let token = ''
  let directory = ''
  let before: Before

  beforeAll(async () => {
    database = await createTestDatabase('template0')
    await restore(database, file)
    pool = openPool(database.connection, () => undefined)
    db = openDatabase(pool)
    before = await look(db)
    await migrate(db)
    await seedFoundation(db, permissionRows, 'vi')
    directory = await mkdtemp(join(tmpdir(), 'apron-earlier-'))
    await cp(join(dumps, 'files'), join(directory, 'files'), { recursive: true })
    const config = readConfig({ APRON_DATA: directory, APRON_CAPTCHA: 'off' })
    app = await buildApp({ config, db, connection: database.connection, filesDirectory: join(directory, 'files') })
    const { email, password } = written[version]!
    const came = await app.server.inject({ method: 'POST', url: '/api/login', payload: { email, password, type: 1 } })
    token = came.json<Body>().data.token
  })
  afterAll(async () => {
    await app.server.close()
    await pool.end()
    await database.drop()
    await rm(directory, { recursive: true, force: true })
  })

  const get = async (path: string): Promise<Body> => {
    const came = await app.server.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
    expect([path, came.statusCode]).toEqual([path, 200])
    return came.json<Body>()
  }

  /** Of the bytes that an address of a file answers with. */
  const digestOf = async (url: string): Promise<string> => {
    const { statusCode, rawPayload } = await app.server.inject(url)
    expect(statusCode).toBe(200)
    return createHash('sha256').update(rawPayload).digest('hex')
  }

  it('is there in the same number', async () => {
    const now = await look(db, before.lastEntry)
    expect(now.counts).toEqual(before.counts)
    expect(now.counts['audits']).toBeGreaterThan(0)
  })

  it('has its audits with every answer, as they are asked for today', async () => {
    expect((await get('/checklists?per_page=all')).data).toHaveLength(before.counts['audits']!)
    for (const { id, items, answered } of before.audits) {
      const { data } = await get(`/checklists/${id}/group-checklist-items/0`)
      const codes = (data as Body[]).map(({ id: item, checklist_item_status }) => [item, checklist_item_status.code])
      expect([id, codes.length]).toEqual([id, items])
      for (const [item, code] of answered) expect(codes).toContainEqual([item, code])
    }
  })

  it('has its minutes to the byte', async () => {
    const now = await look(db)
    expect(now.minutes).toEqual(before.minutes)
    expect(now.minutes.length).toBeGreaterThan(0)
    for (const { id, audit_id } of before.minutes) await get(`/checklists/${audit_id}/meeting-minutes/${id}`)
  })

  it('has the digests that stood on its papers, also once it is dumped and restored', async () => {
    const { minutes, addenda } = written[version]!
    expect(await db.transaction().execute(asRestored)).toEqual({ minutes, addenda })
    for (const { id, audit_id } of before.minutes) {
      const { data } = await get(`/checklists/${audit_id}/meeting-minutes/${id}`)
      expect(data.seal.digest).toBe(minutes[id - 1])
    }
    const audits = [...new Set(before.minutes.map(({ audit_id }) => audit_id))]
    const saved = await Promise.all(audits.map((id) => get(`/checklists/${id}/addenda`)))
    const listed = saved.flatMap(({ data }) => (data.rows as Body[]).map(({ seal }) => seal.digest))
    expect(new Set(listed)).toEqual(new Set(addenda))
    for (const digest of [...minutes, ...addenda])
      expect((await get(`/verification?digest=${digest}`)).data).toMatchObject({ is_saved: true })
  })

  it('has its documents, whose versions are shown as they were acknowledged', async () => {
    const { rows } = await sql<{ document_id: number; digest: string; acknowledged: string | null }>`
      select document_id, f.digest, a.digest as acknowledged from document_versions v join files f on f.id = v.file_id
      left join document_acknowledgements a on a.version_id = v.id where v.deleted_at is null`.execute(db)
    const documents = [...new Set(rows.map(({ document_id }) => document_id))]
    const listed = await Promise.all(documents.map((id) => get(`/documents/${id}/versions`)))
    const shown = await Promise.all(
      listed.flatMap(({ data }) => (data as Body[]).map(({ file }) => digestOf(file.url))),
    )
    expect(new Set(shown)).toEqual(new Set(rows.map(({ digest }) => digest)))
    const acknowledged = rows.flatMap((row) => (row.acknowledged ? [row.acknowledged] : []))
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const digest of acknowledged) expect(shown).toContain(digest)
  })

  it('has its papers as the files that were made', async () => {
    const { rows } = await sql<{ id: number; digest: string }>`
      select e.id, f.digest from exports e join files f on f.id = e.file_id`.execute(db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, digest } of rows) {
      const { data } = await get(`/exports/${id}`)
      expect(await digestOf(data.file.url)).toBe(digest)
    }
  })

  it('has the schema of an installation of today', async () => {
    const fresh = await createTestDatabase()
    const connections = openPool(fresh.connection, () => undefined, 2)
    const today = await readCatalogue(openDatabase(connections))
    await connections.end()
    await fresh.drop()
    // A condition that was dumped and restored has the parentheses in other places.
    const lines = (catalogue: string) => catalogue.replaceAll(/[()]/g, '').split('\n')
    expect(lines(await readCatalogue(db))).toEqual(lines(today))
  })

  it('has its comments with their photos, which are shown', async () => {
    // One that has not been looked at since it came is shown small.
    const { rows } = await sql<{ audit_id: number; item: number; digest: string }>`
      select i.audit_id, c.audit_item_id as item,
        case when f.received_digest is null then f.small_digest else f.digest end as digest from comment_files l
      join comments c on c.id = l.comment_id join audit_items i on i.id = c.audit_item_id join files f on f.id = l.file_id
      where f.digest = any(${[...stored]})
      order by c.id limit 1`.execute(db)
    const { audit_id, item, digest } = rows[0]!
    const { data } = await get(`/checklists/${audit_id}/checklist-items/${item}/comments`)
    const urls = (data as Body[]).flatMap(({ images }) => images.map(({ url }: { url: string }) => url))
    const digests = await Promise.all(urls.map(digestOf))
    expect(digests).toContain(digest)
  })
})

type Before = {
  counts: Record<string, number>
  lastEntry: number
  audits: { id: number; items: number; answered: [number, string][] }[]
  minutes: { id: number; audit_id: number; snapshot: string; conclusion: string }[]
}

const counted = [
  'users',
  'organizations',
  'groups',
  'library_items',
  'audits',
  'audit_items',
  'comments',
  'minutes',
  'files',
]

/** What is there, by columns that every version has; of the trail, which grows by itself, what had been written by then. */
async function look(db: Database, lastEntry?: number): Promise<Before> {
  const counts = await Promise.all(
    counted.map(async (table) => {
      const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from ${sql.table(table)}`.execute(
        db,
      )
      return [table, rows[0]!.rows] as const
    }),
  )
  const { rows: trail } = await sql<{ entries: number; last: number }>`
    select count(*)::integer as entries, max(id)::integer as last from audit_trail
    where id <= ${lastEntry ?? Number.MAX_SAFE_INTEGER}`.execute(db)
  const { rows: audits } = await sql<Before['audits'][number]>`
    select i.audit_id as id, count(*)::integer as items,
      jsonb_agg(jsonb_build_array(i.id, s.code)) filter (where not s.is_default) as answered
    from audit_items i join item_statuses s on s.id = i.status_id group by 1 order by 1`.execute(db)
  const { rows: minutes } = await sql<Before['minutes'][number]>`
    select id, audit_id, snapshot::text, conclusion from minutes order by id`.execute(db)
  return {
    counts: { ...Object.fromEntries(counts), audit_trail: trail[0]!.entries },
    lastEntry: trail[0]!.last,
    audits: audits.map((one) => ({ ...one, answered: one.answered ?? [] })),
    minutes,
  }
}

type Digests = { minutes: string[]; addenda: string[] }

/** Writes every row once more as restoring a dump does: without a search path, computing anew what is computed of rows. */
async function asRestored(db: Database): Promise<Digests> {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`.execute(db)
  await sql`set local search_path = ''`.execute(db)
  for (const { name, columns } of tables) {
    await sql.raw(`create temp table "again_${name}" (like public."${name}" including all) on commit drop`).execute(db)
    await sql
      .raw(`insert into "again_${name}" (${columns}) overriding system value select ${columns} from public."${name}"`)
      .execute(db)
  }
  const digests = async (name: string) =>
    (await sql<{ digest: string }>`select digest from ${sql.table(name)} order by id`.execute(db)).rows.map(
      ({ digest }) => digest,
    )
  return { minutes: await digests('again_minutes'), addenda: await digests('again_addenda') }
}

async function restore({ connection }: TestDatabase, file: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(gunzipSync(readFileSync(join(dumps, file))).toString())
  await client.end()
}
