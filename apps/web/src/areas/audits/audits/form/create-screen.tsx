import { checklists, type AuditDetail } from '@apron/contract/audits'
import { useState } from 'react'
import { navigate } from '../../../../lib/router/router.ts'
import type { Given } from '../../../../lib/router/route.ts'
import { useSearch } from '../../../../lib/router/use-router.ts'
import { OnlyFor } from '../../../../blocks/only-for.tsx'
import { useText } from '../../../../lib/text/i18n.ts'
import { wayTo } from '../../../../lib/page/places.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { Card } from '../../../../ui/page/card.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { AuditForm } from './audit-form.tsx'
import { emptyAudit } from './values.ts'
import { beginWith } from './begin/begin.ts'
import { useProposal } from './begin/use-proposal.ts'
import { useMayChoose } from '../rights.ts'

const MissingFirst = part(() => import('./missing-first.tsx'), 'MissingFirst', { failed: () => null })

type Search = { category_id?: number; organization_id?: number }

/** Opens a new audit, and leads on to its questions, or to the audit when it has them already. */
export function CreateScreen() {
  const t = useText()
  const create = useWrite(checklists.create, { success: 'actions.create_success' })
  const mayChoose = useMayChoose()
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
      <Begun send={(body) => create.write({ body })} onDone={leadOn} />
    </OnlyFor>
  )
}

type Props = Pick<Parameters<typeof AuditForm>[0], 'send' | 'onDone'>

/** The form, once what the address asks to begin with is here. */
function Begun(props: Props) {
  const { category_id = null, organization_id = null } = useSearch<Search>()
  const [asked] = useState({ category_id, organization_id })
  const { proposal, mayAsk } = useProposal(asked, true)
  const initial = { ...emptyAudit, ...asked }
  if (!proposal)
    return (
      <Card>
        <LoadingRows rows={6} />
      </Card>
    )
  return <AuditForm initial={beginWith(initial, proposal, null, mayAsk)} begunWith={proposal} team={[]} {...props} />
}

const idIn = (given: unknown) => (Number.isSafeInteger(Number(given)) && Number(given) > 0 ? Number(given) : undefined)
CreateScreen.search = {
  read: ({ category_id, organization_id }: Given): Search => {
    const [category, organization] = [idIn(category_id), idIn(organization_id)]
    return { ...(category && { category_id: category }), ...(organization && { organization_id: organization }) }
  },
}
