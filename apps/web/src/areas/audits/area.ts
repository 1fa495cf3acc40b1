import { code } from '../../lib/code/code.ts'
import type { KindsOfArea } from '../../lib/keep/outbox/kinds.ts'
import { withTexts } from '../../lib/text/text-sections.ts'
import { checklistRoutes } from './audits/routes.ts'
import { minutesRoutes } from './minutes/routes.ts'
import { auditWorkspaceRoutes } from './workspace/routes.ts'

/** The screens of the area. */
export const auditsScreens = [...checklistRoutes, ...minutesRoutes, ...auditWorkspaceRoutes] as const

/** What is done here and may wait on a device. */
export const auditsKinds: KindsOfArea = {
  names: ['answer', 'corrective_date', 'corrective_status', 'comment', 'comment_edit'],
  code: code(() => withTexts(['keep'], import('./workspace/kept/kept-kinds.ts'))),
}
