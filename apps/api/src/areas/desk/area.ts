import { loadModules } from '#capabilities/area.ts'

/** The feature modules of the area; what the rest of the server must know of each stands with its calls. */
export const desk = await loadModules(
  import('./dashboard/dashboard.routes.ts'),
  import('./dashboard/group-dashboards.routes.ts'),
  import('./first-steps/first-steps.routes.ts'),
  import('./waiting/waiting.routes.ts'),
  import('./quick-find/quick-find.routes.ts'),
  import('./statuses/statuses.routes.ts'),
  import('./jobs/jobs.routes.ts'),
  import('./mails/mails.routes.ts'),
  import('./trail/trail.routes.ts'),
  import('./trail/export/exports.routes.ts'),
  import('./domain/qr-code.ts'),
)
