import { loadModules } from '#capabilities/area.ts'

/** The feature modules of the area; what the rest of the server must know of each stands with its calls. */
export const audits = await loadModules(
  import('./workspace/workspace.routes.ts'),
  import('./comments/comments.routes.ts'),
  import('./comments/evidence.routes.ts'),
  import('./findings/corrective-result.routes.ts'),
  import('./audits/audits.routes.ts'),
  import('./filing/filing.routes.ts'),
  import('./planning/planning.routes.ts'),
  import('./earlier/earlier.routes.ts'),
  import('./minutes/minutes.routes.ts'),
  import('./findings/findings.routes.ts'),
  import('./programme/programme.routes.ts'),
  import('./reports/reports.routes.ts'),
  import('./findings/workflow/finding-workflow.routes.ts'),
  import('./findings/actions/actions.routes.ts'),
  import('./findings/leaving/leaving.ts'),
  import('./register/register.routes.ts'),
  import('./register/finding-views.routes.ts'),
  import('./papers/papers.routes.ts'),
  import('./papers/exports.routes.ts'),
  import('./scans/scans.routes.ts'),
  import('./papers/addenda/addenda.routes.ts'),
  import('./verification/verification.routes.ts'),
)
