import { createRoute } from '@tanstack/react-router'
import { visitorRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

type Arrival = {
  /** Where to go after sign-in. */
  redirect?: string
  /** The name of a text to show for a moment. */
  message?: string
}

const loginRoute = createRoute({
  getParentRoute: () => visitorRoute,
  path: '/login',
  validateSearch: ({ redirect, message }: Arrival): Arrival => ({
    ...(redirect ? { redirect } : {}),
    ...(message ? { message } : {}),
  }),
  component: screen(() => import('./login-screen.tsx'), 'LoginScreen'),
  staticData: { title: 'session.sign_in' },
})

export const sessionRoutes = [loginRoute] as const
