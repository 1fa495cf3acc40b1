import { sql } from 'kysely'
import { pictureIds } from '#capabilities/rich-text/rich-text-images.ts'
import type { Database } from '#db/client.ts'
import type { FrozenItem, MinutesSnapshot } from '#db/schema/papers/minutes-snapshot.ts'

/** A stored file; without a digest it is not to be given away, because nobody has taken off it where it was taken. */
export type PackFile = { id: number; name: string; type: string; digest: string | null; bytes: number }
/** A file and the question that it belongs to, by its finding number or as its header says. */
export type Evidence = PackFile & { of: string }

/** Whose evidence a pack holds: that of findings, and of whatever else the minutes list. */
function shownItems({ items, chosen }: MinutesSnapshot): FrozenItem[] {
  const listed = new Set(chosen)
  return items.filter(({ id, status }) => status.is_finding || listed.has(id))
}

/** What was attached, and then what stands in the texts; each once. */
function filesOf({ final_comment: comment }: FrozenItem): number[] {
  if (!comment) return []
  const attached = [...comment.images, ...comment.documents].map(({ id }) => id)
  const shown = [comment.content, comment.result ?? ''].flatMap((html) => [...pictureIds(html)])
  return [...new Set([...attached, ...shown])]
}

/** The photos and files of what minutes found, in the order of the tree. */
export async function evidenceOf(db: Database, snapshot: MinutesSnapshot): Promise<Evidence[]> {
  const places = shownItems(snapshot).flatMap((item) =>
    filesOf(item).map((id) => ({ id, of: item.finding_number ?? item.header })),
  )
  const kept = await keptOf(db, [...new Set(places.map(({ id }) => id))])
  const byId = new Map(kept.map((file) => [file.id, file]))
  return places.flatMap(({ id, of }) => {
    const file = byId.get(id)
    return file ? [{ ...file, of }] : []
  })
}

async function keptOf(db: Database, ids: readonly number[]): Promise<PackFile[]> {
  const { rows } = await sql<PackFile>`
    select id, name, type, bytes,
      case when kind <> 'image' or received_digest is not null then digest end as digest
    from files where id = any(${ids}::integer[])`.execute(db)
  return rows
}
