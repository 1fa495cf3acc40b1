import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const toList = [{ text: 'menu.forum', to: '/forum/list' }] as const

const homeRoute = route('/forum', { leadsTo: '/forum/list' })

const listRoute = route('/forum/list', {
  component: screen(() => import('./posts-screen.tsx'), 'PostsScreen'),
  title: 'menu.forum',
})

const createRoute = route('/forum/create', {
  component: screen(() => import('./writing/create-screen.tsx'), 'CreateScreen'),
  title: 'forum.create_title',
  crumbs: toList,
})

const editRoute = route('/forum/$id/edit', {
  component: screen(() => import('./writing/edit-screen.tsx'), 'EditScreen'),
  title: 'forum.edit_title',
  crumbs: toList,
})

const detailRoute = route('/forum/$id/detail', {
  component: screen(() => import('./post/post-screen.tsx'), 'PostScreen'),
  title: 'forum.post',
  crumbs: toList,
})

export const forumRoutes = [homeRoute, listRoute, createRoute, editRoute, detailRoute] as const
