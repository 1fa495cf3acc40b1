import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import { code } from '#lib/code/code.ts'
import { hasBegun } from '#lib/outbox/drafts/begun.ts'
import { firstRest } from '#lib/page/first-rest.ts'
import { mayLeaveFinding } from './leave-finding.ts'

const draft = code(() => import('../comments/settled-draft.ts'))
// It is asked without a network too.
void firstRest()
  .then(() => draft.load())
  .catch(() => undefined)

/** Whether an item may get another answer: the person is asked as `mayLeaveFinding` and `settledDraft` say. Null when not, else what is to be done once it has it. */
export async function mayAnswer(
  audit: { id: number; name: string },
  item: AuditItem,
  status: AnswerStatus,
): Promise<(() => void) | null> {
  if (!(await mayLeaveFinding(audit.id, item, status))) return null
  if (!hasBegun()) return () => undefined
  return (await draft.until()).settledDraft(audit, item, status)
}
