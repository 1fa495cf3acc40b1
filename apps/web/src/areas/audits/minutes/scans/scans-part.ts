import { part } from '#ui/page/part.tsx'

/** Below the sheet, and fetched after it. */
export const Scans = part(() => import('./scans.tsx'), 'Scans')
