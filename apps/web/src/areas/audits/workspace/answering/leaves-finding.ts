import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import { code } from '../../../../lib/code/code.ts'
import { firstRest } from '../../../../lib/page/first-rest.ts'

const question = code(() => import('./leave-finding.ts'))
// It is asked without a network too.
void firstRest()
  .then(() => question.load())
  .catch(() => undefined)

/** Whether an item may get another answer, as `mayLeaveFinding` says of one that would be no finding any more. */
export async function leavesFinding(auditId: number, item: AuditItem, status: AnswerStatus): Promise<boolean> {
  if (!item.status.is_finding || status.is_finding) return true
  const { mayLeaveFinding } = await question.until()
  return mayLeaveFinding(auditId, item, status)
}
