import type { QueryOf } from '@apron/contract'
import { trail, type TrailFilters } from '@apron/contract/desk'
import { filtersOf } from '#lib/page/filters.ts'
import { navigate } from '#lib/router/router.ts'

/** What the address of the screen carries: the filters, and below which entry the page begins. */
export type TrailSearch = QueryOf<typeof trail.list>
export const trailSearch = filtersOf(trail.list)

/** What clears every filter. */
export const noFilters = {
  user_id: undefined,
  kind: undefined,
  record_id: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof TrailFilters, unknown>

const names = Object.keys(noFilters) as (keyof TrailFilters)[]

/** The filters of an address, without the page. */
export const filtersIn = (search: TrailSearch): TrailFilters =>
  Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  ) as TrailFilters

export const filtersInUse = (search: TrailSearch): number => Object.keys(filtersIn(search)).length

/** Narrows what is shown, which then begins with the newest. */
export const narrow = (change: Partial<TrailFilters>): void =>
  void navigate({
    to: '.',
    replace: true,
    resetScroll: false,
    search: (present: TrailSearch) => ({ ...present, before: undefined, ...change }),
  })
