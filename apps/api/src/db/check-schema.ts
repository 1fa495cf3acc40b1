import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, openPool, type Database } from './client.ts'
import { startEmbedded } from './embedded/start.ts'
import { migrate } from './migrate.ts'
import { tables } from './schema/index.ts'
import type { Table } from './schema/table.ts'

/** Compares what the migrations make with the declared schema; every difference is a sentence. */
async function check(db: Database): Promise<string[]> {
  const found = await readColumns(db)
  const declared = Object.entries<Table>(tables)
  const wrong = declared.flatMap(([name, table]) => compare(name, table, found.get(name)))
  const undeclared = [...found.keys()].filter((name) => !(name in tables))
  return [
    ...wrong,
    ...undeclared.map((name) => `${name}: is in the database and not declared`),
    ...(await unservedReferences(db)),
    ...(await unwatchedFiles(db)),
    ...(await unnotedWrites(db)),
  ]
}

type DatabaseColumns = Map<string, { type: string; nullable: boolean }>

function compare(name: string, table: Table, found: DatabaseColumns | undefined): string[] {
  if (!found) return [`${name}: is declared and no migration makes it`]
  const wrong = Object.entries(table.columns).flatMap(([column, { sqlType, nullable }]) => {
    const actual = found.get(column)
    if (!actual) return [`${name}.${column}: is declared and no migration makes it`]
    const same = actual.type === sqlType && actual.nullable === nullable
    const asText = (type: string, isNullable: boolean) => `${type}${isNullable ? ' null' : ''}`
    return same
      ? []
      : [`${name}.${column}: declared ${asText(sqlType, nullable)}, made ${asText(actual.type, actual.nullable)}`]
  })
  const undeclared = [...found.keys()].filter((column) => !(column in table.columns))
  return [...wrong, ...undeclared.map((column) => `${name}.${column}: is in the database and not declared`)]
}

async function readColumns(db: Database): Promise<Map<string, DatabaseColumns>> {
  const { rows } = await sql<{ table: string; column: string; type: string; nullable: boolean }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not (a.attnotnull or a.attgenerated <> '') as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\_%'`.execute(db)
  const columns = new Map<string, DatabaseColumns>()
  for (const { table, column, ...actual } of rows) {
    const of = columns.get(table) ?? new Map<string, { type: string; nullable: boolean }>()
    columns.set(table, of.set(column, actual))
  }
  return columns
}

/** A foreign key without an index makes every delete on its other side read the whole table. */
async function unservedReferences(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string; columns: string }>`
    select k.conrelid::regclass::text as table,
      (select string_agg(attname, ', ') from pg_attribute where attrelid = k.conrelid and attnum = any(k.conkey)) as columns
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey))`.execute(db)
  return rows.map(({ table, columns }) => `${table} (${columns}): refers to another table and has no index`)
}

/**
 * What refers to files says so in the declared schema, and the database watches it: a file that only an overlooked
 * column uses would be deleted.
 */
async function unwatchedFiles(db: Database): Promise<string[]> {
  const { rows } = await sql<{ place: string; by: string }>`
    select conrelid::regclass || '.' || attname as place, 'a reference' as by
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'files'::regclass and conrelid <> 'released_files'::regclass
    union all
    select tgrelid::regclass || '.' || split_part(encode(tgargs, 'escape'), '\\000', 1), 'watched'
    from pg_trigger where tgfoid = 'note_file_uses'::regproc and tgname like '%\\_gone'
    union all
    select indrelid::regclass || '.' || substring(pg_get_indexdef(indexrelid) from 'picture_ids\\(([^)]+)\\)'), 'indexed'
    from pg_index where pg_get_indexdef(indexrelid) like '%picture\\_ids(%'`.execute(db)
  const found = (by: string) => new Set(rows.filter((row) => row.by === by).map(({ place }) => place))
  const [references, watched, indexed] = [found('a reference'), found('watched'), found('indexed')]
  const declared = Object.entries<Table>(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, { holds }]) => (holds ? [{ place: `${table}.${column}`, holds }] : [])),
  )
  const places = new Set(declared.map(({ place }) => place))
  return [
    ...[...references].filter((place) => !places.has(place)).map((place) => `${place}: is to be declared as a file`),
    ...[...places].filter((place) => !watched.has(place)).map((place) => `${place}: is not watched by watch_files`),
    ...declared
      .filter(({ place, holds }) => holds === 'pictures' && !indexed.has(place))
      .map(({ place }) => `${place}: has no index on its pictures`),
  ]
}

/** Without it the table cache would never drop what it read from the table. */
async function unnotedWrites(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'note_write'::regproc and tgenabled = 'O'`.execute(db)
  const noted = new Set(rows.map(({ name }) => name))
  return Object.entries<Table>(tables).flatMap(([name, table]) =>
    (table.noted ?? false) === noted.has(name) ? [] : [`${name}: note_writes and its declaration differ`],
  )
}

const directory = await mkdtemp(join(tmpdir(), 'apron-schema-'))
const embedded = await startEmbedded({ directory: join(directory, 'postgres'), log: () => undefined })
const pool = openPool(embedded.connection, () => undefined)
const db = openDatabase(pool)
await migrate(db)
const wrong = await check(db)
await pool.end()
await embedded.stop()
await rm(directory, { recursive: true, force: true })
for (const sentence of wrong) process.stderr.write(`${sentence}\n`)
process.stdout.write(`schema: ${Object.keys(tables).length} tables compared, ${wrong.length} differences\n`)
process.exit(wrong.length > 0 || Object.keys(tables).length < 25 ? 1 : 0)
