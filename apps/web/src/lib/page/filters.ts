import { wireNamesOf, type QueryOf, type Route, type Schema } from '@apron/contract'
import { useCallback } from 'react'
import { navigate } from '../router/router.ts'
import { useSearch } from '../router/use-router.ts'

type Shape = Record<string, Schema>

/** The search of a screen that keeps the filters of a list in its address, read with the schema of the call; what does not fit falls back to its default. An address of earlier, with the names of the wire, is read too. `own` are the defaults of the screen where they are not the call's. */
export function filtersOf<R extends Route & { query: Schema }>(route: R, own: Partial<QueryOf<R>> = {}) {
  return searchOf<QueryOf<R>>(route.query, own)
}

/** The same of a screen whose address carries something else than one call takes. */
export function searchOf<Values>(schema: Schema, own: Partial<Values> = {}) {
  const { shape } = schema as unknown as { shape: Shape }
  return {
    read: (given: Record<string, unknown>) => read(shape, { ...own, ...given }) as Values,
    defaults: read(shape, own),
  }
}

function read(shape: Shape, search: object): object {
  const given = search as Record<string, unknown>
  // What does not fit stays as undefined, and so does the wire's name: one that is missing would let the raw text of the address through.
  const filters: Record<string, unknown> = {}
  for (const [word, name] of wireNamesOf(shape)) {
    if (!(name in shape)) filters[name] = undefined
    filters[word] = valid(shape[word]!, word in given ? given[word] : given[name])
  }
  return filters
}

function valid(schema: Schema, value: unknown): unknown {
  const { '~standard': standard } = schema as unknown as { '~standard': { validate: (value: unknown) => Validated } }
  const result = standard.validate(value)
  if (!result.issues) return result.value
  return value === undefined ? undefined : valid(schema, undefined)
}
type Validated = { value?: unknown; issues?: unknown }

/** The filters of the present screen and how to change some of them; any change but the page's leads back to page 1. */
export function useFilters<Values extends object>(): [Values, (change: Partial<Values>) => void] {
  const filters = useSearch<Values>()
  const change = useCallback(
    (changed: Partial<Values>) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (before: Values) => ({ ...before, ...('page' in changed ? {} : { page: 1 }), ...changed }),
      }),
    [],
  )
  return [filters, change]
}
