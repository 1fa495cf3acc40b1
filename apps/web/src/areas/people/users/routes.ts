import { users } from '@apron/contract/people'
import { createRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'
import type { UsersSearch } from './users-search.ts'

const filters = filtersOf(users.list, { sort: 'asc' })
const validateSearch = (search: Partial<UsersSearch> & SearchSchemaInput): UsersSearch => ({
  ...filters.validateSearch(search),
  trash: search.trash ? true : undefined,
})
const crumbs = [{ text: 'menu.administration' }] as const
const toList = { text: 'users.title', to: '/user/list' } as const

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user/list',
  validateSearch,
  search: filters.search,
  component: screen(() => import('./users-screen.tsx'), 'UsersScreen'),
  staticData: { title: 'users.title', crumbs },
})

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user',
  validateSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/user/list', search, replace: true })
  },
})

const createUserRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user/create',
  component: screen(() => import('./form/create-screen.tsx'), 'CreateUserScreen'),
  staticData: { title: 'users.add', crumbs: [...crumbs, toList] },
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user/$user_id/edit',
  component: screen(() => import('./form/edit-screen.tsx'), 'EditUserScreen'),
  staticData: { title: 'users.edit', crumbs: [...crumbs, toList] },
})

export const userRoutes = [homeRoute, listRoute, createUserRoute, editRoute] as const
