import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const verifyRoute = route('/verify/$digest', {
  component: screen(() => import('./verify-screen.tsx'), 'VerifyScreen'),
  title: 'verify.title',
  isOpen: true,
  takesWords: true,
})

/** For whoever reads the code off a paper instead of scanning it. */
const verifyAskRoute = route('/verify', {
  component: screen(() => import('./verify-screen.tsx'), 'VerifyScreen'),
  title: 'verify.title',
  isOpen: true,
})

export const verifyRoutes = [verifyRoute, verifyAskRoute] as const
