import { sql } from 'kysely'
import { pictureIds } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import { Unfinished, Unreadable } from '#sandbox/sandbox.ts'
import type { QueueOwner } from '#sandbox/fair-queue.ts'
import type { FileStore } from '#files/store.ts'
import { refused } from '#kernel/refusals.ts'
import type { Source } from '../source.ts'

/** What one paper may show. */
export const largest = { items: 5000, pictures: 1000 }

type PaperPictureRow = { id: number; digest: string; print_digest: string | null }
type PicturesContext = {
  db: Database
  fileStore: FileStore
  turn: QueueOwner
  leaving: AbortSignal
  /** Receives progress, from 0 to 1. */
  tell(share: number): Promise<void>
}

const address = /^\/files\/(\d{1,9})\/(?:original|small)$/

/** The files of the pictures that a value of any shape shows: where the address is the whole of a text, or stands in rich text as a picture. What somebody wrote in words is none, however often. */
function shownIn(value: unknown): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(shownIn)
  if (typeof value !== 'string') return []
  const id = address.exec(value)?.[1]
  return id === undefined ? [...pictureIds(value)] : [Number(id)]
}

/** The copies of the pictures that a source shows, by the numbers of their files; those that are not there yet are made. What cannot be read is left out. */
export async function takePictures(taking: PicturesContext, source: Source): Promise<Map<number, string>> {
  const { db, leaving, tell } = taking
  const named = new Set(shownIn(source))
  const { rows } = await sql<PaperPictureRow>`
    select id, digest, print_digest from files
    where id = any(${[...named]}::integer[]) and kind = 'image' and swept_at is null order by id`.execute(db)
  if (rows.length > largest.pictures) throw refused('paper_too_large', largest)
  const copies = new Map<number, string>()
  for (const [at, shown] of rows.entries()) {
    leaving.throwIfAborted()
    const copy = shown.print_digest ?? (await makeCopy(taking, shown))
    if (copy !== null) copies.set(shown.id, copy)
    await tell((at + 1) / rows.length)
  }
  return copies
}

/** Another picture of the same bytes has the same copy. */
async function makeCopy({ db, fileStore, turn }: PicturesContext, { digest }: PaperPictureRow): Promise<string | null> {
  // Bytes that are gone stay gone; a store that cannot be reached is tried again.
  if ((await fileStore.blobs.bytesOf(digest)) === null) return null
  try {
    const copy = await fileStore.printCopy(digest, turn)
    await sql`update files set print_digest = ${copy} where digest = ${digest} and print_digest is null`.execute(db)
    return copy
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Unfinished) return null
    throw error
  }
}
