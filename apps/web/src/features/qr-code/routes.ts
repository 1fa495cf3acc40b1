import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '../../lib/routing.tsx'

const qrCodeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/qr-code',
  component: lazyRouteComponent(() => import('./qr-code-screen.tsx'), 'QrCodeScreen'),
  staticData: { title: 'qrCode.title' },
})

export const qrCodeRoutes = [qrCodeRoute] as const
