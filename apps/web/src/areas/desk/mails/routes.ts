import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const mailsRoute = route('/mails', {
  component: screen(() => import('./mails-screen.tsx'), 'MailsScreen'),
  title: 'mails.title',
  crumbs: [{ text: 'menu.administration' }],
})

export const mailRoutes = [mailsRoute] as const
