import { fixFilter } from '@apron/contract/desk'
import { everyFinding, register, type FindingFilters } from '@apron/contract/audits'
import type { QueryOf } from '@apron/contract'
import { filtersOf } from '#lib/page/filters.ts'

type Query = QueryOf<typeof register.list>
export type RegisterView = 'list' | 'board'
/** What the address of the register carries. */
export type RegisterSearch = Query & { shown: RegisterView }

const { read, defaults } = filtersOf(register.list, { due: fixFilter.OPEN })

export const registerSearch = {
  read: (given: Record<string, unknown>): RegisterSearch => ({
    ...read(given),
    shown: given['shown'] === 'board' ? 'board' : 'list',
  }),
  defaults: { ...defaults, shown: 'list' },
}

/** What clears every filter: all findings are shown that are still to be corrected. */
export const noFilters = {
  search: undefined,
  states: undefined,
  classes: undefined,
  due: fixFilter.OPEN,
  organization_id: undefined,
  category_id: undefined,
  responsible_id: undefined,
  repeated: undefined,
  tag_id: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof FindingFilters, unknown>

const names = Object.keys(noFilters) as (keyof FindingFilters)[]

/** The filters of an address, without page, order and the way in which the register is shown. */
export function filtersIn(search: RegisterSearch): FindingFilters {
  const used = names.filter((name) => search[name] !== undefined)
  return Object.fromEntries(used.map((name) => [name, search[name]])) as FindingFilters
}

/** What the list is asked by. */
export const queryOf = ({ page, per_page, sort, sort_by, ...search }: RegisterSearch) => ({
  ...filtersIn({ page, per_page, sort, sort_by, ...search }),
  page,
  per_page,
  sort,
  sort_by,
})

/** How many filters leave something out, besides the search. */
export const filtersInUse = (search: RegisterSearch): number =>
  names.filter((name) => name !== 'search' && name !== 'due' && search[name] !== undefined).length

export const dueTexts = [
  { value: fixFilter.OPEN, text: 'register.not_corrected' },
  { value: fixFilter.OVERDUE, text: 'dashboard.overdue' },
  { value: fixFilter.TODAY, text: 'dashboard.due_today' },
  { value: fixFilter.WEEK, text: 'dashboard.due_week' },
  { value: fixFilter.MONTH, text: 'dashboard.due_month' },
  { value: fixFilter.YEAR, text: 'dashboard.due_year' },
  { value: fixFilter.ALL, text: 'dashboard.due_dated' },
  { value: fixFilter.UNDATED, text: 'dashboard.due_undated' },
  { value: fixFilter.NOBODY, text: 'dashboard.due_nobody' },
  { value: everyFinding, text: 'register.every' },
] as const
