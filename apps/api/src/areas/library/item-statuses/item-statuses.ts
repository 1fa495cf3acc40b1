import { sql, type Selectable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { ItemStatus, itemStatuses as routes } from '@apron/contract/library'
import { free } from '../../../capabilities/names.ts'
import { checkUnused, type Uses } from '../../../capabilities/uses.ts'
import type { Database } from '../../../db/client.ts'
import type { Tables } from '../../../db/schema/index.ts'
import { found, invalid, refused } from '../../../http/answering/refusal.ts'

type Values = ReturnType<typeof fromForm>
type Row = Selectable<Tables['item_statuses']>

/** Lets one change of the statuses happen at a time: that one of them is the default concerns them all. */
async function holdAll(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.item_statuses'))`.execute(db)
}

export const list = (db: Database): Promise<Row[]> => db.selectFrom('item_statuses').selectAll().orderBy('id').execute()

export async function find(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('item_statuses').selectAll().where('id', '=', id).executeTakeFirst())
}

/** The same, with all statuses held until the transaction ends. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdAll(db)
  return find(db, id)
}

/** 422 when information is asked for where nothing can be written: it is written as a comment. */
function checkInput(values: Values): void {
  if (values.asks_input && !values.allows_comments) throw invalid('asks_input', 'validation.input_is_comment')
}

/** The default moves to whichever status asks for it; the first one of all is it without asking. */
async function settleDefault(db: Database, values: Values, present?: Row): Promise<boolean> {
  if (present?.is_default && !values.is_default) throw invalid('is_default', 'errors.default_status_needed')
  if (values.is_default) {
    const other = db.updateTable('item_statuses').set({ is_default: false }).where('is_default', '=', true)
    await other.execute()
    return true
  }
  const standing = await db.selectFrom('item_statuses').select('id').where('is_default', '=', true).executeTakeFirst()
  return standing === undefined
}

/** A status; 422 when another one bears its code. */
export async function create(db: Database, values: Values): Promise<Row> {
  checkInput(values)
  await holdAll(db)
  await free(db, 'item_statuses', { code: values.code })
  const is_default = await settleDefault(db, values)
  return db
    .insertInto('item_statuses')
    .values({ ...values, is_default })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The held status as written anew; 422 when another one bears its code, and for the default that would be none. */
export async function update(db: Database, status: Row, values: Values): Promise<Row> {
  checkInput(values)
  await free(db, 'item_statuses', { code: values.code }, { kept: status })
  const is_default = await settleDefault(db, values, status)
  return db
    .updateTable('item_statuses')
    .set({ ...values, is_default })
    .where('id', '=', status.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Which statuses change with one: the default takes that from another. */
export const concerned = ({ id, is_default }: Row): (number | null)[] => (is_default ? [id, null] : [id])

/** Removes the held status; 400 for the default, and while an item of an audit is in it. */
export async function remove(db: Database, status: Row, uses: Uses): Promise<void> {
  if (status.is_default) throw refused('default_status_needed')
  await checkUnused(db, uses, 'item_statuses', [status.id])
  await db.deleteFrom('item_statuses').where('id', '=', status.id).execute()
}

export const fromForm = ({ color, ...rest }: BodyOf<typeof routes.create>) => ({ ...rest, color: color.toLowerCase() })

export const present = (row: Row): ItemStatus => row
