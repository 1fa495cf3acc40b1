import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/tags/list', {
  component: screen(() => import('./tags-screen.tsx'), 'TagsScreen'),
  title: 'tags.title',
  crumbs: [{ text: 'menu.library' }],
})

const assignRoute = route('/tags/checklist-items', {
  component: screen(() => import('./assign/assign-screen.tsx'), 'AssignScreen'),
  title: 'tags.assign',
  crumbs: [{ text: 'menu.library' }, { text: 'tags.title', to: '/tags/list' }],
})

const homeRoute = route('/tags', { leadsTo: '/tags/list' })

export const tagRoutes = [homeRoute, listRoute, assignRoute] as const
