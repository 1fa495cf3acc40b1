import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, giveTo } from './account.ts'

export const socketName = '.s.PGSQL.5432'

/** A unix socket's path may have 107 bytes (Linux; 103 elsewhere). */
const longest = 103

/**
 * The directory of the server's socket: the data directory itself, or when its path is
 * too long a private one in the temporary directory. Throws when that one belongs to somebody else.
 */
export function socketDirectory(cluster: string, account: Account | undefined): string {
  if (Buffer.byteLength(join(cluster, socketName)) <= longest) return cluster
  const short = join(tmpdir(), `apron-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`)
  try {
    mkdirSync(short, { mode: 0o700 })
    giveTo(account, short)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const found = lstatSync(short)
  const trusted = [account?.uid, process.getuid?.()]
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new Error(`${short} belongs to somebody else. Remove it, or choose a data directory with a shorter path.`)
  }
  giveTo(account, short)
  chmodSync(short, 0o700)
  return short
}
