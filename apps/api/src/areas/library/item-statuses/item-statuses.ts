import { sql, type Selectable } from 'kysely'
import { auditStatus, type BodyOf } from '@apron/contract'
import type { ItemStatus, ItemStatusDetail, itemStatuses as routes } from '@apron/contract/library'
import type { Language } from '@apron/messages'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { folded } from '#capabilities/search.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import { holdStatuses } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { itemStatuses, valuesOf } from '#db/seeds/ready/item-statuses.ts'
import { found, invalid, refused } from '#kernel/refusals.ts'

type ItemStatusValues = ReturnType<typeof fromForm>
type Row = Selectable<Tables['item_statuses']>

export const list = (db: Database): Promise<Row[]> => db.selectFrom('item_statuses').selectAll().orderBy('id').execute()

export async function find(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('item_statuses').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Adds the statuses of the ready set whose code is free; one becomes the default where there is none. Gives the ids of those that are new. */
export async function addReady(db: Database, language: Language): Promise<number[]> {
  await holdStatuses(db)
  const ready = Object.values(itemStatuses).map((status) => valuesOf(status, language))
  const codes = await folded(
    db,
    ready.map(({ code }) => code),
  )
  const { rows: there } = await sql<{ code: string }>`select fold(code) as code from item_statuses`.execute(db)
  const missing = ready.filter((_, place) => !there.some(({ code }) => code === codes[place]))
  if (missing.length === 0) return []
  const hasDefault = (await findDefault(db)) !== null
  const rows = await db
    .insertInto('item_statuses')
    .values(missing.map((status) => ({ ...status, is_default: status.is_default && !hasDefault })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The status with how many audits run with it, and whether it has been an answer in one that has started. */
export async function detail(db: Database, id: number): Promise<ItemStatusDetail> {
  const { rows } = await sql<{ running: number; started: number }>`
    select count(*) filter (where a.status in (${auditStatus.IN_PROGRESS}, ${auditStatus.CORRECTIVE})) as running,
      count(*) as started
    from audit_statuses own join audits a on a.id = own.audit_id where own.status_id = ${id}`.execute(db)
  const { running, started } = rows[0]!
  return { ...present(await find(db, id)), running, keeps_code: started > 0 }
}

/** The same, with all statuses held until the transaction ends. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdStatuses(db)
  return find(db, id)
}

/** 422 when information is asked for where nothing can be written: it is written as a comment. */
function checkInput(values: ItemStatusValues): void {
  if (values.asks_input && !values.allows_comments) throw invalid('asks_input', 'validation.input_is_comment')
}

/** 422 for another code of a status that an audit has which has started: it stands in histories and on devices. */
async function checkCode(db: Database, { id, code }: Row, values: ItemStatusValues): Promise<void> {
  if (values.code === code) return
  const started = db.selectFrom('audit_statuses').select('status_id').where('status_id', '=', id)
  if (await started.limit(1).executeTakeFirst()) throw invalid('code', 'validation.code_in_use')
}

/** The items of audits that have not started are unanswered, whichever status says so. */
async function moveUnanswered(db: Database, from: number, to: number): Promise<void> {
  const { SUBMITTING, APPROVAL, REJECTION } = auditStatus
  await sql`update audit_items i set status_id = ${to} from audits a
    where i.status_id = ${from} and a.id = i.audit_id
      and a.status in (${SUBMITTING}, ${APPROVAL}, ${REJECTION})`.execute(db)
}

/** The default moves to whichever status asks for it; the first one of all is it without asking. */
async function settleDefault(db: Database, values: ItemStatusValues, present?: Row): Promise<boolean> {
  if (present?.is_default && !values.is_default) throw invalid('is_default', 'errors.default_needed')
  if (values.is_default) {
    await db.updateTable('item_statuses').set({ is_default: false }).where('is_default', '=', true).execute()
    return true
  }
  return (await findDefault(db)) === null
}

async function findDefault(db: Database): Promise<number | null> {
  const row = await db.selectFrom('item_statuses').select('id').where('is_default', '=', true).executeTakeFirst()
  return row?.id ?? null
}

/** A status; 422 when another one bears its code. */
export async function create(db: Database, values: ItemStatusValues): Promise<Row> {
  checkInput(values)
  await holdStatuses(db)
  await checkNameIsFree(db, 'item_statuses', { code: values.code })
  const former = await findDefault(db)
  const is_default = await settleDefault(db, values)
  const created = await db
    .insertInto('item_statuses')
    .values({ ...values, is_default })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (is_default && former !== null) await moveUnanswered(db, former, created.id)
  return created
}

/** The held status as written anew; 422 when another one bears its code, and for the default that would be none. */
export async function update(db: Database, status: Row, values: ItemStatusValues): Promise<Row> {
  checkInput(values)
  await checkNameIsFree(db, 'item_statuses', { code: values.code }, { kept: status })
  await checkCode(db, status, values)
  const former = await findDefault(db)
  const is_default = await settleDefault(db, values, status)
  if (is_default && former !== null && former !== status.id) await moveUnanswered(db, former, status.id)
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
  if (status.is_default) throw refused('default_needed')
  await checkUnused(db, uses, 'item_statuses', [status.id])
  await db.deleteFrom('item_statuses').where('id', '=', status.id).execute()
}

export const fromForm = ({ color, ...rest }: BodyOf<typeof routes.create>) => ({ ...rest, color: color.toLowerCase() })

export const present = (row: Row): ItemStatus => row
