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
export type Place = { cluster: string; socket: string; logFile: string }

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  cluster_name: 'apron',
  shared_buffers: '128MB',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** Milliseconds a server may take to go away, and to recover after a crash. */
const patience = { leaving: 60_000, recovering: 600_000 }

/**
 * Takes over the server that outlived a killed application and gives its process id;
 * undefined when there is none, and then nothing stale is in the way of a new one.
 * Throws when a server is there that neither answers nor ends.
 */
export async function adopt(place: Place): Promise<number | undefined> {
  const since = Date.now()
  for (;;) {
    const state = await probe(place.socket)
    if (state === 'ready') return postmasterPid(place.cluster)
    const alive = serversIn(place.cluster)
    if (state === 'absent' && alive.length === 0) {
      removeLeftovers(place)
      return undefined
    }
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

/** Starts a server and waits until it answers; its process id. Throws with what to do. */
export async function launch(place: Place, binaries: Binaries, account: Account | undefined): Promise<number> {
  const before = rotate(place.logFile)
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
  const ended = endOf(child)
  const since = Date.now()
  for (;;) {
    const failure = await Promise.race([ended, sleep(15, undefined)])
    if (failure !== undefined) {
      const printed = readFileSync(place.logFile, 'utf8').slice(before)
      throw explain('The database did not start.', `${printed}\n${failure}`, place.cluster)
    }
    if ((await probe(place.socket)) === 'ready') return child.pid as number
    if (Date.now() - since > patience.recovering) {
      throw new Error(`The database does not answer after ten minutes. See ${place.logFile}`)
    }
  }
}

/** Ends a server: connections are cut, everything acknowledged is on disk. Resolves when it is gone. */
export async function halt(pid: number, place: Place): Promise<void> {
  for (const [signal, limit] of [
    ['SIGINT', patience.leaving],
    ['SIGQUIT', 10_000],
  ] as const) {
    const start = startOf(pid)
    if (start === undefined) return
    process.kill(pid, signal)
    const since = Date.now()
    while (Date.now() - since < limit) {
      if (startOf(pid) !== start) {
        if (place.socket !== place.cluster) rmSync(place.socket, { recursive: true, force: true })
        return
      }
      await sleep(10)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop. See ${place.logFile}`)
}

/** PostgreSQL itself trusts a recycled process id in these files, so they go once nobody lives here. */
function removeLeftovers(place: Place): void {
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
  rmSync(join(place.socket, socketName), { force: true })
  rmSync(join(place.socket, `${socketName}.lock`), { force: true })
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`It ended with ${signal ?? code}.`))
  })
}

/** Keeps the log below about 10 MB across starts; gives its size in bytes. */
function rotate(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size < 10_000_000) return size
  rmSync(file)
  return 0
}
