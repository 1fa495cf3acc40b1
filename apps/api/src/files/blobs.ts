import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Folders of what is on its way: nobody's after a restart, so no backup takes them along. */
export const passing = { incoming: 'incoming', marks: 'unsettled', fenced: 'fenced' } as const

/** `cut` says that the file went on beyond what the server takes. */
export type Incoming = { path: string; digest: string; bytes: number; cut: boolean }

/** Content-addressed bytes under one directory; a blob is on the disk before its digest is known to anybody. */
export type Blobs = {
  /** Writes a stream to a temporary file and tells its SHA-256 and size in bytes; `count` is told of every piece first, and ends it all by throwing. */
  take(stream: Readable & { truncated?: boolean }, count: (bytes: number) => Promise<void>): Promise<Incoming>
  /** Makes a taken file permanent under its digest. */
  keep(incoming: Pick<Incoming, 'path' | 'digest'>): Promise<string>
  /** A copy of kept bytes, to work on. */
  copyOf(digest: string): Promise<{ path: string }>
  drop(incoming: Pick<Incoming, 'path'>): Promise<void>
  /** The digests that were kept longer ago than this, in milliseconds, and of which it is not settled whether a record names them. */
  unsettled(age: number): Promise<string[]>
  /** Lets it be asked again whether records name these digests. */
  doubt(digests: string[]): Promise<void>
  /** Settles that records name these digests. */
  settle(digests: string[]): Promise<void>
  /** Takes the bytes of a digest that no record names off the disk, unless they were kept anew meanwhile; answers whether it did. */
  forget(digest: string, age: number): Promise<boolean>
  pathOf(digest: string): string
}

export async function openBlobs(directory: string): Promise<Blobs> {
  const incoming = join(directory, passing.incoming)
  await mkdir(incoming, { recursive: true })
  await dropLeftovers(incoming)
  const marks = await openMarks(join(directory, passing.marks))
  const pathOf = (digest: string) => join(directory, digest.slice(0, 2), digest.slice(2, 4), digest)

  return {
    pathOf,
    take: (stream, count) => write(join(incoming, randomUUID()), stream, count),
    async keep({ path, digest }) {
      const target = pathOf(digest)
      // Before looking whether the bytes are there, so that nobody who forgets them overlooks this call.
      await marks.doubt([digest])
      if (await succeeds(access(target))) {
        await rm(path)
        return digest
      }
      await mkdir(dirname(target), { recursive: true })
      await flush(path)
      await rename(path, target)
      await flush(dirname(target))
      return digest
    },
    async copyOf(digest) {
      const path = join(incoming, randomUUID())
      await copyFile(pathOf(digest), path)
      return { path }
    },
    drop: ({ path }) => rm(path, { force: true }),
    unsettled: marks.unsettled,
    doubt: marks.doubt,
    settle: marks.settle,
    async forget(digest, age) {
      const aside = join(incoming, randomUUID())
      const isThere = await succeeds(rename(pathOf(digest), aside))
      // Whoever keeps the same bytes from now on does not find them and writes their own.
      const isWanted = await marks.isYounger(digest, age)
      if (isThere && isWanted) await rename(aside, pathOf(digest))
      else await rm(aside, { force: true })
      if (!isWanted) await marks.settle([digest])
      return isThere && !isWanted
    },
  }
}

/** An empty file for each digest of which it is not settled whether a record names it, as old as the doubt. */
async function openMarks(directory: string) {
  await mkdir(directory, { recursive: true })
  const markOf = (digest: string) => join(directory, digest)
  const isYounger = async (digest: string, age: number) => {
    const mark = await stat(markOf(digest)).catch(() => null)
    return mark !== null && mark.mtimeMs >= Date.now() - age
  }
  return {
    isYounger,
    async unsettled(age: number) {
      const digests = await readdir(directory)
      const young = await Promise.all(digests.map((digest) => isYounger(digest, age)))
      return digests.filter((_, at) => !young[at])
    },
    async doubt(digests: string[]) {
      for (const digest of digests) await writeFile(markOf(digest), '')
    },
    async settle(digests: string[]) {
      for (const digest of digests) await rm(markOf(digest), { force: true })
    },
  }
}

/** See `Blobs.take`. */
async function write(path: string, ...[stream, count]: Parameters<Blobs['take']>): Promise<Incoming> {
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

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** A rename is only safe from a power cut once the file and its directory are flushed. */
async function flush(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const leftoverAfter = 24 * 3_600_000

/** Uploads that a killed process left; younger ones may belong to another process on the same directory. */
async function dropLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - leftoverAfter) await rm(path, { force: true })
  }
}
