import { auditStatus } from '@apron/contract'
import { checklists, type Audit } from '@apron/contract/audits'
import { useWrite } from '#lib/calls/queries.ts'
import { ask } from '#lib/page/dialogs.ts'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { t } from '#lib/text/i18n.ts'

/** Asks whether an audit begins before the day that was planned; not when its corrections are taken back. */
function mayBegin({ name, starting_date, status }: Audit): Promise<boolean> {
  const day = today()
  if (status.code !== auditStatus.APPROVAL || day >= starting_date) return Promise.resolve(true)
  return ask({
    title: t('auditMoves.early'),
    text: t('auditMoves.early_text', { name, date: dayMonthYear(starting_date) }),
    confirm: t('auditMoves.early_confirm', { date: dayMonthYear(day) }),
  })
}

/** Puts an audit in progress. */
export function useBeginning(audit: Audit) {
  const { start, isWriting } = useWrite(checklists.inProgress, { success: 'actions.update_success' })
  const begin = () => void mayBegin(audit).then((begins) => begins && start({ params: { id: audit.id } }))
  return { begin, isWriting }
}
