import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const crumbs = [{ text: 'menu.administration' }] as const
const toList = { text: 'users.title', to: '/user/list' } as const

const listRoute = route('/user/list', {
  component: screen(() => import('./users-screen.tsx'), 'UsersScreen'),
  title: 'users.title',
  crumbs,
})

const homeRoute = route('/user', { leadsTo: '/user/list' })

const createUserRoute = route('/user/create', {
  component: screen(() => import('./form/create-screen.tsx'), 'CreateUserScreen'),
  title: 'users.add',
  crumbs: [...crumbs, toList],
})

const editRoute = route('/user/$user_id/edit', {
  component: screen(() => import('./form/edit-screen.tsx'), 'EditUserScreen'),
  title: 'users.edit',
  crumbs: [...crumbs, toList],
})

export const userRoutes = [homeRoute, listRoute, createUserRoute, editRoute] as const
