import { createRoute } from '@tanstack/react-router'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const qrCodeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/qr-code',
  component: screen(() => import('./qr-code-screen.tsx'), 'QrCodeScreen'),
  staticData: { title: 'qrCode.title', ownAccount: true, everybody: { icon: 'qrcode', about: 'qrCode.picture' } },
})

export const qrCodeRoutes = [qrCodeRoute] as const
