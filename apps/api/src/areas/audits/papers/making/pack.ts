import { Readable } from 'node:stream'
import type { PhotoSize } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import type { FileStore } from '#files/store.ts'
import type { Source } from '../source.ts'

/** What the file of a paper is made from, as it is read in the sandbox. */
export type WriterInput = {
  source: Source
  lang: Language
  photos: PhotoSize
  /** Where in the file the bytes of each picture stand. */
  pictures: Record<number, { at: number; bytes: number }>
}

/** Lays the pictures of a paper into one file, what it says after them, and how long that is at the end: in the sandbox there is one file. */
export async function pack(
  blobs: FileStore['blobs'],
  said: Omit<WriterInput, 'pictures'>,
  copies: ReadonlyMap<number, string>,
): Promise<{ path: string }> {
  async function* parts() {
    const pictures: WriterInput['pictures'] = {}
    let at = 0
    for (const [id, digest] of copies) {
      const opened = await blobs.open(digest)
      if (!opened) continue
      pictures[id] = { at, bytes: opened.bytes }
      at += opened.bytes
      yield* opened.stream
    }
    const text = Buffer.from(JSON.stringify({ ...said, pictures } satisfies WriterInput))
    yield text
    const length = Buffer.alloc(8)
    length.writeBigUInt64BE(BigInt(text.length))
    yield length
  }
  return blobs.take(Readable.from(parts()), async () => undefined)
}
