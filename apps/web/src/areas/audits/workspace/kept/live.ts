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
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStatusWord } from '../../../../blocks/status/status-word.tsx'
import { useText } from '../../../../lib/text/i18n.ts'
import { keyOf, readAgain, readAnew } from '../../../../lib/calls/queries.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { useRealtime, useRoom } from '../../../../lib/socket.ts'
import { changeItem, findItem, putItem } from './item-cache.ts'
import { pendingIn } from './kept-audit.ts'
import { heardOther } from './others-said.ts'

/** How long in milliseconds a row says that somebody has just changed it. */
const flashFor = 4000

/** What is told only to those who have the audit open. */
const changesOf = (auditId: number) =>
  (['audit_item', 'comment', 'minutes'] as const).map((entity) => ({ entity, auditId }))

/** Items that were changed a moment ago, with the words that say by whom. */
export type Flashes = ReadonlyMap<number, string>

/** Shows what the other members of the audit do: answers, comments, moves, as they happen. */
export function useLive(audit: AuditDetail) {
  const t = useText()
  const client = useQueryClient()
  const me = useSession()?.user.id
  const isLive = useRoom('audit', audit.id)
  const [flashes, setFlashes] = useState<Flashes>(new Map())
  const [said, say] = useState('')
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const wordOf = useStatusWord()
  const statusName = wordOf(audit.status.code)
  const shownStatus = useRef(statusName)

  const flash = useCallback((itemId: number, words: string) => {
    setFlashes((before) => new Map(before).set(itemId, words))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setFlashes((before) => new Map([...before].filter(([id]) => id !== itemId)))
    }, flashFor)
    timers.current.add(timer)
  }, [])

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
      putItem(client, audit.id, item, pendingIn(audit.id).get(item.id)?.item)
      tellOf(item, actor_id)
    },
    auditItemEvent,
  )

  useRealtime(
    'audit:comment',
    ({ audit_id, item_id, comment_count, actor_id }) => {
      if (audit_id !== audit.id) return
      changeItem(client, audit.id, item_id, (item) => ({ ...item, comment_count }))
      void readAgain(keyOf(comments.list, { params: { id: audit.id, itemId: item_id } }))
      const item = findItem(client, audit.id, item_id)
      if (item && actor_id !== me) flash(item.id, t('auditWorkspace.changed_by', { name: nameOf(actor_id) }))
    },
    commentEvent,
  )

  const detailKey = keyOf(checklists.show, { params: { id: audit.id } })
  useRealtime('audit:status', ({ audit_id, status }) => {
    if (audit_id !== audit.id) return
    client.setQueryData<AnswerOf<typeof checklists.show>>(
      detailKey,
      (shown) => shown && { data: { ...shown.data, status } },
    )
  })

  useRealtime('audit:items-changed', ({ audit_id }) => {
    if (audit_id === audit.id) void readAnew(changesOf(audit.id))
  })

  useRealtime(
    'audit:quick-report',
    ({ audit_id, rows }) => {
      if (audit_id !== audit.id) return
      client.setQueryData(keyOf(auditWorkspace.quickReport, { params: { id: audit_id } }), { data: rows })
    },
    quickReportEvent,
  )

  useEffect(() => {
    // What happened between the first answers and the open room was heard by nobody.
    if (isLive) void readAgain(keyOf(auditWorkspace.groups, { params: { id: audit.id }, query: {} }))
  }, [isLive, audit.id])

  useEffect(() => {
    if (shownStatus.current !== statusName) say(t('auditWorkspace.status_moved', { status: statusName }))
    shownStatus.current = statusName
  }, [statusName, t])

  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      // Nobody tells of changes from here on: whoever comes back reads anew.
      void readAnew(changesOf(audit.id), { refetchType: 'none' })
    }
  }, [audit.id])

  return { isLive, flashes, said, flash }
}
