import { sql } from 'kysely'
import { approvalStatus, type BodyOf, type checklists as routes } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import { Refusal, type FieldErrors } from '../../http/refusal.ts'

export type AuditForm = BodyOf<typeof routes.create>
/** What an audit already refers to, which an edit may keep even when it could no longer be chosen. */
type Kept = { organization_id: number | null; category_id: number | null }

/** 422 for an organisation or a category that does not exist, and for an organisation that is not approved. */
export async function checkChoices(
  db: Database,
  form: AuditForm,
  kept: Kept = { organization_id: null, category_id: null },
) {
  const { rows } = await sql<{ organization_status: number | null; has_category: boolean }>`select
    (select status from organizations where id = ${form.org_id} and deleted_at is null) as organization_status,
    exists (select from categories where id = ${form.ctg}) as has_category`.execute(db)
  const { organization_status: status, has_category } = rows[0]!
  const fields: FieldErrors = {}
  if (form.org_id !== kept.organization_id && status !== approvalStatus.APPROVAL) {
    fields['org_id'] = [{ key: status === null ? 'validation.missing_record' : 'validation.not_approved' }]
  }
  if (form.ctg !== null && form.ctg !== kept.category_id && !has_category) {
    fields['ctg'] = [{ key: 'validation.missing_record' }]
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)
}

/** The columns that the form fills. */
export function columnsOf(form: AuditForm) {
  return {
    name: form.name,
    starting_date: form.starting_date,
    ending_date: form.ending_date,
    organization_id: form.org_id,
    category_id: form.ctg,
  }
}
