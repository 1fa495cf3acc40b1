import { sql, type Selectable } from 'kysely'
import type { ItemStatus, BodyOf, itemStatuses as routes } from '@apron/contract'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import { found, invalid } from '../../http/refusal.ts'

type Form = BodyOf<typeof routes.create>
type Row = Selectable<Tables['item_statuses']>

export const uses = [{ table: 'audit_items', column: 'status_id', text: 'uses.audit_items' }] satisfies Use[]

/** Lets one change of the statuses happen at a time: that one of them is the default concerns them all. */
export async function hold(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('apron.item_statuses'))`.execute(db)
}

export async function find(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('item_statuses').selectAll().where('id', '=', id).executeTakeFirst())
}

/** 422 when another status bears the code. */
export async function checkCode(db: Database, code: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('item_statuses')
    .select('id')
    .where(sql`lower(code)`, '=', sql`lower(${code})`)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('code', 'validation.taken')
}

/** 422 when information is asked for where nothing can be written: it is written as a comment. */
export function checkInput(form: Form): void {
  if (form.si && !form.cmt) throw invalid('si', 'validation.input_is_comment')
}

/** The default moves to whichever status asks for it; the first one of all is it without asking. */
export async function settleDefault(db: Database, form: Form, present?: Row): Promise<boolean> {
  if (present?.is_default && !form.def) throw invalid('is_def', 'errors.default_status_needed')
  if (form.def) {
    const other = db.updateTable('item_statuses').set({ is_default: false }).where('is_default', '=', true)
    await other.execute()
    return true
  }
  const standing = await db.selectFrom('item_statuses').select('id').where('is_default', '=', true).executeTakeFirst()
  return standing === undefined
}

export function fromForm(form: Form) {
  return {
    code: form.code,
    name: form.name,
    color: form.color.toLowerCase(),
    description: form.desc,
    allows_comments: form.cmt,
    asks_input: form.si,
    is_finding: form.is_report,
  }
}

export function present(row: Row): ItemStatus {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    color: row.color,
    desc: row.description,
    is_cmt: row.allows_comments,
    is_def: row.is_default,
    is_si: row.asks_input,
    is_report: row.is_finding,
  }
}
