import type { ByteRange } from './serving/byte-range.ts'
import type { Database } from '../db/client.ts'
import type { Marks } from './forgetting/marks.ts'
import type { Objects, Opened } from './objects/objects.ts'
import type { Incoming, Scratch } from './scratch.ts'

/** Content-addressed bytes; a blob is stored before its digest is known to anybody. */
export type Blobs = Pick<Scratch, 'take' | 'drop'> & {
  /** Makes a taken file permanent under its digest. */
  keep(incoming: Pick<Incoming, 'path' | 'digest'>): Promise<string>
  /** Kept bytes; null where there are none. */
  open(digest: string, range?: ByteRange): Promise<Opened | null>
  /** How many bytes are kept under a digest; null where there are none. */
  bytesOf(digest: string): Promise<number | null>
  /** A copy of kept bytes on this machine's disk, to work on. */
  copyOf(digest: string): Promise<{ path: string }>
  /** Some of the digests that were kept longer ago than this, in milliseconds, and of which it is not settled whether a record names them; none when there are no more. */
  unsettled(age: number): Promise<string[]>
  /** Lets it be asked again whether records name these digests; with `db` as part of its transaction. */
  doubt(digests: readonly string[], db?: Database): Promise<void>
  /** Settles that records name these digests, unless they were put in doubt anew meanwhile. */
  settle(digests: readonly string[], age: number): Promise<void>
  /** Takes the bytes of a digest that no record names out of the store, unless they were kept anew meanwhile; answers whether it did. */
  forget(digest: string, age: number): Promise<boolean>
}

/** What the bytes of a digest are called in the store. */
export const nameOf = (digest: string) => `${digest.slice(0, 2)}/${digest.slice(2, 4)}/${digest}`

export function openBlobs({ objects, scratch, marks }: { objects: Objects; scratch: Scratch; marks: Marks }): Blobs {
  return {
    take: scratch.take,
    drop: scratch.drop,
    async keep({ path, digest }) {
      // Before looking whether the bytes are there, so that nobody who forgets them overlooks this call.
      await marks.doubt([digest])
      if ((await objects.bytesOf(nameOf(digest))) === null) await objects.put(nameOf(digest), path)
      else await scratch.drop({ path })
      return digest
    },
    open: (digest, range) => objects.open(nameOf(digest), range),
    bytesOf: (digest) => objects.bytesOf(nameOf(digest)),
    async copyOf(digest) {
      const path = scratch.fresh()
      await objects.fetch(nameOf(digest), path)
      return { path }
    },
    unsettled: marks.unsettled,
    doubt: marks.doubt,
    settle: marks.settle,
    forget: (digest, age) => marks.forget(digest, age, () => objects.remove(nameOf(digest))),
  }
}
