import type { Plan } from '@apron/contract/audits'
import type { Translate } from '#lib/text/i18n.ts'
import { daysOfMonth, monthInWords } from '../../domain/month.ts'
import { emptyAudit } from './values.ts'

/** What a plan says of its audit: where and of what kind, and the days of its month. */
export function asPlanned(t: Translate, plan: Plan): typeof emptyAudit {
  const { from, to } = daysOfMonth(plan)
  const name = t('programme.plan_name', {
    category: plan.category?.name ?? '',
    organization: plan.organization.name,
    month: monthInWords(t, plan),
  })
  return {
    ...emptyAudit,
    name: name.trim().slice(0, 255),
    starting_date: from,
    ending_date: to,
    category_id: plan.category?.id ?? null,
    organization_id: plan.organization.id,
  }
}
