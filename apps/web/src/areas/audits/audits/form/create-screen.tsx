import { checklists, programme, type AuditDetail, type Plan } from '@apron/contract/audits'
import type { Given } from '../../../../lib/router/route.ts'
import { navigate } from '../../../../lib/router/router.ts'
import { useSearch } from '../../../../lib/router/use-router.ts'
import { OnlyFor } from '../../../../blocks/only-for.tsx'
import { useText, type Translate } from '../../../../lib/text/i18n.ts'
import { wayTo } from '../../../../lib/page/places.ts'
import { useRead, useWrite } from '../../../../lib/calls/queries.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { daysOfMonth, monthInWords } from '../../domain/month.ts'
import { AuditForm, emptyAudit } from './audit-form.tsx'
import { useMayChoose } from '../rights.ts'

const MissingFirst = part(() => import('./missing-first.tsx'), 'MissingFirst', { failed: () => null })

/** Opens a new audit, which may carry out a plan of the programme, and leads on to its questions. */
export function CreateScreen() {
  const t = useText()
  const create = useWrite(checklists.create, { success: 'actions.create_success' })
  const mayChoose = useMayChoose()
  const { plan: planId } = useSearch<Search>()
  const plan = useRead(programme.show, { params: { id: planId ?? 0 } }, { enabled: planId !== undefined, screen: true })
  const planned = plan.data?.data
  const leadOn = (audit: AuditDetail) => {
    if (!mayChoose(audit)) return void navigate(wayTo('/checklist/list'))
    void navigate({ to: '/checklist/$id/checklist-item', params: { id: String(audit.id) } })
  }
  return (
    <OnlyFor route={checklists.create}>
      <PageHeader title={t('checklists.create_title')} about={t('checklists.create_about')} />
      <MissingFirst />
      {planId !== undefined && !planned ? (
        <LoadingRows rows={8} />
      ) : (
        <AuditForm
          initial={planned ? asPlanned(t, planned) : emptyAudit}
          {...(planned && { planned: t('programme.carries_out', { month: monthInWords(t, planned) }) })}
          team={[]}
          send={(body) => create.write({ body: { ...body, plan_id: planned?.id ?? null } })}
          onDone={leadOn}
        />
      )}
    </OnlyFor>
  )
}
CreateScreen.search = { read: searchOf }

/** The plan that the audit carries out. */
type Search = { plan?: number }

function searchOf({ plan }: Given): Search {
  return /^[1-9]\d{0,9}$/.test(String(plan)) ? { plan: Number(plan) } : {}
}

/** What a plan says of its audit: where and of what kind, and the days of its month. */
function asPlanned(t: Translate, plan: Plan): typeof emptyAudit {
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
