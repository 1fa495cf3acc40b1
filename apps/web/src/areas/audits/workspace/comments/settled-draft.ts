import type { AnswerStatus, AuditItem } from '@apron/contract/audits'
import { draftNow, writeDraft } from '#lib/outbox/drafts/drafts.ts'
import { filesIn } from '#lib/outbox/store/files.ts'
import { ask } from '#lib/page/dialogs.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { currentSession } from '#lib/session/session.ts'
import { t } from '#lib/text/i18n.ts'
import { writeComment } from './kept-comments.ts'
import { attached } from '#blocks/form/writing/attaching.ts'
import { newDraftPlace } from './new-draft.ts'

type Audit = { id: number; name: string }
const nothing = () => undefined

/**
 * What becomes of the draft of an item that is answered, to be done once it is: one that no answer took yet leaves with the
 * first that does, and where the answer takes none the person says. Null when they want another answer.
 */
export async function settledDraft(audit: Audit, item: AuditItem, status: AnswerStatus): Promise<(() => void) | null> {
  const draftPlace = newDraftPlace(audit.id, item.id)
  const key = `${currentSession()?.user.id ?? 0}/comment/${draftPlace}`
  await attached(draftPlace)
  const draft = draftNow(key)
  if (!draft || status.is_default) return nothing
  const { content = '', result = null } = draft.words as { content?: string; result?: string | null }
  const written = { content, result, images: filesIn(draft.files, 'images'), files: filesIn(draft.files, 'files') }
  if (!content && !result && draft.files.length === 0) return nothing
  if (status.allows_comments) {
    if (item.status.allows_comments) return nothing
    return () => {
      const place = { auditId: audit.id, audit: audit.name, itemId: item.id, item: item.header }
      writeDraft(key, null, writeComment(place, written, 0, () => false).kept)
      noticeSuccess('comments.draft_sent')
    }
  }
  let isKept = false
  const isDropped = await ask({
    title: t('comments.draft_title', { item: item.header }),
    text: t('comments.draft_text', { status: status.name }),
    confirm: t('comments.draft_drop'),
    cancel: t('comments.draft_other'),
    other: { words: t('comments.draft_keep'), choose: () => (isKept = true) },
    destroys: true,
  })
  if (isDropped) return () => writeDraft(key, null)
  return isKept ? nothing : null
}
