import { promises as fs } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './client.ts'
import { afterBaseline, earlierMigrations, lastWithEarlier } from './earlier-migrations.ts'

export class MigrationError extends Error {}

const oldestServer = 150_000

/** Every file of the folder is a migration; forward only, and its name, which orders it, never changes. */
export const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  onFileIgnored: (name) => {
    throw new MigrationError(`db/migrations/${name} has no \`up\`.`)
  },
})

/**
 * Brings the database to the schema of this code, once, however many processes start together, and returns the names it
 * has recorded. Refuses newer data, and data that is too old.
 */
export async function migrate(db: Database): Promise<string[]> {
  const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(db)
  if ((version.rows[0]?.number ?? 0) < oldestServer) {
    throw new MigrationError('PostgreSQL 15 or newer is needed. Point DATABASE_URL at a newer server.')
  }
  const migrations = await provider.getMigrations()
  const applied = await appliedNames(db)
  const unknown = applied.filter((name) => !(name in migrations) && !earlierMigrations.includes(name))
  if (unknown.length > 0) {
    throw new MigrationError(
      `The data was written by a newer version of the product (it has ${unknown.join(', ')}). Start that version, or restore a backup that this one wrote.`,
    )
  }
  const earlier = applied.filter((name) => earlierMigrations.includes(name))
  const counted = earlier.length > 0 ? await countBaseline(db, Object.keys(migrations), applied) : []
  const done = Object.fromEntries(earlier.map((name) => [name, { up: () => Promise.resolve() }]))
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: () => Promise.resolve({ ...done, ...migrations }) },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error)
    throw new MigrationError(`The database could not be brought up to date: ${describe(error)}`, { cause: error })
  return [...counted, ...(results ?? []).map((result) => result.migrationName)]
}

/**
 * The baseline makes what all earlier migrations made together: its names are recorded beside theirs, and nothing is
 * run.
 */
async function countBaseline(db: Database, names: string[], applied: string[]): Promise<string[]> {
  const uncounted = names.filter((name) => name < afterBaseline && !applied.includes(name))
  if (uncounted.length === 0) return []
  const [missing, ...others] = earlierMigrations.filter((name) => !applied.includes(name))
  if (missing) {
    const lacks = others.length > 0 ? `${missing} and ${others.length} more` : missing
    throw new MigrationError(
      `The data was written by an older version of the product than this one can bring up to date (it lacks ${lacks}). Start version ${lastWithEarlier} with it once, and then this one.`,
    )
  }
  // The time of the last of them, after which the baseline stands by its name, whatever the clock says today.
  const { rows } = await sql<{ name: string }>`
    insert into kysely_migration (name, timestamp)
    select uncounted, (select max(timestamp) from kysely_migration where name = any(${earlierMigrations}::text[]))
    from unnest(${uncounted}::text[]) as uncounted
    on conflict do nothing returning name`.execute(db)
  return rows.map(({ name }) => name)
}

let own: Promise<string[]> | undefined

/** The migrations of this code that a database lacks; those of a newer process do not count. */
export async function missingIn(db: Database): Promise<string[]> {
  own ??= provider.getMigrations().then(Object.keys)
  const applied = new Set(await appliedNames(db))
  return (await own).filter((name) => !applied.has(name))
}

async function appliedNames(db: Database): Promise<string[]> {
  const table = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (!table.rows[0]?.found) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return applied.rows.map((row) => row.name)
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
