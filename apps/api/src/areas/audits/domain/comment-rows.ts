import { sql } from 'kysely'
import type { Comment, TakenPhoto } from '@apron/contract/audits'
import { signImages } from '#capabilities/rich-text/rich-text-images.ts'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { found } from '#kernel/refusals.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'

type FileRow = {
  id: number
  name: string
  type: string
  kind: string
  bytes: number
  taken_at: string | null
  latitude: number | null
  longitude: number | null
  taken_by_device: boolean
}
export type CommentRow = {
  id: number
  audit_item_id: number
  parent_id: number | null
  user_id: number
  fullname: string
  avatar_id: number | null
  content: string
  result: string | null
  is_final: boolean
  /** Somebody chose it as the conclusion. */
  is_chosen: boolean
  created_at: string
  edited_at: string | null
  files: FileRow[] | null
}

/** The comments of an item, oldest first. */
export const list = (db: Database, itemId: number): Promise<CommentRow[]> => listOf(db, [itemId])

/** Those of several. */
export function listOf(db: Database, itemIds: readonly number[]): Promise<CommentRow[]> {
  return select(db, itemIds).orderBy('c.id').execute()
}

export async function find(db: Database, itemId: number, commentId: number): Promise<CommentRow> {
  return found(await select(db, [itemId]).where('c.id', '=', commentId).executeTakeFirst())
}

/** The answers in a comment's thread. */
export function answersOf(db: Database, { id, audit_item_id }: CommentRow): Promise<CommentRow[]> {
  return select(db, [audit_item_id]).where('c.parent_id', '=', id).orderBy('c.id').execute()
}

/** What concludes the items, to be found once for all their comments. */
const conclusionsOf = (itemIds: readonly number[]) => sql`
  array(select ${conclusionOf()} from audit_items i ${joinStatus()} where i.id = any(${[...itemIds]}::integer[]))`

const select = (db: Database, itemIds: readonly number[]) =>
  db
    .selectFrom('comments as c')
    .where('c.audit_item_id', '=', sql<number>`any(${[...itemIds]}::integer[])`)
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(sql<boolean>`coalesce(c.id = any(${conclusionsOf(itemIds)}), false)`.as('is_final'))
    .select(['c.id', 'c.audit_item_id', 'c.parent_id', 'c.user_id', 'u.fullname', 'u.avatar_id'])
    .select(['c.content', 'c.result', 'c.is_final as is_chosen', 'c.created_at', 'c.edited_at'])
    .select(
      sql<FileRow[] | null>`(
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'kind', f.kind, 'bytes', f.bytes,
            'taken_at', f.taken_at, 'latitude', f.latitude, 'longitude', f.longitude,
            'taken_by_device', f.taken_by_device)
          order by cf.position)
        from comment_files cf join files f on f.id = cf.file_id where cf.comment_id = c.id)`.as('files'),
    )

/** What comments are shown with: where their files lie, and whether their reader is of the audit's own team. */
export type CommentReader = { fileStore: Pick<FileStore, 'url' | 'link'>; audit: Pick<AuditAccess, 'isMember'> }

/** Comments as threads: answers stand under what they answer. */
export function threads(rows: CommentRow[], reader: CommentReader): Comment[] {
  const answers = Map.groupBy(rows, (row) => row.parent_id)
  return (answers.get(null) ?? []).map((row) => present(row, answers.get(row.id) ?? [], reader))
}

/** When and where a photo was taken; null where nobody knows. */
function takenOf({ taken_at, latitude, longitude, taken_by_device }: FileRow): TakenPhoto | null {
  if (taken_at === null && latitude === null) return null
  const at = taken_at === null ? null : new Date(taken_at).toISOString()
  return { at, latitude, longitude, by_device: taken_by_device }
}

export function present(row: CommentRow, answers: CommentRow[], reader: CommentReader): Comment {
  const { fileStore, audit } = reader
  const files = row.files ?? []
  const images = files.filter((file) => file.kind === 'image')
  const named = ({ id, name }: FileRow, variant: 'original' | 'small') => ({
    id,
    name,
    url: fileStore.url(id, variant),
  })
  return {
    id: row.id,
    parent_id: row.parent_id ?? 0,
    content: signImages(row.content, fileStore),
    result: row.result === null ? null : signImages(row.result, fileStore),
    user: { id: row.user_id, fullname: row.fullname, avatar500x500: fileStore.link(row.avatar_id, 'small') },
    is_final: row.is_final,
    images: images.map((file) => ({ ...named(file, 'original'), taken: audit.isMember ? takenOf(file) : null })),
    small_images: images.map((file) => named(file, 'small')),
    files: files
      .filter((file) => file.kind !== 'image')
      .map((file) => ({ ...named(file, 'original'), type: file.type, bytes: file.bytes })),
    created_at: row.created_at,
    edited_at: row.edited_at,
    time: row.created_at,
    children: answers.map((answer) => present(answer, [], reader)),
  }
}
