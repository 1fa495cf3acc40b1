import { createRoute } from '@tanstack/react-router'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { inAudit, signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'
import { readSearch, type WorkspaceSearch } from './searching/workspace-search.ts'

const workspaceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist/$id/view',
  validateSearch: (search: WorkspaceSearch & SearchSchemaInput): WorkspaceSearch => readSearch(search),
  component: screen(() => import('./workspace-screen.tsx'), 'WorkspaceScreen'),
  staticData: { crumbs: inAudit },
})

export const auditWorkspaceRoutes = [workspaceRoute] as const
