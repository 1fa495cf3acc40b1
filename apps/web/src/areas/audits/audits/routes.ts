import { checklists } from '@apron/contract/audits'
import { createRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { inAudit, signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const startRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist',
  beforeLoad: () => {
    throw redirect({ href: '/checklist/list', replace: true })
  },
})

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/list',
  ...filtersOf(checklists.list),
  component: screen(() => import('./audits-screen.tsx'), 'AuditsScreen'),
  staticData: { title: 'checklists.title' },
})

const createRouteOfAudit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/create',
  component: screen(() => import('./form/create-screen.tsx'), 'CreateScreen'),
  staticData: { title: 'checklists.create_title', crumbs: [{ text: 'menu.audits', to: '/checklist/list' }] },
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/edit',
  component: screen(() => import('./form/edit-screen.tsx'), 'EditScreen'),
  staticData: { title: 'checklists.edit_title', crumbs: inAudit },
})

const itemsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/checklist-item',
  /** The audit whose items are taken over at once. */
  validateSearch: (search: { from?: unknown } & SearchSchemaInput): { from?: number } =>
    Number.isSafeInteger(Number(search.from)) && Number(search.from) > 0 ? { from: Number(search.from) } : {},
  component: screen(() => import('./items/items-screen.tsx'), 'ItemsScreen'),
  staticData: { title: 'checklists.items_title', crumbs: inAudit },
})

const correctiveRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/corrective',
  /** The screen to go back to; without one the list. */
  validateSearch: (search: { from?: unknown } & SearchSchemaInput): { from?: 'view' } =>
    search.from === 'view' ? { from: 'view' } : {},
  component: screen(() => import('./corrective/corrective-screen.tsx'), 'CorrectiveScreen'),
  staticData: { title: 'checklists.corrective_title', crumbs: inAudit },
})

export const checklistRoutes = [
  startRoute,
  listRoute,
  createRouteOfAudit,
  editRoute,
  itemsRoute,
  correctiveRoute,
] as const
