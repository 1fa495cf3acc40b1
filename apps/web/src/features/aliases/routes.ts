import { aliases } from '@apron/contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { filtersOf } from '../../lib/filters.ts'
import { signedInRoute } from '../../lib/routing.tsx'

const aliasesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/alias',
  ...filtersOf(aliases.list),
  component: lazyRouteComponent(() => import('./aliases-screen.tsx'), 'AliasesScreen'),
  staticData: {
    title: 'aliases.title',
    crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
  },
})

export const aliasRoutes = [aliasesRoute] as const
