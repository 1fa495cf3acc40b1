import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/checklist-item/list', {
  component: screen(() => import('./library-screen.tsx'), 'LibraryScreen'),
  title: 'library.title',
  crumbs: [{ text: 'menu.library' }],
})

const homeRoute = route('/checklist-item', { leadsTo: '/checklist-item/list' })

export const checklistItemRoutes = [homeRoute, listRoute] as const
