import type { AnswerOf } from '@apron/contract'
import {
  auditItemEvent,
  auditWorkspace,
  checklists,
  commentEvent,
  comments,
  quickReportEvent,
  type AuditDetail,
  type AuditItem,
} from '@apron/contract/audits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStatusWord } from '#blocks/status/status-word.tsx'
import { useText } from '#lib/text/i18n.ts'
import { keyOf, readAgain, readAnew, readOvertaken } from '#lib/calls/queries.ts'
import { afterwards } from '#lib/calls/query-client.ts'
import { useSession } from '#lib/session/session.ts'
import { useRealtime, useRoom } from '#lib/socket.ts'
import { countAgain } from '../comments/kept-comments.ts'
import { useFlashes } from './flashes.ts'
import { changeItem, findItem, putItem, putOwnItem } from './item-cache.ts'
import { pendingIn } from './kept-audit.ts'
import { heardOther } from './others-said.ts'

/** Events that only those receive who have the audit open. */
const changesOf = (auditId: number) =>
  (['audit_item', 'comment', 'minutes'] as const).map((entity) => ({ entity, auditId }))

/** Shows what the other members of the audit do: answers, comments, moves, as they happen. */
export function useLive(audit: AuditDetail) {
  const t = useText()
  const client = useQueryClient()
  const me = useSession()?.user.id
  const isLive = useRoom('audit', audit.id)
  const { flashes, flash } = useFlashes()
  const [said, say] = useState('')
  useMoveSaid(audit, say)

  const nameOf = (userId: number) =>
    audit.users.flatMap(({ users }) => users).find(({ id }) => id === userId)?.fullname ?? t('auditWorkspace.somebody')

  const tellOf = (item: AuditItem | undefined, actorId: number) => {
    if (!item || actorId === me) return
    const name = nameOf(actorId)
    flash(item.id, t('auditWorkspace.changed_by', { name }))
    const status = `${item.status.code}, ${item.status.name}`
    say(t('auditWorkspace.live_answer', { name, item: item.header, status }))
  }

  useRealtime(
    'audit:item',
    ({ audit_id, item, actor_id }) => {
      if (audit_id !== audit.id) return
      if (actor_id !== me) heardOther(audit.id, item.id)
      const put = actor_id === me ? putOwnItem : putItem
      put(client, audit.id, item, pendingIn(audit.id).get(item.id)?.item)
      tellOf(item, actor_id)
    },
    auditItemEvent,
  )

  useRealtime(
    'audit:comment',
    ({ audit_id, item_id, comment_count, has_conclusion, actor_id }) => {
      if (audit_id !== audit.id) return
      changeItem(client, { auditId: audit.id, itemId: item_id }, (item) => ({ ...item, comment_count, has_conclusion }))
      void readAgain(keyOf(comments.list, { params: { id: audit.id, itemId: item_id } }), afterwards)
      const item = findItem(client, audit.id, item_id)
      // Another comment may have been chosen as the conclusion.
      if (has_conclusion && actor_id !== me) countAgain(audit.id, item_id)
      if (item && actor_id !== me) flash(item.id, t('auditWorkspace.changed_by', { name: nameOf(actor_id) }))
    },
    commentEvent,
  )

  useMoves(audit)

  useEffect(
    // From here on no event comes: whoever comes back reads anew.
    () => () => void readAnew(changesOf(audit.id), { refetchType: 'none' }),
    [audit.id],
  )

  return { isLive, flashes, said, flash }
}

/** Milliseconds for which answers are gathered before the figures are read again. */
const gathered = 2000

/** Follows the events of the audit as a whole: its status, its items, its report, its figures. */
function useMoves(audit: AuditDetail) {
  const client = useQueryClient()
  const figures = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(figures.current), [])
  const detailKey = keyOf(checklists.show, { params: { id: audit.id } })
  useRealtime('audit:status', ({ audit_id, status }) => {
    if (audit_id !== audit.id) return
    client.setQueryData<AnswerOf<typeof checklists.show>>(
      detailKey,
      (shown) => shown && { data: { ...shown.data, status } },
    )
  })

  useRealtime('audit:items-changed', ({ audit_id }) => {
    if (audit_id === audit.id) void readAnew(changesOf(audit.id), {}, afterwards)
  })

  useRealtime(
    'audit:quick-report',
    ({ audit_id, rows }) => {
      if (audit_id !== audit.id) return
      const key = keyOf(auditWorkspace.quickReport, { params: { id: audit_id } })
      readOvertaken(key)
      client.setQueryData(key, { data: rows })
      figures.current ??= setTimeout(() => {
        figures.current = undefined
        void readAgain(keyOf(auditWorkspace.figures, { params: { id: audit_id } }), afterwards)
      }, gathered)
    },
    quickReportEvent,
  )
}

/** Says to whoever listens to the screen that the audit has moved on. */
function useMoveSaid({ status }: AuditDetail, say: (words: string) => void) {
  const t = useText()
  const name = useStatusWord()(status.code)
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current !== name) say(t('auditWorkspace.status_moved', { status: name }))
    shown.current = name
  }, [name, t, say])
}
