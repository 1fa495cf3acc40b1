import { checklists } from '@apron/contract/audits'
import { useCallback, useEffect, useRef } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { call } from '#lib/calls/call.ts'
import { noticeSuccess, noticeWarning } from '#lib/page/notices.ts'
import { tellRefusal } from '#lib/calls/refusals.ts'
import type { Library } from '#blocks/audit/use-library.ts'

/** Adds the items of another audit to the choice, as far as they are still approved, and says how many; also of the audit that the address names. */
export function useTaken(library: Library, chosen: ReadonlySet<number>, add: (ids: readonly number[]) => void) {
  const { loadAll, groups } = library
  const held = useRef(chosen)
  held.current = chosen
  const take = useCallback(
    async (auditId: number) => {
      try {
        const { data } = await call(checklists.show, { params: { id: auditId } })
        const ids = data.library_item_ids
        if (ids.length === 0) return noticeWarning('copyItems.none')
        const loaded = await loadAll()
        if (!loaded) return
        const offered = new Set([...loaded.values()].flat().map(({ id }) => id))
        const taken = ids.filter((id) => offered.has(id))
        const left = ids.length - taken.length
        const values = { count: taken.filter((id) => !held.current.has(id)).length, left }
        add(taken)
        if (left > 0) noticeWarning('copyItems.left_out', values)
        else noticeSuccess('copyItems.done', values)
      } catch (error) {
        tellRefusal(error)
      }
    },
    [loadAll, add],
  )

  const { from } = useSearch<{ from?: number }>()
  useEffect(() => {
    if (!from || !groups) return
    // Once: a reload must not add what was taken out meanwhile.
    void navigate({ to: '.', search: {}, replace: true, ignoreHolding: true })
    void take(from)
  }, [from, groups, take])
  return take
}
