import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from './failure.ts'
import { startOf } from './processes.ts'

/** Another application has the directory. */
export class InUse extends Error {}

type Holder = { pid: number; start: string }

/**
 * Makes this process the only application on a directory.
 * Throws a sentence that names the process when another one has it.
 */
export function takeLock(directory: string): { release(): void } {
  const file = join(directory, 'application.lock')
  const own = `${file}.${process.pid}`
  const holder: Holder = { pid: process.pid, start: startOf(process.pid) ?? '' }
  try {
    writeFileSync(own, JSON.stringify(holder), { mode: 0o600 })
    // Linking shows the file with its whole content or not at all.
    while (!linked(own, file)) clearStale(file, directory)
  } catch (error) {
    rmIfThere(own)
    if (!(error instanceof Error && 'code' in error)) throw error
    throw explain('The data directory cannot be locked.', error.message, directory)
  }
  rmSync(own, { force: true })
  return {
    release() {
      if (isSame(readHolder(file), holder)) rmSync(file, { force: true })
    },
  }
}

function clearStale(file: string, directory: string): void {
  const found = readHolder(file)
  refuseWhenAlive(found, directory)
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  // Another process may have cleared the same stale file and locked in between.
  if (!isSame(found, moved)) linked(aside, file)
  rmSync(aside, { force: true })
  if (!isSame(found, moved)) refuseWhenAlive(moved, directory)
}

function rmIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Where it could not be written there is nothing to remove.
  }
}

function refuseWhenAlive(holder: Holder | undefined, directory: string): void {
  if (!holder || startOf(holder.pid) !== holder.start) return
  throw new InUse(
    `The data in ${directory} is in use by process ${holder.pid}. ` +
      `Stop that process first (kill ${holder.pid}), or start with another data directory.`,
  )
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isSame(one: Holder | undefined, other: Holder | undefined): boolean {
  return one?.pid === other?.pid && one?.start === other?.start
}
