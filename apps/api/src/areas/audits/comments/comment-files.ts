import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'

/** Gives received files to a comment, after those it has. */
export async function add(
  db: Database,
  fileStore: FileStore,
  { commentId, ownerId }: { commentId: number; ownerId: number },
  received: ReceivedFile[],
): Promise<void> {
  if (received.length === 0) return
  const last = await db
    .selectFrom('comment_files')
    .where('comment_id', '=', commentId)
    .select((all) => all.fn.max<number | null>('position').as('position'))
    .executeTakeFirst()
  const first = (last?.position ?? 0) + 1
  const ids = await fileStore.recordAll(db, received, ownerId)
  const rows = ids.map((file_id, index) => ({ comment_id: commentId, file_id, position: first + index }))
  await db.insertInto('comment_files').values(rows).execute()
}

/** Takes files off a comment; those of another comment stay. */
export async function remove(db: Database, commentId: number, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return
  await db.deleteFrom('comment_files').where('comment_id', '=', commentId).where('file_id', 'in', fileIds).execute()
}
