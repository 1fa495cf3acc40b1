import { sql } from 'kysely'
import { auditStatus, type AuditStatus } from '@apron/contract'
import { checkTogether } from '#capabilities/review/bulk.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { defaultCategory } from '../domain/planning/category.ts'

type Filed = { id: number; name: string; status: AuditStatus; category_id: number | null }

/**
 * Puts just these of the audits that the caller sees into a category, and says which came, which left it for the default
 * and which of them await approval again, as their plan is another one. 422 for a category and audits that are not there
 * for the caller; 400 while one of them runs, or has run, in a category that was chosen for it.
 */
export async function file(db: Database, categoryId: number, wanted: readonly number[], caller: Caller) {
  const usual = await defaultCategory(db)
  // Of two who say what is in it, the second sees what the first put there.
  const category = db.selectFrom('categories').select('id').where('id', '=', categoryId).forNoKeyUpdate()
  if (!(await category.executeTakeFirst())) throw invalid('category_id', 'validation.missing_record')
  const held = await hold(db, { categoryId, isUsual: categoryId === usual }, wanted, caller)
  const chosen = new Set(wanted)
  const [coming, leaving] = [held.filter(({ id }) => chosen.has(id)), held.filter(({ id }) => !chosen.has(id))]
  if (coming.length < chosen.size) throw invalid('audit_ids', 'validation.missing_record')
  const added = coming.filter(({ category_id }) => category_id !== categoryId)
  const fixed = [...added, ...leaving].filter(
    ({ status, category_id }) => status >= auditStatus.IN_PROGRESS && category_id !== null && category_id !== usual,
  )
  checkTogether({ total: added.length + leaving.length, missing: 0 }, [{ text: 'bulk.category_fixed', records: fixed }])
  await move(db, added, categoryId, caller)
  await move(db, leaving, usual, caller)
  const resubmitted = [...added, ...leaving].filter(({ status }) => status === auditStatus.APPROVAL)
  return { added: idsOf(added), removed: idsOf(leaving), resubmitted: idsOf(resubmitted) }
}

type Category = { categoryId: number; isUsual: boolean }

/** The wanted audits, and those in the category that may leave it, as far as the caller sees them. */
async function hold(
  db: Database,
  { categoryId, isUsual }: Category,
  wanted: readonly number[],
  caller: Caller,
): Promise<Filed[]> {
  const present = isUsual ? sql`false` : sql`category_id = ${categoryId}`
  const { rows } = await sql<Filed>`
    select id, name, status, category_id from audits
    where (id = any(${wanted}::integer[]) or ${present}) and ${visibleTo(caller)}
    order by id for no key update`.execute(db)
  return rows
}

/** What has not begun is another plan by then, which somebody else than the caller approves. */
async function move(db: Database, audits: readonly Filed[], to: number | null, caller: Caller): Promise<void> {
  const { SUBMITTING, APPROVAL, IN_PROGRESS } = auditStatus
  await sql`update audits set category_id = ${to},
      status = case when status = ${APPROVAL} then ${SUBMITTING} else status end,
      maker_id = case when status < ${IN_PROGRESS} then ${caller.id} else maker_id end
    where id = any(${idsOf(audits)}::integer[])`.execute(db)
}

const idsOf = (audits: readonly Filed[]) => audits.map(({ id }) => id)
