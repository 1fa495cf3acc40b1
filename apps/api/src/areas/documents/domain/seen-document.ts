import { sql } from 'kysely'
import { seesDocument } from '#capabilities/visible/document-access.ts'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'

/** 404 for a document that there is not, or that the caller does not see. */
export async function checkSeen(db: Database, id: number, caller: Caller): Promise<void> {
  const row = db.selectFrom('documents').select('id').where('id', '=', id)
  found(await row.where(seesDocument(caller, sql`documents.id`, sql`documents.status`)).executeTakeFirst())
}
