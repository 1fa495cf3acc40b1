import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/document/list', {
  component: screen(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
  title: 'documentList.title',
  crumbs: [{ text: 'menu.library' }],
})

const homeRoute = route('/document', { leadsTo: '/document/list' })

export const documentRoutes = [homeRoute, listRoute] as const
