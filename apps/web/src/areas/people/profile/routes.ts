import { createRoute, redirect } from '@tanstack/react-router'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const toProfile = [{ text: 'profile.title', to: '/profile/show' }] as const

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  beforeLoad: () => {
    throw redirect({ to: '/profile/show', replace: true })
  },
})

const showRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile/show',
  component: screen(() => import('./profile-screen.tsx'), 'ProfileScreen'),
  staticData: { title: 'profile.title', ownAccount: true, everybody: { icon: 'user' } },
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile/edit',
  component: screen(() => import('./edit-screen.tsx'), 'EditProfileScreen'),
  staticData: { title: 'profile.edit_title', crumbs: toProfile, ownAccount: true, everybody: { icon: 'pencil' } },
})

const passwordRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile/change-password',
  component: screen(() => import('./password-screen.tsx'), 'PasswordScreen'),
  staticData: { title: 'profile.change_password', crumbs: toProfile, ownAccount: true, everybody: { icon: 'key' } },
})

export const profileRoutes = [homeRoute, showRoute, editRoute, passwordRoute] as const
