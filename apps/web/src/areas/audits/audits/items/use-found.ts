import { approvalStatus } from '@apron/contract'
import { checklistItems } from '@apron/contract/library'
import { useMemo } from 'react'
import { grouped } from '#lib/grouped.ts'
import { plain } from '#lib/text/plain-text.ts'
import { useRead } from '#lib/calls/queries.ts'
import { wordsOf } from '#ui/text/words-of.ts'
import type { LoadedItems, PickGroup, PickItem } from '#blocks/audit/use-library.ts'

/** The part of the library that holds the words: items that do with the groups above them. Null without words or while it loads. */
export function useFound(
  words: string,
  groups: readonly PickGroup[] | undefined,
): { groups: PickGroup[]; loaded: LoadedItems } | null {
  const { data, isPlaceholderData } = useRead(
    checklistItems.list,
    { query: { search: words, status: approvalStatus.APPROVAL, per_page: 'all', sort: 'asc' } },
    { enabled: plain(words) !== '' },
  )
  return useMemo(() => {
    if (!plain(words) || !data || !groups || isPlaceholderData) return null
    const byId = new Map(groups.map((group) => [group.id, group]))
    const items = data.data
      .filter((row) => byId.get(row.group_id)?.isApproved)
      .map((row): PickItem => ({
        id: row.id,
        groupId: row.group_id,
        header: row.header,
        text: wordsOf(row.content),
      }))
    const byGroup = grouped(items, ({ groupId }) => groupId)
    const shown = new Set<number>()
    for (const start of byGroup.keys()) {
      for (let group = byId.get(start); group && !shown.has(group.id); group = byId.get(group.parentId))
        shown.add(group.id)
    }
    const kept = groups.filter(({ id }) => shown.has(id))
    return {
      groups: kept.map((group) => ({ ...group, total: byGroup.get(group.id)?.length ?? 0 })),
      loaded: new Map(kept.map(({ id }) => [id, byGroup.get(id) ?? []])),
    }
  }, [words, data, groups, isPlaceholderData])
}
