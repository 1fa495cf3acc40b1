import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/organization/list', {
  component: screen(() => import('./organizations-screen.tsx'), 'OrganizationsScreen'),
  title: 'organizations.title',
  crumbs: [{ text: 'menu.administration' }],
})

const homeRoute = route('/organization', { leadsTo: '/organization/list' })

export const organizationRoutes = [homeRoute, listRoute] as const
