import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '../../lib/routing.tsx'

const qrCodeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/qr-code',
  component: lazyRouteComponent(() => import('./qr-code-screen.tsx'), 'QrCodeScreen'),
  staticData: { title: 'qrCode.title', everybody: { icon: 'qrcode', about: 'qrCode.picture' } },
})

export const qrCodeRoutes = [qrCodeRoute] as const
