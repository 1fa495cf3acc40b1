import { sql, type RawBuilder } from 'kysely'
import type { Problems } from '@apron/contract'
import { branchOf } from '#capabilities/tree.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { found, refused, Refusal } from '#kernel/refusals.ts'
import { holds, type Caller } from '#kernel/caller.ts'

/**
 * Which of the plans `plan` somebody sees: those who manage the programme all of them, others those of organisations
 * whose audits they may see, and those whose audit they may see.
 */
export function planSeenBy(caller: Caller): RawBuilder<boolean> {
  if (holds(caller, 'MANAGE_PROGRAMME') || holds(caller, 'VIEW_ALL_CHECKLIST')) return sql<boolean>`true`
  const own =
    holds(caller, 'VIEW_ORG_CHECKLIST') && caller.organizationId !== null
      ? sql`plan.organization_id = any(array${branchOf('organizations', caller.organizationId)}) or`
      : sql``
  return sql<boolean>`(${own} plan.audit_id in (select audits.id from audits where ${visibleTo(caller)}))`
}

type NewAudit = { id: number; organization_id: number; category_id: number | null }

/**
 * Notes that a new audit carries out a plan: 404 for one that the caller does not see, 400 for one that has its audit
 * already or was called off, 422 for an audit of something else. Of two at once the second is refused.
 */
export async function carryOut(db: Database, caller: Caller, planId: number, audit: NewAudit): Promise<void> {
  const { rows } = await sql<{
    organization_id: number
    category_id: number | null
    audit_id: number | null
    cancelled_at: string | null
  }>`
    select organization_id, category_id, audit_id, cancelled_at from audit_plans plan
    where id = ${planId} and ${planSeenBy(caller)} for update`.execute(db)
  const plan = found(rows[0])
  if (plan.audit_id !== null) throw refused('plan_made')
  if (plan.cancelled_at !== null) throw refused('plan_cancelled')
  const fields: Problems = {}
  if (plan.organization_id !== audit.organization_id) fields['organization_id'] = [{ key: 'validation.not_planned' }]
  if (plan.category_id !== null && plan.category_id !== audit.category_id)
    fields['category_id'] = [{ key: 'validation.not_planned' }]
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)
  await db.updateTable('audit_plans').set({ audit_id: audit.id }).where('id', '=', planId).execute()
}

/** The plan that an audit carries out, if it does. */
export async function planOf(db: Database, auditId: number): Promise<number | null> {
  const row = await db.selectFrom('audit_plans').select('id').where('audit_id', '=', auditId).executeTakeFirst()
  return row?.id ?? null
}
