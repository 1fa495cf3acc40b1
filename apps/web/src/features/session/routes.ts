import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { visitorRoute } from '../../lib/routing.tsx'

const loginRoute = createRoute({
  getParentRoute: () => visitorRoute,
  path: '/login',
  validateSearch: (search: { redirect?: string; message?: string }) => ({
    ...(search.redirect ? { redirect: search.redirect } : {}),
    ...(search.message ? { message: search.message } : {}),
  }),
  component: lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen'),
  staticData: { title: 'session.sign_in' },
})

export const sessionRoutes = [loginRoute] as const
