import type { AnswerOf } from '@apron/contract'
import { auditWorkspace, type AnswerStatus, type AuditDetail, type AuditItem } from '@apron/contract/audits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CallError } from '#lib/calls/call-error.ts'
import { keyOf, useRead } from '#lib/calls/queries.ts'
import { isServerAway } from '#lib/code/away.ts'
import { tellRefusal } from '#lib/calls/refusals.ts'
import { counted, findItem, isChecked } from './item-cache.ts'
import { withPending, type PendingItems } from './kept-audit.ts'
import type { WorkspaceSearch } from '../searching/workspace-search.ts'

export type ShownItems = {
  /** Undefined while they load, and when they did not. */
  items: readonly AuditItem[] | undefined
  failure: CallError | null
  tryAgain: () => void
}

/** While the live channel is open it says what changes; this many milliseconds are a safety net. */
const freshWhileLive = 300_000

function freshness(isLive: boolean) {
  return isLive ? { staleTime: freshWhileLive } : {}
}

/** The statuses of an audit in the order of their buttons and keys: as they were made, the one that unchecks an item last. */
export function useStatuses({ statuses }: AuditDetail): readonly AnswerStatus[] {
  return useMemo(
    () => [...statuses.filter(({ is_default }) => !is_default), ...statuses.filter(({ is_default }) => is_default)],
    [statuses],
  )
}

/** The tree with the answers on their way counted in; `shown` holds only what the status filter leaves. */
export function useTree(
  auditId: number,
  statusIds: readonly number[] | undefined,
  pending: PendingItems,
  isLive: boolean,
) {
  const params = { id: auditId }
  const whole = useRead(auditWorkspace.groups, { params, query: {} }, { quiet: true, ...freshness(isLive) })
  const filtered = useRead(
    auditWorkspace.groups,
    { params, query: { status_ids: [...(statusIds ?? [])] } },
    { enabled: statusIds !== undefined, keepsPrevious: true, quiet: true, ...freshness(isLive) },
  )
  // The event of an answer may come before its own reply: then it is in the tree already.
  const client = useQueryClient()
  const steps = [...pending.values()].map(({ item, status }) =>
    status ? Number(!status.is_default) - Number(isChecked(findItem(client, auditId, item.id) ?? item)) : 0,
  )
  const stepped = steps.join()
  const tree = useMemo(() => {
    if (!whole.data) return undefined
    let { data } = whole.data
    for (const [index, { item }] of [...pending.values()].entries()) {
      const step = steps[index] ?? 0
      if (step !== 0) data = counted(data, item.group_id, step)
    }
    return data
    // oxlint-disable-next-line react/exhaustive-deps -- the steps, which are another list at every drawing, by what they say
  }, [whole.data, pending, stepped])
  const read = statusIds ? filtered : whole
  useTold(read)
  const again = () => void (whole.data ? filtered : whole).refetch()
  return {
    tree,
    shown: statusIds ? filtered.data?.data.groups : tree?.groups,
    failure: whole.error ?? read.error,
    again,
  }
}
export type Tree = NonNullable<ReturnType<typeof useTree>['tree']>

/** What is on screen stays there when it cannot be read again: an error is shown. */
function useTold({ data, error }: { data: unknown; error: CallError | null }) {
  const isShown = data !== undefined
  useEffect(() => {
    // A line over the screen says so already.
    if (error && isShown && !(error.isNetwork && isServerAway())) tellRefusal(error)
  }, [error, isShown])
}

/** What is known of a list that has not come: from all questions of the audit, where these are here. */
function useMeanwhile(auditId: number, groupId: number, statusIds: readonly number[] | undefined, isWanted: boolean) {
  const client = useQueryClient()
  const params = { id: auditId }
  const ofAll = keyOf(auditWorkspace.items, { params: { ...params, groupId: 0 }, query: {} })
  const ofTree = keyOf(auditWorkspace.groups, { params, query: {} })
  const all = isWanted ? client.getQueryData<AnswerOf<typeof auditWorkspace.items>>(ofAll)?.data : undefined
  const tree = isWanted ? client.getQueryData<AnswerOf<typeof auditWorkspace.groups>>(ofTree)?.data : undefined
  return useMemo(() => {
    if (!all || (groupId !== 0 && !tree?.groups.some(({ id }) => id === groupId))) return undefined
    const within = new Set([groupId])
    // A group stands behind the one that it belongs to.
    for (const { id, parent_id } of tree?.groups ?? []) if (within.has(parent_id)) within.add(id)
    return all.filter(
      ({ group_id, status }) => (groupId === 0 || within.has(group_id)) && (statusIds?.includes(status.id) ?? true),
    )
  }, [all, tree, groupId, statusIds])
}

type ItemsOptions = {
  auditId: number
  search: WorkspaceSearch
  pending: PendingItems
  isLive: boolean
  enabled: boolean
}

/** The items that the address asks for, with the answers on their way. */
export function useItems({ auditId, search, pending, isLive, enabled }: ItemsOptions): ShownItems {
  const { group_id: groupId = 0, status_ids, q } = search
  const listed = useRead(
    auditWorkspace.items,
    { params: { id: auditId, groupId }, query: status_ids ? { status_ids } : {} },
    { enabled: enabled && !q, quiet: true, ...freshness(isLive) },
  )
  const found = useRead(
    auditWorkspace.search,
    { params: { id: auditId }, query: { search: q } },
    { enabled: enabled && Boolean(q), keepsPrevious: true, quiet: true },
  )
  const read = q ? found : listed
  useTold(read)
  const meanwhile = useMeanwhile(auditId, groupId, status_ids, enabled && !read.data && !q)
  const data = read.data?.data ?? meanwhile
  const items = useMemo(() => {
    if (!data) return undefined
    const wanted = q && status_ids ? data.filter((item) => status_ids.includes(item.status.id)) : data
    return withPending(wanted, pending)
  }, [data, pending, q, status_ids])
  return { items, failure: items ? null : read.error, tryAgain: () => void read.refetch() }
}
