import type { Database } from '#db/client.ts'
import { holdTree } from '#capabilities/tree.ts'

/** The category of an audit that was given none, which stays until the transaction ends; null where there is no category at all. */
export async function defaultCategory(db: Database): Promise<number | null> {
  return (await find(db)) ?? (await findHeld(db))
}

/** Once more when nobody is about to make the first one, which takes the audits that it finds. */
async function findHeld(db: Database): Promise<number | null> {
  await holdTree(db, { table: 'categories' })
  return find(db)
}

async function find(db: Database): Promise<number | null> {
  const row = db.selectFrom('categories').select('id').where('is_default', '=', true).forKeyShare()
  return (await row.executeTakeFirst())?.id ?? null
}
