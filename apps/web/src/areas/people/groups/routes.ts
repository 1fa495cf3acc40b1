import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/group/list', {
  component: screen(() => import('./groups-screen.tsx'), 'GroupsScreen'),
  title: 'groups.title',
  crumbs: [{ text: 'menu.administration' }],
})

const homeRoute = route('/group', { leadsTo: '/group/list' })

export const groupRoutes = [homeRoute, listRoute] as const
