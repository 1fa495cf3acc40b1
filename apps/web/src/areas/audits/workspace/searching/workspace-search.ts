import { fromEither } from '@apron/contract'
import { workspaceAddress } from '@apron/contract/audits'
import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'

/** What the address says is shown. */
export type WorkspaceSearch = {
  /** The chosen group; 0 is the whole audit. */
  group_id?: number | undefined
  /** The item to go to. */
  item?: number | undefined
  /** Only items in these statuses. */
  status_ids?: number[] | undefined
  /** The searched words. */
  q?: string | undefined
  /** The overview, also on a phone, where the tree comes first. */
  info?: 1 | undefined
  /** Last time's answers beside the questions. */
  earlier?: 1 | undefined
}

/** Reads the address, under the product's words or those of the specification; what does not fit is left out. */
export function readSearch(search: Record<string, unknown>): WorkspaceSearch {
  const asked = fromEither(workspaceAddress, search)
  const statuses = [asked['status_ids']]
    .flat()
    .flatMap((part) => String(part ?? '').split(','))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  const words =
    typeof asked['q'] === 'string' || typeof asked['q'] === 'number' ? String(asked['q']).trim().slice(0, 200) : ''
  return {
    // A name that is missing would let the raw text of the address through.
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    group_id: whole(asked['group_id'], 0),
    item: whole(asked['item'], 1),
    status_ids: statuses.length > 0 ? statuses : undefined,
    q: words || undefined,
    info: Number(asked['info']) === 1 ? 1 : undefined,
    earlier: Number(asked['earlier']) === 1 ? 1 : undefined,
  }
}

function whole(value: unknown, least: number): number | undefined {
  const number = value === undefined || value === '' || value === null ? Number.NaN : Number(value)
  return Number.isSafeInteger(number) && number >= least ? number : undefined
}

function without(search: WorkspaceSearch): WorkspaceSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

export type Go = (change: WorkspaceSearch, how?: { replace?: boolean }) => void

/** What the address says, and how to change some of it. */
export function useWorkspaceSearch(): [WorkspaceSearch, Go] {
  const search = useSearch<WorkspaceSearch>()
  const go = useCallback<Go>(
    (change, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: WorkspaceSearch) => without({ ...before, ...change }),
      }),
    [],
  )
  return [search, go]
}

export type View = 'overview' | 'tree' | 'list' | 'item'

/** What the screen shows: on a phone one thing at a time, else the overview or a list. */
export function viewOf(search: WorkspaceSearch, isPhone: boolean): View {
  if (search.info) return 'overview'
  if (isPhone && search.item !== undefined) return 'item'
  if (search.group_id !== undefined || search.q) return 'list'
  if (!isPhone && (search.status_ids || search.item !== undefined)) return 'list'
  return isPhone ? 'tree' : 'overview'
}
