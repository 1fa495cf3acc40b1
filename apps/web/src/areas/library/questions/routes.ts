import { checklistItems } from '@apron/contract/library'
import { createRoute, redirect, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'
import { panels, type LibrarySearch } from './library-search.ts'

const items = filtersOf(checklistItems.list)
/** The library reads in the order of its headers. */
const inOrder = { sort: 'asc', sort_by: 'header' } as const

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist-item/list',
  validateSearch: (search: Partial<LibrarySearch> & SearchSchemaInput): LibrarySearch => ({
    ...items.validateSearch({ ...inOrder, ...search }),
    panel: panels.find((panel) => panel === search.panel),
    item: Number(search.item) > 0 ? Number(search.item) : undefined,
  }),
  search: { middlewares: [stripSearchParams({ ...inOrder, page: 1, per_page: 20 } as never)] },
  component: screen(() => import('./library-screen.tsx'), 'LibraryScreen'),
  staticData: { title: 'library.title', crumbs: [{ text: 'menu.library' }] },
})

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist-item',
  beforeLoad: () => {
    throw redirect({ to: '/checklist-item/list', replace: true })
  },
})

export const checklistItemRoutes = [homeRoute, listRoute] as const
