import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const hazardsRoute = route('/hazard/list', {
  component: screen(() => import('./hazards-screen.tsx'), 'HazardsScreen'),
  title: 'hazards.title',
  crumbs: [{ text: 'menu.library' }],
})

export const hazardRoutes = [hazardsRoute] as const
