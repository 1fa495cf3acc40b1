import { approvalStatus, type BodyOf, type checklists as routes } from '@apron/contract'
import type { Database } from '../../db/client.ts'
import { Refusal, type FieldErrors } from '../../http/refusal.ts'

export type AuditForm = BodyOf<typeof routes.create>
/** What an audit already refers to, which an edit may keep even when it could no longer be chosen. */
type Kept = { organization_id: number | null; category_id: number | null }

/**
 * 422 for an organisation or a category that does not exist, and for an organisation that is not approved. The
 * organisation stays as it is until the transaction ends.
 */
export async function checkChoices(
  db: Database,
  form: AuditForm,
  kept: Kept = { organization_id: null, category_id: null },
) {
  const fields: FieldErrors = {}
  if (form.org_id !== kept.organization_id) {
    const organization = await db
      .selectFrom('organizations')
      .select('status')
      .where('id', '=', form.org_id)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (organization?.status !== approvalStatus.APPROVAL) {
      fields['org_id'] = [{ key: organization ? 'validation.not_approved' : 'validation.missing_record' }]
    }
  }
  if (form.ctg !== null && form.ctg !== kept.category_id) {
    const category = await db.selectFrom('categories').select('id').where('id', '=', form.ctg).executeTakeFirst()
    if (!category) fields['ctg'] = [{ key: 'validation.missing_record' }]
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
