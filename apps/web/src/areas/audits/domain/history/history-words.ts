import type { HistoryEntry } from '@apron/contract/audits'
import { dayMonthYear } from '#lib/text/dates.ts'
import type { Translate } from '#lib/text/i18n.ts'

/** What happened, as one line of a history. */
export function actionOf(t: Translate, { action, detail, before }: HistoryEntry): string {
  switch (action) {
    case 'responsible_set':
      return detail
        ? t('auditWorkspace.action_responsible_set', { name: detail })
        : t('auditWorkspace.action_responsible_cleared')
    case 'responsible_unseen':
      return t('auditWorkspace.action_responsible_unseen', { name: detail ?? t('conflicts.nobody') })
    case 'finding_numbered':
      return t('auditWorkspace.action_finding_numbered', { number: detail ?? '' })
    case 'correction_hidden':
    case 'correction_given_back': {
      const told = t(`auditWorkspace.action_${action}`)
      return detail ? t('auditWorkspace.action_with_date', { action: told, date: dayMonthYear(detail) }) : told
    }
    default:
      return t(`auditWorkspace.action_${action}`, { date: dayMonthYear(detail), before: dayMonthYear(before) })
  }
}
