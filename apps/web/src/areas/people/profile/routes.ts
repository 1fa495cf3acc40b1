import { route } from '../../../lib/router/route.ts'
import { screen } from '../../../ui/page/part.tsx'

const toProfile = [{ text: 'profile.title', to: '/profile/show' }] as const

const homeRoute = route('/profile', { leadsTo: '/profile/show' })

const showRoute = route('/profile/show', {
  component: screen(() => import('./profile-screen.tsx'), 'ProfileScreen'),
  title: 'profile.title',
  ownAccount: true,
  everybody: { icon: 'user' },
})

const editRoute = route('/profile/edit', {
  component: screen(() => import('./edit-screen.tsx'), 'EditProfileScreen'),
  title: 'profile.edit_title',
  crumbs: toProfile,
  ownAccount: true,
  everybody: { icon: 'pencil' },
})

const passwordRoute = route('/profile/change-password', {
  component: screen(() => import('./password-screen.tsx'), 'PasswordScreen'),
  title: 'profile.change_password',
  crumbs: toProfile,
  ownAccount: true,
  everybody: { icon: 'key' },
})

export const profileRoutes = [homeRoute, showRoute, editRoute, passwordRoute] as const
