import { createRoute, createRouter, redirect, type AnyRoute } from '@tanstack/react-router'
import * as audits from '../areas/audits/area.ts'
import * as desk from '../areas/desk/area.ts'
import * as library from '../areas/library/area.ts'
import * as people from '../areas/people/area.ts'
import * as talk from '../areas/talk/area.ts'
import { queryClient } from '../lib/calls/queries.ts'
import { travelWith } from '../lib/page/navigation.ts'
import { screen } from '../ui/page/part.tsx'
import { noteDrawn } from '../lib/page/first-rest.ts'
import { leaveFor } from '../lib/page/leaving.ts'
import { rememberPlace } from '../lib/page/places.ts'
import { signInAddress } from '../lib/page/sign-in-address.ts'
import { giveUp } from '../lib/page/unsaved.ts'
import { rootRoute, signedInRoute } from '../lib/page/routing.tsx'
import { currentSession, onSessionChange } from '../lib/session/session.ts'
import { ScreenFailed, ScreenLoading, ShellLoading } from './screen-states.tsx'
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

/** The screens of an area. */
const screensOf = <Rooms extends Record<string, readonly AnyRoute[]>>(rooms: Rooms) =>
  Object.values(rooms).flat() as Rooms[keyof Rooms][number][]

const routeTree = rootRoute.addChildren([
  lostRoute,
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

const stopDrawn = router.subscribe('onResolved', () => {
  stopDrawn()
  void noteDrawn(() => queryClient.isFetching() > 0)
})

/** This or another tab signed out, or the session ended: the sign-in page follows, and knows the way back. */
onSessionChange((notice) => {
  if (currentSession()) return
  const isWanted = notice !== 'session.signed_out'
  // Whoever signs out was asked about what is unsaved; over anything unsaved, no other session ends.
  giveUp()
  void leaveFor(signInAddress(isWanted ? router.state.location.href : undefined, notice))
})
