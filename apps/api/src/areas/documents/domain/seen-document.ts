import { approvalStatus } from '@apron/contract'
import type { Database } from '../../../db/client.ts'
import { found } from '../../../http/answering/refusal.ts'

/** 404 for a document that there is not, and for one that is not approved unless every one is seen. */
export async function checkSeen(db: Database, id: number, seesEvery: boolean): Promise<void> {
  let row = db.selectFrom('documents').select('id').where('id', '=', id)
  if (!seesEvery) row = row.where('status', '=', approvalStatus.APPROVAL)
  found(await row.executeTakeFirst())
}
