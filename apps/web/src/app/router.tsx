import { createRoute, createRouter, redirect, type AnyRoute } from '@tanstack/react-router'
import * as audits from '../areas/audits/area.ts'
import * as desk from '../areas/desk/area.ts'
import * as library from '../areas/library/area.ts'
import * as people from '../areas/people/area.ts'
import { sessionRoutes } from '../areas/people/session/routes.ts'
import * as talk from '../areas/talk/area.ts'
import { travelWith } from '../lib/page/navigation.ts'
import { screen } from '../ui/page/part.tsx'
import { rememberPlace } from '../lib/page/places.ts'
import { queryClient } from '../lib/calls/queries.ts'
import { rootRoute, signedInRoute, visitorRoute } from '../lib/page/routing.tsx'
import { currentSession, onSessionChange } from '../lib/session/session.ts'
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

/** The screens of an area. */
const screensOf = <Rooms extends Record<string, readonly AnyRoute[]>>(rooms: Rooms) =>
  Object.values(rooms).flat() as Rooms[keyof Rooms][number][]

const routeTree = rootRoute.addChildren([
  lostRoute,
  visitorRoute.addChildren([...sessionRoutes]),
  signedInRoute.addChildren([
    homeRoute,
    ...screensOf(audits),
    ...screensOf(desk),
    ...screensOf(library),
    ...screensOf(people),
    ...screensOf(talk),
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
