import { aliases } from '@apron/contract/people'
import { createRoute } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const aliasesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/alias',
  ...filtersOf(aliases.list),
  component: screen(() => import('./team-roles-screen.tsx'), 'AliasesScreen'),
  staticData: {
    title: 'aliases.title',
    crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
  },
})

export const aliasRoutes = [aliasesRoute] as const
