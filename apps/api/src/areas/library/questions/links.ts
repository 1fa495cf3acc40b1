import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { checkEach, invalid } from '#kernel/refusals.ts'

/** The tags of an item, and the parts of documents that it refers to. */
type Links = { tags: number[]; parts: number[] }

/** 422 for tags and outline items that do not exist, and for those of a document that is not approved or has them no longer, unless they are referred to already. */
export async function checkLinks(db: Database, itemId: number | null, { tags, parts }: Links): Promise<void> {
  await checkEach(
    () => checkTags(db, tags),
    () => checkParts(db, itemId, parts),
  )
}

async function checkTags(db: Database, tags: number[]): Promise<void> {
  if (tags.length > 0) {
    // Whoever is about to delete or merge one of them goes first, or finds it borne.
    const there = await db.selectFrom('tags').select('id').where('id', 'in', tags).forKeyShare().execute()
    if (there.length < new Set(tags).size) throw invalid('hashtag', 'validation.missing_record')
  }
}

async function checkParts(db: Database, itemId: number | null, parts: number[]): Promise<void> {
  if (parts.length > 0) {
    const there = await db
      .selectFrom('document_items')
      .innerJoin('documents', 'documents.id', 'document_items.document_id')
      .leftJoin('library_item_references as present', (join) =>
        join.onRef('present.document_item_id', '=', 'document_items.id').on('present.item_id', '=', itemId ?? 0),
      )
      .select(['documents.status', 'document_items.is_gone', 'present.item_id'])
      .where('document_items.id', 'in', parts)
      // Whoever is about to remove one of them goes first, or finds it referred to.
      .forKeyShare('document_items')
      .execute()
    if (there.length < new Set(parts).size) throw invalid('doc_item_id', 'validation.missing_record')
    const added = there.filter(({ item_id }) => item_id === null)
    if (added.some(({ status }) => status !== approvalStatus.APPROVAL))
      throw invalid('doc_item_id', 'validation.not_approved')
    if (added.some(({ is_gone }) => is_gone)) throw invalid('doc_item_id', 'outlines.gone')
  }
}

/** Gives an item just these tags and references, which have been checked. */
export async function setLinks(db: Database, itemId: number, links: Links): Promise<void> {
  const { tags, parts } = links
  await sql`delete from library_item_tags where item_id = ${itemId} and tag_id <> all(${tags}::integer[])`.execute(db)
  await sql`insert into library_item_tags (item_id, tag_id)
    select ${itemId}, unnest(${tags}::integer[]) on conflict do nothing`.execute(db)
  await sql`delete from library_item_references
    where item_id = ${itemId} and document_item_id <> all(${parts}::integer[])`.execute(db)
  await sql`insert into library_item_references (item_id, document_item_id)
    select ${itemId}, unnest(${parts}::integer[]) on conflict do nothing`.execute(db)
}
