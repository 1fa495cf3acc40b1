import { useEffect, useState } from 'react'
import type { TextKey } from '#lib/text/i18n.ts'
import type { Change } from '#lib/outbox/change.ts'
import { kindOf, type ChangeDescription } from '#lib/outbox/change-kinds.ts'

const nameless: ChangeDescription = { what: 'keep.title', where: '', says: '' }

/** How each change is called, by its identity; undefined while the code of its kind is on its way. */
export function useDescribed(changes: readonly Change[]): ReadonlyMap<string, ChangeDescription> | undefined {
  const [described, setDescribed] = useState<ReadonlyMap<string, ChangeDescription>>()
  useEffect(() => {
    let isOver = false
    void Promise.all(
      changes.map(async (change) => [change.id, (await kindOf(change.kind))?.describe(change) ?? nameless] as const),
    ).then((all) => isOver || setDescribed(new Map(all)))
    return () => void (isOver = true)
  }, [changes])
  return described
}

const counted: Readonly<Record<string, TextKey>> = {
  answer: 'keep.answer_count',
  comment: 'keep.comment_count',
  comment_edit: 'keep.comment_edit_count',
  corrective_date: 'keep.corrective_date_count',
  corrective_status: 'keep.corrective_status_count',
  finding_evidence: 'keep.finding_evidence_count',
  responsible: 'keep.responsible_count',
  chat_message: 'keep.chat_message_count',
  forum_post: 'keep.forum_post_count',
  forum_comment: 'keep.forum_comment_count',
  media_file: 'keep.media_file_count',
}

/** How many there are of each kind. */
export function countsOf(changes: readonly Change[]): { text: TextKey; count: number }[] {
  const counts = new Map<string, number>()
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ text: counted[kind] ?? 'keep.waiting', count }))
}
