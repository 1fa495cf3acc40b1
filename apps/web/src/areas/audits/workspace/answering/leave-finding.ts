import { correctiveStatus } from '@apron/contract'
import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import { ask } from '#lib/page/dialogs.ts'
import { dayMonthYear } from '#lib/text/dates.ts'
import { t } from '#lib/text/i18n.ts'
import { heldNow } from '#lib/outbox/store/held.ts'
import type { CommentPlace } from '../comments/kept-comments.ts'

/** Whether an item may get another answer: of a finding that would lose something from sight with it, the person is asked. */
export function mayLeaveFinding(auditId: number, item: AuditItem, status: AnswerStatus): Promise<boolean> {
  const hidden = item.status.is_finding && !status.is_finding ? hiddenOf(auditId, item) : []
  if (hidden.length === 0) return Promise.resolve(true)
  const { code } = status
  return ask({
    title: t('auditWorkspace.leave_finding', { item: item.header }),
    text: t('auditWorkspace.leave_finding_text', { code, what: hidden.join(', ') }),
    confirm: t('auditWorkspace.leave_finding_confirm', { code }),
    cancel: t('auditWorkspace.leave_finding_stay'),
  })
}

/** What is shown of a finding alone, in words. */
function hiddenOf(auditId: number, item: AuditItem): string[] {
  const { corrective_date, corrective_status, responsible, has_conclusion } = item
  return [
    corrective_date ? t('auditWorkspace.leave_finding_date', { date: dayMonthYear(corrective_date) }) : '',
    corrective_status === correctiveStatus.COMPLETE ? t('auditWorkspace.leave_finding_complete') : '',
    responsible ? t('auditWorkspace.leave_finding_responsible', { name: responsible.fullname }) : '',
    has_conclusion || isCommentHeld(auditId, item.id) ? t('auditWorkspace.leave_finding_conclusion') : '',
  ].filter(Boolean)
}

/** Whether somebody who answers has written what the server has not got: it will conclude the finding. */
function isCommentHeld(auditId: number, itemId: number): boolean {
  return heldNow().some(({ kind, value }) => {
    if (kind !== 'comment') return false
    const about = value as CommentPlace & { parentId: number }
    return about.auditId === auditId && about.itemId === itemId && about.parentId === 0
  })
}
