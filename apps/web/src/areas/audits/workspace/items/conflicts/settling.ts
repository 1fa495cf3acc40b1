import type { AnswerStatus, AuditDetail, AuditItem, Conflict, HeadField, Side } from '@apron/contract/audits'
import { mayAnswer } from '../../answering/may-answer.ts'
import { useCommentRights } from '../../comments/comment-rights.ts'
import { useCommentWrites } from '../../comments/comment-writes.ts'
import { answer, setCorrectiveDate, setResponsible } from '../../kept/kept-audit.ts'
import { useWorkspace } from '../../workspace-context.ts'

type Settle = (side: Side) => void

const stays = () => false

/** How the person settles a conflict of a field, having seen all its values; null for those who may not. */
export function useSettling(item: AuditItem, { field }: Conflict): Settle | null {
  const { audit, rights, statuses } = useWorkspace()
  const { conclude } = useCommentRights(audit, item)
  const { final } = useCommentWrites({ auditId: audit.id, itemId: item.id })
  const ways: Record<HeadField, [may: boolean, settle: Settle]> = {
    answer: [
      rights.answer,
      (side) => {
        const status = statuses.find(({ id }) => id === side.status?.id)
        if (status) void settleAnswer(audit, item, status)
      },
    ],
    corrective_date: [rights.setDate, ({ date }) => date && setCorrectiveDate(audit, item, date, stays)],
    responsible: [rights.setResponsible, ({ responsible }) => setResponsible(audit, item, responsible, stays)],
    conclusion: [conclude, ({ comment_id }) => comment_id && final.mutate(comment_id)],
  }
  const [may, settle] = ways[field]
  return may ? settle : null
}

async function settleAnswer(audit: AuditDetail, item: AuditItem, status: AnswerStatus): Promise<void> {
  const then = await mayAnswer(audit, item, status)
  if (then && answer(audit, item, status)) then()
}
