import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const registerRoute = route('/findings', {
  component: screen(() => import('./register-screen.tsx'), 'RegisterScreen'),
  title: 'register.title',
})

export const registerRoutes = [registerRoute] as const
