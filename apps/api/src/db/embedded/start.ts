import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { database, type EmbeddedConnection, ensureDatabase, probe, superuser } from './connection.ts'
import { explain } from './failure.ts'
import { InUse, takeLock } from './lock.ts'
import { adopt, halt, launch, type Place } from './server.ts'
import { socketDirectory } from './socket.ts'

/** A running PostgreSQL of our own; `stop` may be called more than once. */
export type Embedded = { connection: EmbeddedConnection; stop: () => Promise<void> }

type Log = (line: string) => void
type Running = { pid: number; place: Place }

/**
 * Starts PostgreSQL under a directory, or takes over the one that outlived a killed application.
 * Throws a sentence with what to do: in use by another process, disk full, not permitted.
 */
export async function startEmbedded(options: { directory: string; log: Log }): Promise<Embedded> {
  const directory = openDirectory(options.directory)
  const lock = takeLock(directory)
  try {
    const { pid, place } = await run(directory, options.log)
    let stopping: Promise<void> | undefined
    return {
      connection: { host: place.socket, port: 5432, user: superuser, database },
      stop() {
        stopping ??= halt(pid, place).finally(() => lock.release())
        return stopping
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * For a program that works beside the application: uses its server when it is running, else starts one.
 * Throws as `startEmbedded` does.
 */
export async function joinEmbedded(options: { directory: string; log: Log }): Promise<Embedded> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (!(error instanceof InUse)) throw error
    const cluster = clusterIn(openDirectory(options.directory))
    const host = socketDirectory(cluster, chooseAccount(cluster))
    if ((await probe(host)) !== 'ready') throw error
    return { connection: { host, port: 5432, user: superuser, database }, stop: () => Promise.resolve() }
  }
}

/** The directory with PostgreSQL's own files. */
export function clusterIn(directory: string): string {
  return join(directory, 'cluster')
}

async function run(directory: string, log: Log): Promise<Running> {
  const cluster = clusterIn(directory)
  const account = chooseAccount(cluster)
  const binaries = findBinaries(account, log)
  if (!existsSync(cluster)) log(`PostgreSQL: creating the database in ${cluster}`)
  await ensureCluster(cluster, binaries, account)
  const place = { cluster, socket: socketDirectory(cluster, account), logFile: join(directory, 'postgres.log') }
  const adopted = await adopt(place)
  if (adopted !== undefined) log(`PostgreSQL: taking over the running server (process ${adopted})`)
  const pid = adopted ?? (await launch(place, binaries, account))
  await ensureDatabase(place.socket)
  return { pid, place }
}

function openDirectory(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return realpathSync(path)
  } catch (error) {
    throw explain('The data directory cannot be used.', (error as Error).message, path)
  }
}
