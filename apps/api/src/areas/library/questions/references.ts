import { sql } from 'kysely'
import { approvalStatus, type ResultOf } from '@apron/contract'
import type { checklistItems as routes } from '@apron/contract/library'
import type { Database } from '#db/client.ts'

type References = ResultOf<typeof routes.references>

/** The documents an item refers to with the parts it names; those not approved only for whoever sees every document. */
export async function references(db: Database, itemId: number, seesEvery: boolean): Promise<References> {
  const { rows } = await sql<References[number]>`
    select document.id, document.name, document.version,
      jsonb_agg(jsonb_build_object('id', part.id, 'index', part.index, 'header', part.header, 'content', part.content,
        'is_gone', part.is_gone) order by part.index collate natural_order, part.id) as items
    from library_item_references link
    join document_items part on part.id = link.document_item_id
    join documents document on document.id = part.document_id
    where link.item_id = ${itemId} and (${seesEvery} or document.status = ${approvalStatus.APPROVAL})
    group by document.id
    order by document.name collate natural_order, document.id`.execute(db)
  return rows
}
