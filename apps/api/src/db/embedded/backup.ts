import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client } from 'pg'
import { withClient, type EmbeddedConnection } from './connection.ts'
import { explain } from './failure.ts'

/** What PostgreSQL makes anew at every start, or must not find in a copy. */
const leftOut = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pgsql_tmp.*|pg_internal\.init.*|.*\.tmp)$/
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/**
 * Copies a running server's data directory so that the copy can be started by itself, also while people write:
 * it holds everything acknowledged before the instant that is returned, which is near the end. The target must not exist.
 * Throws with what to do.
 */
export async function backUpCluster(connection: EmbeddedConnection, cluster: string, target: string): Promise<Date> {
  if (existsSync(target)) throw new Error(`${target} exists already. Give the directory of a new backup.`)
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    return await withClient({ ...connection, database: 'postgres' }, (client) => copyBetween(client, cluster, target))
  } catch (error) {
    throw explain('The backup was not finished.', (error as Error).message, target)
  }
}

async function copyBetween(client: Client, cluster: string, target: string): Promise<Date> {
  // The slot keeps the write-ahead log of the whole copy; it goes away with this connection.
  await client.query(`select pg_create_physical_replication_slot('apron_backup_${process.pid}', true, true)`)
  await client.query(`select pg_backup_start('apron', fast => true)`)
  await copyDirectory(cluster, target)
  // What was acknowledged until now is in the log that the copy takes along.
  const until = new Date()
  const stopped = await client.query<{ labelfile: string; last: string }>(
    `select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
  )
  const { labelfile = '', last = '' } = stopped.rows[0] ?? {}
  const first = /START WAL LOCATION: \S+ \(file (\w+)\)/.exec(labelfile)?.[1]
  if (!first) throw new Error('PostgreSQL gave no start of the backup.')
  for (const name of readdirSync(join(cluster, 'pg_wal'))) {
    const isSegment = /^[0-9A-F]{24}$/.test(name)
    if (isSegment ? name >= first && name <= last : name.endsWith('.history')) {
      await copyFile(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name))
    }
  }
  writeFileSync(join(target, 'backup_label'), labelfile, { mode: 0o600 })
  return until
}

async function copyDirectory(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (emptied.has(entry.name)) await mkdirs(source, target)
    else if (entry.isDirectory()) await copyDirectory(source, target)
    else if (entry.isFile()) await copyWhenThere(source, target)
  }
}

/** Keeps the directories below, without their files. */
async function mkdirs(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  if (!from.endsWith('pg_wal')) return
  for (const name of ['archive_status', 'summaries']) await mkdir(join(to, name), { mode: 0o700 })
}

/** A table dropped meanwhile takes its file away; the log of the copy knows. */
async function copyWhenThere(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
