import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { confirmSession } from '../session/confirmed-session.ts'
import type { TextKey } from '../text/i18n.ts'
import { currentSession } from '../session/session.ts'
import { leaveFor } from './leaving.ts'
import { signInAddress } from './sign-in-address.ts'

/** One step of the breadcrumb. `names`: the audit that the address means by its `$id`, by name once that is known. */
export type Crumb = { text: TextKey; to?: string; names?: 'audit' }

/** The steps to the screens of one audit; without a title of its own, a screen is the audit itself. */
export const inAudit: readonly Crumb[] = [
  { text: 'menu.audits', to: '/checklist/list' },
  { text: 'actions.loading', names: 'audit' },
]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name: page title and last step of the breadcrumb. Without one it is named by its last step. */
    title?: TextKey
    /** The steps before it. */
    crumbs?: readonly Crumb[]
    /** It shows no more than the person's own account: it opens also while their user group is not approved. */
    ownAccount?: true
    /** Everybody may open it: the quick find lists it under this icon, with a further text that it is found by. */
    everybody?: { icon: string; about?: TextKey }
  }
}

export const rootRoute = createRootRoute()

const isIdentifier = (part: unknown) => /^[1-9]\d{0,9}$/.test(String(part))

/** Parent of every screen that needs a session; visitors go to sign in and come back. */
export const signedInRoute = createRoute({
  id: 'in',
  getParentRoute: () => rootRoute,
  beforeLoad: async ({ location, params }) => {
    await confirmSession()
    if (!currentSession()?.token) return leaveFor(signInAddress(location.href))
    // What stands for a record in an address is its number: nothing is asked about any other word.
    if (!Object.values(params).every(isIdentifier)) throw redirect({ href: '/404', replace: true })
  },
})
