import * as audits from '../areas/audits/area.ts'
import * as desk from '../areas/desk/area.ts'
import * as documents from '../areas/documents/area.ts'
import * as library from '../areas/library/area.ts'
import * as people from '../areas/people/area.ts'
import * as talk from '../areas/talk/area.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { noteDrawn } from '#lib/page/first-rest.ts'
import { leaveFor } from '#lib/page/leaving.ts'
import { rememberPlace } from '#lib/page/places.ts'
import { signInAddress } from '#lib/page/sign-in-address.ts'
import { giveUp } from '#lib/page/unsaved.ts'
import { route, type Route } from '#lib/router/route.ts'
import { onArrival, placeShown, startRouter, type RouterLocation } from '#lib/router/router.ts'
import { confirmSession } from '#lib/session/confirmed-session.ts'
import { currentSession, onSessionChange } from '#lib/session/session.ts'
import { screen } from '#ui/page/part.tsx'

/** Menu, bar and footer around every screen of somebody who is signed in. */
export const Shell = screen(() => import('./shell/shell.tsx'), 'Shell')

const homeRoute = route('/', { leadsTo: '/checklist/list' })

const lostRoute = route('/404', {
  component: screen(() => import('./lost-screen.tsx'), 'LostScreen'),
  isOpen: true,
  title: 'shell.lost_title',
})

/** The screens of an area. */
const screensOf = <Rooms extends Record<string, readonly Route[]>>(rooms: Rooms) =>
  Object.values(rooms).flat() as Rooms[keyof Rooms][number][]

const routes = [
  homeRoute,
  lostRoute,
  ...screensOf(audits),
  ...screensOf(desk),
  ...screensOf(documents),
  ...screensOf(library),
  ...screensOf(people),
  ...screensOf(talk),
]

declare module '../lib/router/router.ts' {
  interface ScreenAddresses {
    path: (typeof routes)[number]['path']
  }
}

/** Visitors go to sign in and come back. */
async function admits({ href }: RouterLocation) {
  await confirmSession()
  if (!currentSession()?.token) await leaveFor(signInAddress(href))
}

/** Begins to follow the address bar. */
export function followAddresses(): void {
  onArrival(({ pathname, search }) => rememberPlace(pathname, search))
  const stopDrawn = onArrival(() => {
    stopDrawn()
    void noteDrawn(() => queryClient.isFetching() > 0)
  })
  startRouter({ routes, lost: lostRoute, frame: Shell, admits })
}

/** This or another tab signed out, or the session ended: the sign-in page follows, and knows the way back. */
onSessionChange((notice) => {
  if (currentSession()) return
  const isWanted = notice !== 'session.signed_out'
  // Whoever signs out was asked about what is unsaved; over anything unsaved, no other session ends.
  giveUp()
  void leaveFor(signInAddress(isWanted ? placeShown().href : undefined, notice))
})
