import { together } from '../../capabilities/area.ts'

/** The rooms of the area: what the rest of the server must know of each stands with its calls. */
export const audits = await together(
  import('./workspace/workspace.routes.ts'),
  import('./comments/comments.routes.ts'),
  import('./audits/audits.routes.ts'),
  import('./minutes/minutes.routes.ts'),
  import('./findings/findings.routes.ts'),
  import('./papers/papers.routes.ts'),
  import('./papers/exports.routes.ts'),
)
