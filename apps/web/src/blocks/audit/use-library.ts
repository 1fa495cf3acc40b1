import { approvalStatus, type QuerySent } from '@apron/contract'
import { checklistItemGroups, checklistItems, type LibraryItem } from '@apron/contract/library'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call } from '#lib/calls/call.ts'
import { grouped } from '#lib/grouped.ts'
import { keyOf, useRead } from '#lib/calls/queries.ts'
import { wordsOf } from '#ui/text/words-of.ts'

/** A group of the library as it is chosen from. */
export type PickGroup = {
  id: number
  parentId: number
  name: string
  isApproved: boolean
  /** How many items it offers. */
  total: number
}
/** An item of the library that can be chosen. */
export type PickItem = { id: number; groupId: number; header: string; text: string }
export type LoadedItems = ReadonlyMap<number, readonly PickItem[]>

/** Above so many groups at once, one call for the whole library is quicker. */
const singlyUpTo = 6

type Query = QuerySent<typeof checklistItems.list>

export type Library = {
  groups: readonly PickGroup[] | undefined
  loaded: LoadedItems
  /** The items of some groups, loaded as far as they are not yet; null after a failure, which was shown. */
  load: (groups: readonly PickGroup[]) => Promise<LoadedItems | null>
  loadAll: () => Promise<LoadedItems | null>
}

/** The library to choose from: all groups, and the items of those that were asked for; without `every` only approved ones. */
export function useLibrary({ every = false } = {}): Library {
  const client = useQueryClient()
  const { data } = useRead(checklistItemGroups.list, { query: { per_page: 'all' } })
  const [loaded, setLoaded] = useState<LoadedItems>(new Map())
  const latest = useRef(loaded)
  const groups = useMemo(
    () =>
      data?.data.map((row): PickGroup => ({
        id: row.id,
        parentId: row.parent_id,
        name: `${wordsOf(row.index)} ${row.header}`.trim(),
        isApproved: row.status.code === approvalStatus.APPROVAL,
        total: every ? row.total : row.approved,
      })),
    [data, every],
  )

  const read = useCallback(
    async (query: Query) => {
      const status = every ? undefined : approvalStatus.APPROVAL
      const sent = { query: { ...query, status, per_page: 'all', sort: 'asc' } as const }
      const options = { queryKey: keyOf(checklistItems.list, sent), queryFn: () => call(checklistItems.list, sent) }
      return (await client.fetchQuery({ ...options, staleTime: 60_000 })).data
    },
    [client, every],
  )
  const keep = useCallback((wanted: readonly PickGroup[], items: readonly LibraryItem[]) => {
    const found = grouped(items.map(pickItem), ({ groupId }) => groupId)
    const next = new Map(latest.current)
    for (const { id } of wanted) next.set(id, found.get(id) ?? [])
    setLoaded((latest.current = next))
    return next
  }, [])

  const loadAll = useCallback(
    () =>
      read({}).then(
        (items) =>
          keep(
            (groups ?? []).filter(({ isApproved }) => every || isApproved),
            items,
          ),
        () => null,
      ),
    [read, keep, groups, every],
  )
  const load = useCallback(
    async (wanted: readonly PickGroup[]) => {
      const missing = wanted.filter(({ id, isApproved }) => (every || isApproved) && !latest.current.has(id))
      if (missing.length === 0) return latest.current
      if (missing.length > singlyUpTo) return loadAll()
      return Promise.all(missing.map(({ id }) => read({ group_id: id }))).then(
        (items) => keep(missing, items.flat()),
        () => null,
      )
    },
    [read, keep, loadAll, every],
  )
  return { groups, loaded, load, loadAll }
}

export const pickItem = ({ id, group_id, header, content }: LibraryItem): PickItem => ({
  id,
  groupId: group_id,
  header,
  text: wordsOf(content),
})
