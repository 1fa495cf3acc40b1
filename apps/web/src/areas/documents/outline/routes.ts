import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const crumbs = [{ text: 'outline.documents', to: '/document/list' }] as const

const editRoute = route('/document/view/$document_id', {
  asks: ['/documents/$document_id', '/documents/$document_id/items'],
  component: screen(() => import('./editing/edit-screen.tsx'), 'OutlineEditScreen'),
  title: 'outline.document',
  crumbs,
})

const arrangeRoute = route('/document/view/$document_id/index', {
  component: screen(() => import('./arranging/arrange-screen.tsx'), 'OutlineArrangeScreen'),
  title: 'outline.document',
  crumbs,
})

const readRoute = route('/document/view/$document_id/view', {
  asks: ['/documents/$document_id', '/documents/$document_id/items'],
  component: screen(() => import('./reading/read-screen.tsx'), 'OutlineReadScreen'),
  title: 'outline.document',
  crumbs,
})

const compareRoute = route('/document/view/$document_id/comparison', {
  component: screen(() => import('./comparing/comparison-screen.tsx'), 'ComparisonScreen'),
  title: 'comparison.title',
  crumbs,
})

export const outlineRoutes = [editRoute, arrangeRoute, readRoute, compareRoute] as const
