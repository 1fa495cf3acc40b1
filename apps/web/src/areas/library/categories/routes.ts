import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const categoriesRoute = route('/category/checklist', {
  component: screen(() => import('./categories-screen.tsx'), 'CategoriesScreen'),
  title: 'categories.title',
  crumbs: [{ text: 'menu.library' }],
})

export const categoryRoutes = [categoriesRoute] as const
