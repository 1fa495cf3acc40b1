import { users } from '@apron/contract/people'
import { createRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'
import { panels, treeFiltersOf, type OrganizationsSearch } from './organizations-search.ts'

const ofUsers = filtersOf(users.list, { sort: 'asc' })

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organization/list',
  validateSearch: (search: Partial<OrganizationsSearch> & SearchSchemaInput): OrganizationsSearch => ({
    ...ofUsers.validateSearch(search),
    panel: panels.find((panel) => panel === search.panel),
    trash: search.trash ? true : undefined,
    ...treeFiltersOf(search),
  }),
  search: ofUsers.search,
  component: screen(() => import('./organizations-screen.tsx'), 'OrganizationsScreen'),
  staticData: { title: 'organizations.title', crumbs: [{ text: 'menu.administration' }] },
})

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organization',
  beforeLoad: () => {
    throw redirect({ to: '/organization/list', replace: true })
  },
})

export const organizationRoutes = [homeRoute, listRoute] as const
