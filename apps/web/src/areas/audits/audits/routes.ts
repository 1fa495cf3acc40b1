import { inAudit } from '#lib/page/crumbs.ts'
import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const startRoute = route('/checklist', { leadsTo: '/checklist/list' })

const listRoute = route('/checklist/list', {
  asks: ['/checklists?page=1&per_page=20&sort=asc&sort_by=work'],
  component: screen(() => import('./audits-screen.tsx'), 'AuditsScreen'),
  title: 'checklists.title',
})

const createRouteOfAudit = route('/checklist/create', {
  component: screen(() => import('./form/create-screen.tsx'), 'CreateScreen'),
  title: 'checklists.create_title',
  crumbs: [{ text: 'menu.audits', to: '/checklist/list' }],
})

const editRoute = route('/checklist/$id/edit', {
  component: screen(() => import('./form/edit-screen.tsx'), 'EditScreen'),
  title: 'checklists.edit_title',
  crumbs: inAudit,
})

const itemsRoute = route('/checklist/$id/checklist-item', {
  component: screen(() => import('./items/items-screen.tsx'), 'ItemsScreen'),
  title: 'checklists.items_title',
  crumbs: inAudit,
})

const correctiveRoute = route('/checklist/$id/corrective', {
  component: screen(() => import('./corrective/corrective-screen.tsx'), 'CorrectiveScreen'),
  title: 'checklists.corrective_title',
  crumbs: inAudit,
})

const defaultsRoute = route('/category/checklist/$id/defaults', {
  component: screen(() => import('./defaults-screen.tsx'), 'DefaultsScreen'),
  title: 'planning.defaults',
  crumbs: [{ text: 'menu.library' }, { text: 'menu.categories', to: '/category/checklist' }],
})

export const checklistRoutes = [
  startRoute,
  listRoute,
  createRouteOfAudit,
  editRoute,
  itemsRoute,
  correctiveRoute,
  defaultsRoute,
] as const
