import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endDescendants } from './end-descendants.mjs'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
const signals = ['SIGTERM', 'SIGHUP', 'SIGINT']

/**
 * Does some work and leaves nothing of it behind, also when it is stopped: no process, and no file in a temporary
 * directory or in memory.
 */
export async function endsWithAll(work) {
  const directories = [tmpdir(), ...(existsSync(memory) ? [memory] : [])].map(ownBelow)
  const [own, inMemory = own] = directories
  Object.assign(process.env, { TMPDIR: own, APRON_TEST_MEMORY: inMemory })
  const clear = async () => {
    await endDescendants()
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
  }
  for (const signal of signals) {
    process.on(signal, () => void clear().finally(() => process.exit(128 + constants.signals[signal])))
  }
  try {
    return await work()
  } finally {
    await clear()
  }
}

/** A directory through which other accounts may walk, as PostgreSQL's own does. */
function ownBelow(directory) {
  const own = mkdtempSync(join(directory, 'apron-run-'))
  chmodSync(own, 0o711)
  return own
}
