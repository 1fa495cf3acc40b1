import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, giveAllTo, giveTo } from './account.ts'
import type { Binaries } from './binaries.ts'
import { superuser } from './connection.ts'
import { explain } from './failure.ts'

const run = promisify(execFile)

/**
 * How the programs name the data directory. The account may not be able to walk to it (a checkout
 * under /root); its own working directory it reaches in any case.
 */
export const insideCluster = process.platform === 'linux' ? '/proc/self/cwd' : '.'

/** How the programs are spawned: inside the data directory, as the account, without our environment. */
export function spawnOptions(cluster: string, account: Account | undefined) {
  return {
    cwd: cluster,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}

/**
 * Creates the data directory unless it is there. It appears under its name only when complete,
 * so a start that was cut short leaves nothing to repair. Throws with what to do.
 */
export async function ensureCluster(cluster: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const parent = dirname(cluster)
  for (const name of readdirSync(parent)) {
    if (name.startsWith('cluster.partial-')) removeIfPossible(join(parent, name))
  }
  if (existsSync(cluster)) {
    checkVersion(cluster, binaries)
    // A backup put back by root belongs to root.
    if (account && statSync(cluster).uid !== account.uid) giveAllTo(account, cluster)
    return
  }
  const partial = `${cluster}.partial-${process.pid}-${Date.now()}`
  try {
    mkdirSync(partial, { mode: 0o700 })
    giveTo(account, partial)
    await run(binaries.initdb, initdbArguments, spawnOptions(partial, account))
    renameSync(partial, cluster)
  } catch (error) {
    removeIfPossible(partial)
    const printed = error as { stderr?: string; message: string }
    throw explain('The database could not be created.', printed.stderr || printed.message, cluster)
  }
}

const initdbArguments = [
  `--pgdata=${insideCluster}`,
  `--username=${superuser}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
]

function checkVersion(cluster: string, binaries: Binaries): void {
  const major = binaries.version.split('.')[0]
  let written: string
  try {
    written = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw explain('The database could not be read.', (error as Error).message, cluster)
  }
  if (written === major) return
  throw explain(
    `The data is of PostgreSQL ${written}, this is ${major}: incompatible with server.`,
    'incompatible with server',
    cluster,
  )
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // An orphaned initdb may still write there; the next start removes it.
  }
}
