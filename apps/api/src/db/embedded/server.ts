import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { insideCluster, spawnOptions } from './cluster.ts'
import { probe } from './connection.ts'
import { explain } from './failure.ts'
import { postmasterPid, serversIn, startOf } from './processes.ts'
import { socketName } from './socket.ts'

/** Where one server lives; absolute paths. */
export type ServerPaths = { cluster: string; socket: string; logFile: string }

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  cluster_name: 'apron',
  shared_buffers: '128MB',
  max_connections: '200',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** Milliseconds a server may take to go away, what is left of a dead one to end by itself, and a crash to be recovered. */
const patience = { leaving: 60_000, orphans: 3_000, recovering: 600_000 }
/** Milliseconds between two looks at a server that is no child of ours. */
const lookEvery = 250

/** A PostgreSQL that was started: its process, by id and start; `ended` says how it ended once it has, and never fails. */
export type Server = { pid: number; start: string | undefined; ended: Promise<string> }

/**
 * Takes over the server that outlived a killed application; undefined when there is none, and then nothing stale is in
 * the way of a new one. Ends the remains of a dead server. Throws when a server neither answers nor ends, and when
 * aborted, once that server is gone.
 */
export async function adopt(place: ServerPaths, leaving?: AbortSignal): Promise<Server | undefined> {
  const since = Date.now()
  for (;;) {
    if (leaving?.aborted) {
      await clear(place)
      throw leaving.reason
    }
    const state = await probe(place.socket)
    const alive = serversIn(place.cluster)
    const pid = postmasterPid(place.cluster)
    if (state === 'ready' && pid !== undefined) return stranger(pid)
    if (state === 'absent' && alive.length === 0) {
      removeLeftovers(place)
      return undefined
    }
    // Without its parent a process of PostgreSQL ends at its next pause; one that computes does not pause.
    if (Date.now() - since > patience.orphans && pid !== undefined && !alive.includes(pid)) quit(alive)
    const limit = state === 'starting' ? patience.recovering : patience.leaving
    if (Date.now() - since > limit) {
      throw new Error(
        `PostgreSQL (process ${alive.join(', ')}) is running on ${place.cluster} but does not answer. ` +
          `See ${place.logFile}, or stop it with: kill -INT ${alive[0]}`,
      )
    }
    await sleep(100)
  }
}

/** `begun` gets the server before it answers, so that it can be ended meanwhile. */
type While = { begun?: (server: Server) => void; leaving?: AbortSignal | undefined }

/** Starts a server and waits until it answers. Throws with what to do; also when aborted, once the server is gone. */
export async function launch(
  place: ServerPaths,
  binaries: Binaries,
  account: Account | undefined,
  { begun, leaving }: While = {},
): Promise<Server> {
  const before = rotate(place.logFile)
  const server = spawnIn(place, binaries, account)
  begun?.(server)
  const since = Date.now()
  for (;;) {
    if (leaving?.aborted) {
      await halt(server, place)
      throw leaving.reason
    }
    // A connection attempt during recovery writes a line into its log.
    const pause = Date.now() - since < 1_000 ? 15 : 100
    const failure = await Promise.race([server.ended, sleep(pause, undefined)])
    if (failure !== undefined) {
      const printed = readFileSync(place.logFile, 'utf8').slice(before)
      throw explain('The database did not start.', `${printed}\n${failure}`, place.cluster)
    }
    if ((await probe(place.socket)) === 'ready') return server
    if (Date.now() - since > patience.recovering) {
      throw new Error(`The database does not answer after ten minutes. See ${place.logFile}`)
    }
  }
}

function spawnIn(place: ServerPaths, binaries: Binaries, account: Account | undefined): Server {
  const output = openSync(place.logFile, 'a', 0o600)
  const all = { ...settings, unix_socket_directories: place.socket === place.cluster ? '.' : place.socket }
  // Its own process group: Ctrl-C in a terminal must reach the application first.
  const child = spawn(
    binaries.postgres,
    ['-D', insideCluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...spawnOptions(place.cluster, account), detached: true, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  child.unref()
  const pid = child.pid as number
  return { pid, start: startOf(pid), ended: endOf(child) }
}

/** Ends a server: connections are cut, everything acknowledged is on disk. Resolves when it is gone. */
export async function halt({ pid, start }: Server, place: ServerPaths): Promise<void> {
  const isGone = () => start === undefined || startOf(pid) !== start
  for (const [signal, limit] of [
    ['SIGINT', patience.leaving],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!isGone()) process.kill(pid, signal)
    const since = Date.now()
    while (!isGone() && Date.now() - since < limit) await sleep(10)
    if (!isGone()) continue
    if (place.socket !== place.cluster) rmSync(place.socket, { recursive: true, force: true })
    return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop. See ${place.logFile}`)
}

/** Ends the server that lives in a place, answering or not, or the remains of a dead one. */
async function clear(place: ServerPaths): Promise<void> {
  const alive = serversIn(place.cluster)
  const pid = postmasterPid(place.cluster)
  if (pid !== undefined && alive.includes(pid)) await halt(stranger(pid), place)
  else quit(alive)
}

/** PostgreSQL itself trusts a recycled process id in these files, so they go once nobody lives here. */
function removeLeftovers(place: ServerPaths): void {
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
  rmSync(join(place.socket, socketName), { force: true })
  rmSync(join(place.socket, `${socketName}.lock`), { force: true })
}

function quit(orphans: number[]): void {
  for (const pid of orphans) {
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // It ended just now.
    }
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`It ended with ${signal ?? code}.`))
  })
}

/** A server that is no child of ours. */
function stranger(pid: number): Server {
  const start = startOf(pid)
  const ended = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (start !== undefined && startOf(pid) === start) return
      clearInterval(timer)
      resolve('It is gone.')
    }, lookEvery)
    timer.unref()
  })
  return { pid, start, ended }
}

/** Keeps the log below about 10 MB across starts; gives its size in bytes. */
function rotate(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size < 10_000_000) return size
  rmSync(file)
  return 0
}
