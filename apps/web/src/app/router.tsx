import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { minutesRoutes } from '../features/minutes/routes.ts'
import { checklistRoutes } from '../features/checklists/routes.ts'
import { aliasRoutes } from '../features/aliases/routes.ts'
import { auditWorkspaceRoutes } from '../features/audit-workspace/routes.ts'
import { checklistItemRoutes } from '../features/checklist-items/routes.ts'
import { groupRoutes } from '../features/groups/routes.ts'
import { itemStatusRoutes } from '../features/item-statuses/routes.ts'
import { menuRoutes } from '../features/menus/routes.ts'
import { permissionRoutes } from '../features/permissions/routes.ts'
import { positionRoutes } from '../features/positions/routes.ts'
import { dashboardRoutes } from '../features/dashboard/routes.ts'
import { qrCodeRoutes } from '../features/qr-code/routes.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { sessionRoutes } from '../features/session/routes.ts'
import { organizationRoutes } from '../features/organizations/routes.ts'
import { userRoutes } from '../features/users/routes.ts'
import { travelWith } from '../lib/navigation.ts'
import { screen } from '../ui/part.tsx'
import { rememberPlace } from '../lib/places.ts'
import { queryClient } from '../lib/queries.ts'
import { rootRoute, signedInRoute, visitorRoute } from '../lib/routing.tsx'
import { currentSession, onSessionChange } from '../lib/session.ts'
import { LoginLoading, ScreenFailed, ScreenLoading, ShellLoading } from './screen-states.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'

const lostScreen = screen(() => import('./lost-screen.tsx'), 'LostScreen')

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/checklist/list', replace: true })
  },
})

const lostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: lostScreen,
  staticData: { title: 'shell.lost_title' },
})

rootRoute.update({ notFoundComponent: lostScreen })
signedInRoute.update({
  component: screen(() => import('./shell/shell.tsx'), 'Shell'),
  pendingComponent: ShellLoading,
})
for (const route of sessionRoutes) route.update({ pendingComponent: LoginLoading })

const routeTree = rootRoute.addChildren([
  lostRoute,
  visitorRoute.addChildren([...sessionRoutes]),
  signedInRoute.addChildren([
    homeRoute,
    ...dashboardRoutes,
    ...qrCodeRoutes,
    ...aliasRoutes,
    ...auditWorkspaceRoutes,
    ...checklistRoutes,
    ...checklistItemRoutes,
    ...groupRoutes,
    ...menuRoutes,
    ...permissionRoutes,
    ...itemStatusRoutes,
    ...positionRoutes,
    ...minutesRoutes,
    ...organizationRoutes,
    ...userRoutes,
    ...notificationRoutes,
    ...profileRoutes,
  ]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: ScreenLoading,
  defaultErrorComponent: ScreenFailed,
  defaultPendingMs: 150,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => rememberPlace(pathname, search))

travelWith(({ to }) => void router.navigate({ to, replace: true }))

/** This or another tab signed in or out, or the session ended: the screen follows, and knows the way back. */
onSessionChange((notice) => {
  const { pathname, href } = router.state.location
  const session = currentSession()
  if (session) return void (session.token && pathname === '/login' && router.invalidate())
  if (pathname === '/login') return
  const search = {
    ...(notice === 'session.signed_out' ? {} : { redirect: href }),
    ...(notice ? { message: notice } : {}),
  }
  // Not before the screens are gone: they would ask for all of it again.
  void router
    .navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
    .then(() => currentSession() ?? queryClient.clear())
})
