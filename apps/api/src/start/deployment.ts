import { join } from 'node:path'
import { permissionRows } from '../areas.ts'
import type { Config } from './config.ts'
import { openDatabase, openPool, type Connection, type Database } from '#db/client.ts'
import { startEmbedded, type EmbeddedDatabase, type WhenItEnds } from '#db/embedded/start.ts'
import { migrate } from '#db/migrate.ts'
import { seedFoundation } from '#db/seeds/foundation.ts'
import { seedFirstStart } from '#db/seeds/first-start.ts'
import { seldom } from '#http/rate-limits/seldom.ts'
import { openSettings } from '#settings/settings.ts'

export type Deployment = {
  db: Database
  /** How the database is reached. */
  connection: Connection
  /** How to sign in, said only while the first passwords still stand. */
  firstSignIn: string[]
  /** Says that everything is about to be closed: an end of the database is no accident from now on. */
  expectEnd(): void
  close(): Promise<void>
}

type Say = (line: string) => void

/** What to do while it is opened, and the signal that it is no longer wanted. */
export type Around = WhenItEnds & {
  leaving: AbortSignal
  /** Gets what ends the embedded server, however far it has come; it is called only after `leaving`. */
  onBegun(end: () => Promise<void>): void
}

/** Opens the database of a deployment, ready for use: the embedded server or DATABASE_URL, migrated and seeded. */
export async function openDeployment(config: Config, say: Say, around: Around): Promise<Deployment> {
  const embedded = config.databaseUrl ? undefined : await startOwn(config, say, around)
  // Connections are lost many at a time.
  const lost = seldom((error) => {
    if (!around.leaving.aborted) say(`Database connection lost: ${error.message}`)
  })
  try {
    const connection = embedded ? embedded.connection : { connectionString: config.databaseUrl! }
    const pool = openPool(connection, lost)
    const db = openDatabase(pool)
    const applied = await migrate(db)
    if (applied.length > 0) say(`Database brought up to date (${applied.join(', ')})`)
    const { language } = (await openSettings(db, config)).now()
    await seedFoundation(db, permissionRows, language)
    const firstSignIn = await seedFirstStart(db, config, say)
    return {
      db,
      connection,
      firstSignIn,
      expectEnd: () => embedded?.expectEnd(),
      async close() {
        await pool.end()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

function startOwn(config: Config, say: Say, { leaving, onBegun, ...whenItEnds }: Around): Promise<EmbeddedDatabase> {
  const directory = join(config.dataDirectory, 'postgres')
  const starting = startEmbedded({ directory, log: say, whenItEnds, leaving })
  onBegun(async () => {
    const started = await starting.catch(() => undefined)
    await started?.stop()
  })
  return starting
}
