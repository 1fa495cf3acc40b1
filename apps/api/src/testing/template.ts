import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { permissionRows } from '../areas.ts'
import { openDatabase, openPool, type Connection } from '#db/client.ts'
import type { EmbeddedConnection } from '#db/embedded/connection.ts'
import { startEmbedded } from '#db/embedded/start.ts'
import { migrate } from '#db/migrate.ts'
import { openQueue } from '#jobs/queue.ts'
import { seedFoundation } from '#db/seeds/foundation.ts'

const run = promisify(execFile)
const source = fileURLToPath(new URL('../', import.meta.url))
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const cache = join(root, '.cache', 'test-database')

/** What makes the database that every test file copies, beside the rows of permissions. */
const makers = [
  'db/migrations',
  'db/seeds/ready',
  'db/seeds/foundation.ts',
  'db/migrate.ts',
  'db/embedded',
  'jobs/queue.ts',
]

/** The name of the database that is copied, on a server of our own. */
export const ownTemplate = 'apron_template'

/** Fills an empty database with what a first start makes. */
export async function fillTemplate(connection: Connection): Promise<void> {
  const pool = openPool(connection, () => undefined, 2)
  const db = openDatabase(pool)
  await migrate(db)
  await seedFoundation(db, permissionRows, 'en')
  await pool.end()
  const queue = openQueue(connection, () => undefined)
  await queue.start()
  await queue.stop({ graceful: false })
}

/** Puts PostgreSQL's files with the filled template into a directory: those of before where nothing that makes them has changed. */
export async function placeCluster(directory: string, create: (connection: EmbeddedConnection) => Promise<void>) {
  const kept = join(cache, await keyOf())
  if (!existsSync(kept)) {
    const embedded = await startEmbedded({ directory, log: () => undefined })
    await create(embedded.connection)
    await fillTemplate({ ...embedded.connection, database: ownTemplate })
    await embedded.stop()
    await keep(directory, kept)
  } else await run('cp', ['-a', kept, directory])
}

/** Several runs may begin at once: whoever comes last leaves what is there. */
async function keep(directory: string, kept: string): Promise<void> {
  const partial = `${kept}.${process.pid}`
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  await run('cp', ['-a', directory, partial])
  await rename(partial, kept).catch(() => rm(partial, { recursive: true, force: true }))
}

async function keyOf(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(permissionRows))
  for (const file of [...(await filesOf(makers)), join(root, 'package-lock.json')]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function filesOf(places: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    places.map(async (place) => {
      if (place.endsWith('.ts')) return [join(source, place)]
      const names = await readdir(join(source, place), { recursive: true })
      return names
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .map((name) => join(source, place, name))
    }),
  )
  return lists.flat().toSorted()
}
