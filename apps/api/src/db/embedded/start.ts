import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { database, type EmbeddedConnection, ensureDatabase, probe, superuser } from './connection.ts'
import { explain } from './failure.ts'
import { keepRunning, type Around, type Restart } from './keep-running.ts'
import { InUse, takeLock } from './lock.ts'
import { adopt, halt, launch, type ServerPaths, type Server } from './server.ts'
import { socketDirectory } from './socket.ts'

/** A running PostgreSQL of our own. */
export type EmbeddedDatabase = {
  connection: EmbeddedConnection
  /** Says that the server is about to end on purpose. */
  expectEnd(): void
  /** Ends the server; may be called more than once. */
  stop(): Promise<void>
}
/** What to do when a server ends by itself. */
export type WhenItEnds = Pick<Around, 'onBack' | 'onGivenUp'>

type Log = (line: string) => void
type Options = { directory: string; log: Log }
type Starting = Options & {
  whenItEnds?: WhenItEnds
  /** Aborts the start. */
  leaving?: AbortSignal
}
type Running = { server: Server; place: ServerPaths; restart: Restart }

/**
 * Starts PostgreSQL under a directory, or takes over the one that outlived a killed application. With `whenItEnds` it
 * is restarted when it ends by itself. Throws a sentence with what to do: in use by another process, disk full, not
 * permitted; also when the start is aborted, once nothing of it is running any more.
 */
export async function startEmbedded(options: Starting): Promise<EmbeddedDatabase> {
  const { log, whenItEnds, leaving } = options
  const directory = openDirectory(options.directory)
  const lock = takeLock(directory)
  try {
    const { server, place, restart } = await run(directory, log, leaving)
    const kept = whenItEnds && keepRunning(server, restart, { ...whenItEnds, log, logFile: place.logFile })
    const present = () => kept?.server() ?? server
    const end = async () => {
      kept?.expectEnd()
      await halt(present(), place)
      await kept?.settled()
      // One more may have been started just before.
      await halt(present(), place)
    }
    let stopping: Promise<void> | undefined
    return {
      connection: { host: place.socket, port: 5432, user: superuser, database },
      expectEnd: () => kept?.expectEnd(),
      stop() {
        stopping ??= end().finally(() => lock.release())
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
export async function joinEmbedded(options: Options): Promise<EmbeddedDatabase> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (!(error instanceof InUse)) throw error
    const cluster = clusterIn(openDirectory(options.directory))
    const host = socketDirectory(cluster, chooseAccount(cluster))
    if ((await probe(host)) !== 'ready') throw error
    return {
      connection: { host, port: 5432, user: superuser, database },
      expectEnd: () => undefined,
      stop: () => Promise.resolve(),
    }
  }
}

/** The directory with PostgreSQL's own files. */
export function clusterIn(directory: string): string {
  return join(directory, 'cluster')
}

async function run(directory: string, log: Log, leaving?: AbortSignal): Promise<Running> {
  const cluster = clusterIn(directory)
  const account = chooseAccount(cluster)
  const binaries = findBinaries(account, log)
  if (!existsSync(cluster)) log(`PostgreSQL: creating the database in ${cluster}`)
  await ensureCluster(cluster, binaries, account)
  const place = { cluster, socket: socketDirectory(cluster, account), logFile: join(directory, 'postgres.log') }
  const restart: Restart = async (begun) => (await adopt(place)) ?? (await launch(place, binaries, account, { begun }))
  const adopted = await adopt(place, leaving)
  if (adopted) log(`PostgreSQL: taking over the running server (process ${adopted.pid})`)
  const server = adopted ?? (await launch(place, binaries, account, { leaving }))
  try {
    await ensureDatabase(place.socket)
    leaving?.throwIfAborted()
    return { server, place, restart }
  } catch (error) {
    await halt(server, place)
    throw error
  }
}

function openDirectory(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return realpathSync(path)
  } catch (error) {
    throw explain('The data directory cannot be used.', (error as Error).message, path)
  }
}
