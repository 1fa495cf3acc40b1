import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import { invalid } from '../../http/refusal.ts'

type Links = { hashtag: number[]; doc_item_id: number[] }

/** 422 for tags and outline items that do not exist, and for those of a document that is neither approved nor referred to already. */
async function check(db: Database, itemId: number, { hashtag, doc_item_id }: Links): Promise<void> {
  if (hashtag.length > 0) {
    const tags = await db.selectFrom('tags').select('id').where('id', 'in', hashtag).execute()
    if (tags.length < new Set(hashtag).size) throw invalid('hashtag', 'validation.missing_record')
  }
  if (doc_item_id.length > 0) {
    const parts = await db
      .selectFrom('document_items')
      .innerJoin('documents', 'documents.id', 'document_items.document_id')
      .leftJoin('library_item_references as present', (join) =>
        join.onRef('present.document_item_id', '=', 'document_items.id').on('present.item_id', '=', itemId),
      )
      .select(['documents.status', 'present.item_id'])
      .where('document_items.id', 'in', doc_item_id)
      .execute()
    if (parts.length < new Set(doc_item_id).size) throw invalid('doc_item_id', 'validation.missing_record')
    if (parts.some(({ status, item_id }) => item_id === null && status !== approvalStatus.APPROVAL)) {
      throw invalid('doc_item_id', 'validation.not_approved')
    }
  }
}

/** Gives an item just these tags and references. */
export async function setLinks(db: Database, itemId: number, links: Links): Promise<void> {
  await check(db, itemId, links)
  const { hashtag, doc_item_id } = links
  await sql`delete from library_item_tags where item_id = ${itemId} and tag_id <> all(${hashtag}::integer[])`.execute(
    db,
  )
  await sql`insert into library_item_tags (item_id, tag_id)
    select ${itemId}, unnest(${hashtag}::integer[]) on conflict do nothing`.execute(db)
  await sql`delete from library_item_references
    where item_id = ${itemId} and document_item_id <> all(${doc_item_id}::integer[])`.execute(db)
  await sql`insert into library_item_references (item_id, document_item_id)
    select ${itemId}, unnest(${doc_item_id}::integer[]) on conflict do nothing`.execute(db)
}
