import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Bytes: a dozen databases and what PostgreSQL writes ahead. */
const leastMemory = 3 * 1024 ** 3

/** A directory in memory, if there is a large one: most of the time of a test went into writing its database to the disk. */
export function inMemory(): string {
  const memory = process.env['APRON_TEST_MEMORY'] ?? '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > leastMemory ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
