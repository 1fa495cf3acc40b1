import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/group-faq/list', {
  component: screen(() => import('./topics-screen.tsx'), 'TopicsScreen'),
  title: 'topics.title',
  crumbs: [{ text: 'menu.library' }],
})

const homeRoute = route('/group-faq', { leadsTo: '/group-faq/list' })

export const topicRoutes = [homeRoute, listRoute] as const
