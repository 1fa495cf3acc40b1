import { checklists, programme, type AuditDetail, type Plan } from '@apron/contract/audits'
import { useState } from 'react'
import { navigate } from '#lib/router/router.ts'
import type { RawSearch } from '#lib/router/route.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { monthInWords } from '../../domain/month.ts'
import { AuditForm } from './audit-form.tsx'
import { asPlanned } from './planned.ts'
import { emptyAudit } from './values.ts'
import { beginWith } from './begin/begin.ts'
import { useProposal } from './begin/use-proposal.ts'
import { useMayChoose } from '../rights.ts'

const MissingFirst = part(() => import('./missing-first.tsx'), 'MissingFirst', { failed: () => null })

/** What it begins with; a plan of the programme, which it carries out, says both. */
type Search = { category_id?: number; organization_id?: number; plan?: number }

/** Opens a new audit, and leads on to its questions, or to the audit when it has them already. */
export function CreateScreen() {
  const t = useText()
  const create = useWrite(checklists.create, { success: 'actions.create_success' })
  const mayChoose = useMayChoose()
  const { plan: planId } = useSearch<Search>()
  const { data } = useRead(
    programme.show,
    { params: { id: planId ?? 0 } },
    { enabled: planId !== undefined, screen: true },
  )
  const plan = data?.data ?? null
  const leadOn = (audit: AuditDetail) => {
    const params = { id: String(audit.id) }
    if (audit.total > 0) return void navigate({ to: '/checklist/$id/view', params })
    if (!mayChoose(audit)) return void navigate(wayTo('/checklist/list'))
    void navigate({ to: '/checklist/$id/checklist-item', params })
  }
  return (
    <OnlyFor route={checklists.create}>
      <PageHeader title={t('checklists.create_title')} about={t('checklists.create_about')} />
      <MissingFirst />
      {planId !== undefined && !plan ? (
        <Coming />
      ) : (
        <Begun
          plan={plan}
          send={(body) => create.write({ body: { ...body, plan_id: plan?.id ?? null } })}
          onDone={leadOn}
        />
      )}
    </OnlyFor>
  )
}

const Coming = () => (
  <Card>
    <LoadingRows rows={6} />
  </Card>
)

type Props = Pick<Parameters<typeof AuditForm>[0], 'send' | 'onDone'> & { plan: Plan | null }

/** The form, once what the address asks to begin with is here. */
function Begun({ plan, ...props }: Props) {
  const t = useText()
  const { category_id = null, organization_id = null } = useSearch<Search>()
  const [asked] = useState(
    plan
      ? { category_id: plan.category?.id ?? null, organization_id: plan.organization.id }
      : { category_id, organization_id },
  )
  const { proposal, mayAsk } = useProposal(asked, true)
  if (!proposal) return <Coming />
  const initial = plan ? asPlanned(t, plan) : { ...emptyAudit, ...asked }
  return (
    <AuditForm
      initial={beginWith(initial, proposal, null, mayAsk)}
      {...(plan && { planned: t('programme.carries_out', { month: monthInWords(t, plan) }) })}
      begunWith={proposal}
      team={[]}
      {...props}
    />
  )
}

const idIn = (given: unknown) => (Number.isSafeInteger(Number(given)) && Number(given) > 0 ? Number(given) : undefined)
CreateScreen.search = {
  read: ({ category_id, organization_id, plan }: RawSearch): Search => {
    const [category, organization, planned] = [idIn(category_id), idIn(organization_id), idIn(plan)]
    return {
      ...(category && { category_id: category }),
      ...(organization && { organization_id: organization }),
      ...(planned && { plan: planned }),
    }
  },
}
