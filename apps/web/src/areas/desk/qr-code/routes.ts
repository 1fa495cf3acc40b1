import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const qrCodeRoute = route('/qr-code', {
  component: screen(() => import('./qr-code-screen.tsx'), 'QrCodeScreen'),
  title: 'qrCode.title',
  ownAccount: true,
  everybody: { icon: 'qrcode', about: 'qrCode.picture' },
})

export const qrCodeRoutes = [qrCodeRoute] as const
