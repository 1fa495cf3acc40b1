import { auditStatus, type Route } from '@apron/contract'
import { comments, type AnswerStatus, type Comment } from '@apron/contract/audits'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'

/** The audit as far as its comments need to know it. */
export type CommentedAudit = { id: number; name: string; status: { code: number }; permissions: readonly string[] }
export type CommentedItem = {
  id: number
  header: string
  status: Pick<AnswerStatus, 'name' | 'allows_comments' | 'is_finding' | 'is_default'>
}

/** Who may write, change, delete and conclude; `noWriting` says in a sentence why nothing can be written now. */
export function useCommentRights(audit: CommentedAudit, item: CommentedItem) {
  const t = useText()
  const canCall = useCanCall()
  const me = useSession()?.user.id
  const inside = { permissions: audit.permissions }
  const isOpen = (route: Pick<Route, 'during'>) => route.during?.some((status) => status === audit.status.code) ?? true
  const may = (route: Pick<Route, 'access' | 'during'>) =>
    isOpen(route) && canCall(route, { ...inside, isAuthor: true })
  const isMine = (comment: Comment) => comment.user.id === me
  const isClosed = !isOpen(comments.create)
  const noWriting = isClosed ? t('comments.closed_audit') : closedBy(t, audit.status.code, item.status)
  const mayWrite = may(comments.create)
  const staysDraft = !mayWrite || noWriting === null || audit.status.code === auditStatus.CORRECTIVE
  return {
    write: mayWrite && noWriting === null,
    /** Why what is written stays a draft for now: until an answer takes it. Null where it may be sent, or will never be. */
    draft: staysDraft ? null : draftUntil(t, item.status),
    noWriting: canCall(comments.create, inside) ? noWriting : null,
    edit: (comment: Comment) => isMine(comment) && may(comments.update) && noWriting === null,
    remove: (comment: Comment) => isMine(comment) && may(comments.remove),
    conclude: may(comments.final) && noWriting === null,
    /** What concludes a finding is asked for; of anything else it is a matter of the menu. */
    isFinding: item.status.is_finding,
  }
}

/** Why the item's answer takes no comments; while findings are corrected only they do, whatever their status says. */
function closedBy(t: ReturnType<typeof useText>, auditCode: number, answer: CommentedItem['status']) {
  if (auditCode === auditStatus.CORRECTIVE) return answer.is_finding ? null : t('comments.closed_no_finding')
  return answer.allows_comments ? null : t('comments.closed_status', { status: answer.name })
}

function draftUntil(t: ReturnType<typeof useText>, { name, is_default }: CommentedItem['status']): string {
  return is_default ? t('comments.stays_draft') : t('comments.kept_draft', { status: name })
}
export type CommentRights = ReturnType<typeof useCommentRights>
