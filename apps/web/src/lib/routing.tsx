import type { MessageKey } from '@apron/messages'
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { currentSession } from './session.ts'

/** One step of the breadcrumb. */
export type Crumb = { text: MessageKey; to?: string }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name: page title and last step of the breadcrumb. */
    title?: MessageKey
    /** The steps before it. */
    crumbs?: readonly Crumb[]
  }
}

export const rootRoute = createRootRoute()

/** Parent of every screen that needs a session; visitors go to sign in and come back. */
export const signedInRoute = createRoute({
  id: 'in',
  getParentRoute: () => rootRoute,
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
})

/** Parent of the screens for visitors only; who is signed in goes to the dashboard. */
export const visitorRoute = createRoute({
  id: 'out',
  getParentRoute: () => rootRoute,
  beforeLoad: () => {
    if (currentSession()) throw redirect({ to: '/dashboard' })
  },
})
