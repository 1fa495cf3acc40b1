import type { AnswerStatus, AuditDetail, AuditItem } from '@apron/contract/audits'
import { useCallback } from 'react'
import { answer } from '../kept/kept-audit.ts'
import { asksNow } from './information.ts'
import { mayAnswer } from './may-answer.ts'

/** Answers an item, after what has to be asked, and shows its comments where something is to be written. */
export function useChoosing(
  audit: AuditDetail,
  mayComment: boolean,
  showComments: (itemId: number, toWrite: boolean) => void,
  setCommenting: (is: boolean) => void,
): (item: AuditItem, status: AnswerStatus) => Promise<void> {
  return useCallback(
    async (item, status) => {
      const then = await mayAnswer(audit, item, status)
      if (!then || !answer(audit, item, status)) return
      then()
      const asks = mayComment && asksNow(item, status)
      if (asks || status.is_finding) showComments(item.id, asks)
      else setCommenting(false)
    },
    [audit, mayComment, showComments, setCommenting],
  )
}
