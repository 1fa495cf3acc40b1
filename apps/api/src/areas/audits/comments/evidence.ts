import type { CommentedItem } from './commented-item.ts'
import { list } from '../domain/comment-rows.ts'
import { add, type CommentInput, type Writer } from './comments.ts'

/** Evidence on the held finding: an answer to what concludes it, which it never becomes itself. It may be shown whatever the audit's status. */
export async function show(writer: Writer, item: CommentedItem, sent: CommentInput) {
  const concluding = (await list(writer.db, item.id)).find((row) => row.is_final)
  const parent_id = concluding ? (concluding.parent_id ?? concluding.id) : null
  return add(writer, item, { parent_id, by_auditor: false }, sent)
}
