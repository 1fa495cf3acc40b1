import { auditWorkspace } from '@apron/contract/audits'
import { useEffect } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { noticeProblem } from '#lib/page/notices.ts'
import { useRead } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { useItems, type ShownItems } from '../kept/audit-data.ts'
import { findItem } from '../kept/item-cache.ts'
import type { PendingItems } from '../kept/kept-audit.ts'
import type { Go, View, WorkspaceSearch } from '../searching/workspace-search.ts'

/** The items that the address asks for; a group or an item that the audit does not hold leads to the whole audit. */
export function useShownItems({
  auditId,
  search,
  go,
  view,
  pending,
  isLive,
}: {
  auditId: number
  search: WorkspaceSearch
  go: Go
  view: View
  pending: PendingItems
  isLive: boolean
}): ShownItems {
  const t = useText()
  const { group_id, item, q, status_ids } = search
  const lacksGroup = item !== undefined && group_id === undefined && !q && !status_ids
  const isList = view === 'list' || view === 'item'
  const listed = useItems({ auditId, search, pending, isLive, enabled: isList && !lacksGroup })
  const linked = useRead(
    auditWorkspace.item,
    { params: { id: auditId, itemId: item ?? 0 } },
    { enabled: lacksGroup, quiet: true },
  )
  // Without a network it may be known from elsewhere.
  const home = lacksGroup ? (linked.data?.data ?? findItem(queryClient, auditId, item))?.group_id : undefined
  const isItemGone = lacksGroup && linked.error?.status === 404
  const isGroupGone = Boolean(group_id) && listed.failure?.status === 404
  const isElsewhere = view === 'item' && listed.items?.every(({ id }) => id !== item) === true
  useEffect(() => {
    if (home !== undefined) go({ group_id: home }, { replace: true })
  }, [home, go])
  useEffect(() => {
    if (isItemGone) noticeProblem(t('auditWorkspace.item_gone'))
    if (isGroupGone) noticeProblem(t('auditWorkspace.group_gone'))
    if (isItemGone) go({ group_id: 0, item: undefined }, { replace: true })
    else if (isGroupGone) go({ group_id: 0 }, { replace: true })
    else if (isElsewhere) go({ item: undefined }, { replace: true })
  }, [isItemGone, isGroupGone, isElsewhere, go, t])
  if (!lacksGroup) return listed
  return { items: undefined, failure: linked.error, tryAgain: () => void linked.refetch() }
}
