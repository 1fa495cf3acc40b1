import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Folders of this machine for what is on its way: nobody's after a restart, so no backup takes them along. */
export const passing = { incoming: 'incoming', sandbox: 'sandbox' } as const

/** `cut` says that the file went on beyond what the server takes. */
export type ScratchFile = { path: string; digest: string; bytes: number; cut: boolean }

/** A place on this machine's disk for files that are on their way. */
export type Scratch = {
  /**
   * Writes a stream to a file and returns its SHA-256 and size in bytes; `count` is called with every chunk first, and
   * aborts by throwing.
   */
  take(stream: Readable & { truncated?: boolean }, count: (bytes: number) => Promise<void>): Promise<ScratchFile>
  /** A path that nobody else uses. */
  fresh(): string
  drop(file: { path: string }): Promise<void>
  /** Writes a file and takes it away again; throws where that fails. */
  probe(): Promise<void>
}

/** Opens it below a directory, and throws away what processes that were killed left there a day ago. */
export async function openScratch(directory: string): Promise<Scratch> {
  const incoming = join(directory, passing.incoming)
  await mkdir(incoming, { recursive: true })
  await dropLeftovers(incoming)
  const fresh = () => join(incoming, randomUUID())
  return {
    fresh,
    take: (stream, count) => write(fresh(), stream, count),
    drop: ({ path }) => rm(path, { force: true }),
    async probe() {
      const path = fresh()
      try {
        await writeFile(path, '-')
      } finally {
        await rm(path, { force: true })
      }
    },
  }
}

/** See `Scratch.take`. */
async function write(path: string, ...[stream, count]: Parameters<Scratch['take']>): Promise<ScratchFile> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      await count(chunk.length)
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  try {
    await pipeline(stream, counted, createWriteStream(path))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, digest: hash.digest('hex'), bytes, cut: stream.truncated === true }
}

const leftoverAfter = 24 * 3_600_000

/** Younger ones may belong to another process on the same directory. */
async function dropLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - leftoverAfter) await rm(path, { force: true })
  }
}
