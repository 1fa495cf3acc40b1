import { inAudit } from '#lib/page/crumbs.ts'
import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const workspaceRoute = route('/checklist/$id/view', {
  asks: ['/checklists/$id', '/checklists/$id/checklist-items', '/checklists/$id/group-checklist-items/{group_id}'],
  component: screen(() => import('./workspace-screen.tsx'), 'WorkspaceScreen'),
  crumbs: inAudit,
})

export const auditWorkspaceRoutes = [workspaceRoute] as const
