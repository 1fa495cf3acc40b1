import type { ByteRange } from './serving/byte-range.ts'
import type { Database } from '#db/client.ts'
import type { Marks } from './forgetting/marks.ts'
import type { Objects, ObjectContent } from './objects/objects.ts'
import type { ScratchFile, Scratch } from './scratch.ts'

/** Content-addressed bytes; a blob is stored before anybody learns its digest. */
export type Blobs = Pick<Scratch, 'take' | 'drop'> & {
  /** Makes a taken file permanent under its digest. */
  keep(incoming: Pick<ScratchFile, 'path' | 'digest'>): Promise<string>
  /** Stored bytes; null where there are none. */
  open(digest: string, range?: ByteRange): Promise<ObjectContent | null>
  /** How many bytes are stored under a digest; null where there are none. */
  bytesOf(digest: string): Promise<number | null>
  /** A copy of stored bytes on this machine's disk, to work on. */
  copyOf(digest: string): Promise<{ path: string }>
  /**
   * Some of the digests stored longer ago than this, in milliseconds, of which it is unsettled whether a record names
   * them; none when there are no more.
   */
  unsettled(age: number): Promise<string[]>
  /** Marks these digests as unsettled; with `db` as part of its transaction. */
  doubt(digests: readonly string[], db?: Database): Promise<void>
  /** Settles that records name these digests, unless they were marked again meanwhile. */
  settle(digests: readonly string[], age: number): Promise<void>
  /**
   * Removes the bytes of a digest that no record names, unless they were stored anew meanwhile; returns whether it did.
   */
  forget(digest: string, age: number): Promise<boolean>
}

/** What the bytes of a digest are called in the store. */
export const nameOf = (digest: string) => `${digest.slice(0, 2)}/${digest.slice(2, 4)}/${digest}`

export function openBlobs({ objects, scratch, marks }: { objects: Objects; scratch: Scratch; marks: Marks }): Blobs {
  return {
    take: scratch.take,
    drop: scratch.drop,
    async keep({ path, digest }) {
      // Before looking whether the bytes are there, so that a sweep does not overlook this call.
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
