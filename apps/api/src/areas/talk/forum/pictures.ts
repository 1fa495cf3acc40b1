import { sql, type RawBuilder } from 'kysely'
import type { PostFile } from '@apron/contract/talk'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'

/** A picture of a post or a comment, as selected with it. */
export type PictureRow = { id: number; name: string }
/** What pictures belong to: the table that says so, and its column. */
type Holder = { table: 'post_images' | 'post_comment_images'; column: 'post_id' | 'comment_id' }

export const ofPosts: Holder = { table: 'post_images', column: 'post_id' }
export const ofComments: Holder = { table: 'post_comment_images', column: 'comment_id' }

/** The pictures of a row in their order, for a select. */
export const picturesOf = ({ table, column }: Holder, id: RawBuilder<unknown>) => sql<PictureRow[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by held.position), '[]')
  from ${sql.table(table)} held join files f on f.id = held.file_id where held.${sql.ref(column)} = ${id})`

type ForumPicturesInput = { received: ReceivedFile[]; ownerId: number }

/** Gives received pictures to a post or a comment, after those it has. */
export async function add(
  db: Database,
  fileStore: FileStore,
  { table, column, id }: Holder & { id: number },
  { received, ownerId }: ForumPicturesInput,
): Promise<void> {
  if (received.length === 0) return
  const ids = await fileStore.recordAll(db, received, ownerId)
  await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, file_id, position)
    select ${id}::integer, sent.id, last.position + sent.place
    from unnest(${ids}::integer[]) with ordinality as sent (id, place),
      (select coalesce(max(position), 0) as position from ${sql.table(table)} where ${sql.ref(column)} = ${id}) last
    on conflict do nothing`.execute(db)
}

/** Takes pictures off a post or a comment; those of another one stay. */
export async function remove(
  db: Database,
  { table, column, id }: Holder & { id: number },
  fileIds: number[],
): Promise<void> {
  if (fileIds.length === 0) return
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} = ${id} and file_id = any(${fileIds}::integer[])`.execute(
    db,
  )
}

/** Pictures as they are shown, whole and small. */
export function present(rows: readonly PictureRow[], fileStore: FileStore) {
  const named = (variant: 'original' | 'small') =>
    rows.map(({ id, name }): PostFile => ({ id, name, url: fileStore.url(id, variant) }))
  return { images: named('original'), small_images: named('small') }
}
