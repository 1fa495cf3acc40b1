import { auditWorkspace } from '@apron/contract/audits'
import { useRead } from '#lib/calls/queries.ts'

/** The figures of an audit; they follow the answers that the workspace receives. */
export const useFigures = (auditId: number) =>
  useRead(auditWorkspace.figures, { params: { id: auditId } }, { quiet: true })
