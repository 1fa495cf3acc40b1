import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const aliasesRoute = route('/group/alias', {
  component: screen(() => import('./team-roles-screen.tsx'), 'AliasesScreen'),
  title: 'aliases.title',
  crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
})

export const aliasRoutes = [aliasesRoute] as const
