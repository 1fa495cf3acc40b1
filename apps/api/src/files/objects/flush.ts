import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Has the disk keep what was written to a file or directory: a rename is only safe from a power cut once both are flushed. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a directory with those above it, and has the disk keep each that is new. */
export async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true })
  if (first === undefined) return
  for (let made = directory; made.length >= first.length; made = dirname(made)) await flush(dirname(made))
}
