import { auditWorkspace } from '@apron/contract/audits'
import { useRead } from '../../../../../lib/calls/queries.ts'

/** What an audit has come to; it follows the answers, as the workspace hears of them. */
export const useFigures = (auditId: number) =>
  useRead(auditWorkspace.figures, { params: { id: auditId } }, { quiet: true })
