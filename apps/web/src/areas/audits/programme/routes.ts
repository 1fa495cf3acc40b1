import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const programmeRoute = route('/programme', {
  component: screen(() => import('./programme-screen.tsx'), 'ProgrammeScreen'),
  title: 'menu.programme',
})

export const programmeRoutes = [programmeRoute] as const
