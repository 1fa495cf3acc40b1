import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a data directory, or a backup, that no other account may look into, nor into its files; one that is there already is closed as well. */
export function makePrivate(directory: string): void {
  // Where we are root, PostgreSQL runs as another account, which has to come through to its own directory.
  close(directory, process.getuid?.() === 0 ? 0o711 : 0o700)
  close(join(directory, 'files'), 0o700)
}

function close(directory: string, mode: number): void {
  mkdirSync(directory, { recursive: true, mode })
  try {
    const now = statSync(directory).mode & 0o777
    if ((now & ~mode) !== 0) chmodSync(directory, now & mode)
  } catch {
    // It is another account's, or on a disk that knows no rights.
  }
}
