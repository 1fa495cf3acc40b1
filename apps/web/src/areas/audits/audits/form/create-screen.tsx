import { checklists, type AuditDetail } from '@apron/contract/audits'
import { navigate } from '../../../../lib/router/router.ts'
import { OnlyFor } from '../../../../blocks/only-for.tsx'
import { useText } from '../../../../lib/text/i18n.ts'
import { wayTo } from '../../../../lib/page/places.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { AuditForm, emptyAudit } from './audit-form.tsx'
import { useMayChoose } from '../rights.ts'

const MissingFirst = part(() => import('./missing-first.tsx'), 'MissingFirst', { failed: () => null })

/** Opens a new audit, and leads on to its questions. */
export function CreateScreen() {
  const t = useText()
  const create = useWrite(checklists.create, { success: 'actions.create_success' })
  const mayChoose = useMayChoose()
  const leadOn = (audit: AuditDetail) => {
    if (!mayChoose(audit)) return void navigate(wayTo('/checklist/list'))
    void navigate({ to: '/checklist/$id/checklist-item', params: { id: String(audit.id) } })
  }
  return (
    <OnlyFor route={checklists.create}>
      <PageHeader title={t('checklists.create_title')} about={t('checklists.create_about')} />
      <MissingFirst />
      <AuditForm initial={emptyAudit} team={[]} send={(body) => create.write({ body })} onDone={leadOn} />
    </OnlyFor>
  )
}
