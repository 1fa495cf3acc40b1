import { part } from '../../../../ui/page/part.tsx'

/** Comes once the report is there. */
export const ReportPaper = part(() => import('./report-paper.tsx'), 'ReportPaper', { failed: () => null })
