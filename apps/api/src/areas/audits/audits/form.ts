import { approvalStatus, auditStatus, type AuditStatus, type BodyOf, type Problems } from '@apron/contract'
import { auditFrame, type checklists as routes } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'

export type AuditValues = ReturnType<typeof fromForm>

/** What an audit already refers to, which an edit may keep even when it could no longer be chosen. */
export type AuditReferences = { organization_id: number | null; category_id: number | null }

/**
 * 422 for an organisation or a category that does not exist, and for an organisation that is not approved. The
 * organisation stays as it is until the transaction ends.
 */
export async function checkChoices(
  db: Database,
  values: AuditValues,
  kept: AuditReferences = { organization_id: null, category_id: null },
): Promise<void> {
  const fields: Problems = {}
  if (values.organization_id !== kept.organization_id) {
    const organization = await db
      .selectFrom('organizations')
      .select('status')
      .where('id', '=', values.organization_id)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (organization?.status !== approvalStatus.APPROVAL) {
      fields['organization_id'] = [{ key: organization ? 'validation.not_approved' : 'validation.missing_record' }]
    }
  }
  if (values.category_id !== null && values.category_id !== kept.category_id) {
    const category = await db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', values.category_id)
      // Whoever is about to delete it goes first, or finds the audit in it.
      .forKeyShare()
      .executeTakeFirst()
    if (!category) fields['category_id'] = [{ key: 'validation.missing_record' }]
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)
}

/** What an audit is planned as, beside its lead. */
export type Plan = Pick<AuditValues, 'name' | 'starting_date' | 'ending_date'> & Frame & AuditReferences
type Frame = Record<(typeof auditFrame)[number], string>

const planned = ['name', 'starting_date', 'ending_date', 'organization_id', 'category_id', ...auditFrame] as const
const fixed = ['starting_date', 'organization_id', 'category_id'] as const

/** Whether the audit would be another one than was planned. */
export const isOtherPlan = (audit: Plan, values: AuditValues) =>
  planned.some((field) => values[field] !== undefined && audit[field] !== values[field])

/** 422 on the fields of what may not change any more once an audit runs. */
export function checkFixed(audit: Plan & { status: AuditStatus }, values: AuditValues): void {
  if (audit.status < auditStatus.IN_PROGRESS) return
  const changed = fixed.filter((field) => audit[field] !== values[field])
  const fields: Problems = Object.fromEntries(
    changed.map((field) => [field, [{ key: 'validation.fixed_when_running' }]]),
  )
  if (changed.length > 0) throw new Refusal(422, 'failed', {}, fields)
}

/** 422 for a day before the audit starts. */
export async function checkClosing(db: Database, auditId: number, closingDate: string): Promise<void> {
  const { starting_date } = await db
    .selectFrom('audits')
    .select('starting_date')
    .where('id', '=', auditId)
    .executeTakeFirstOrThrow()
  if (closingDate < starting_date) throw invalid('closing_date', 'validation.before_start')
}

export function fromForm(form: BodyOf<typeof routes.update>) {
  return {
    name: form.name,
    starting_date: form.starting_date,
    ending_date: form.ending_date,
    organization_id: form.organization_id,
    category_id: form.category_id,
    ...frameOf(form),
    team: form.users,
  }
}

/** What was sent of the frame; the rest stays as it is. */
function frameOf(form: BodyOf<typeof routes.update>): Partial<Frame> {
  const sent = auditFrame.filter((field) => form[field] !== undefined)
  return Object.fromEntries(sent.map((field) => [field, form[field]]))
}
