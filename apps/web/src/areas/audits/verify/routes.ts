import { route } from '../../../lib/router/route.ts'
import { screen } from '../../../ui/page/part.tsx'

const verifyRoute = route('/verify/$digest', {
  component: screen(() => import('./verify-screen.tsx'), 'VerifyScreen'),
  title: 'verify.title',
  isOpen: true,
  takesWords: true,
})

export const verifyRoutes = [verifyRoute] as const
