import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const toProfile = [{ text: 'shell.profile', to: '/profile/show' }] as const

const homeRoute = route('/profile', { leadsTo: '/profile/show' })

const showRoute = route('/profile/show', {
  component: screen(() => import('./profile-screen.tsx'), 'ProfileScreen'),
  title: 'shell.profile',
  ownAccount: true,
  everybody: { icon: 'user' },
})

const editRoute = route('/profile/edit', {
  component: screen(() => import('./edit-screen.tsx'), 'EditProfileScreen'),
  title: 'shell.edit_profile',
  crumbs: toProfile,
  ownAccount: true,
  everybody: { icon: 'pencil' },
})

const passwordRoute = route('/profile/change-password', {
  component: screen(() => import('./password-screen.tsx'), 'PasswordScreen'),
  title: 'shell.change_password',
  crumbs: toProfile,
  ownAccount: true,
  everybody: { icon: 'key' },
})

export const profileRoutes = [homeRoute, showRoute, editRoute, passwordRoute] as const
