import { part } from '#ui/page/part.tsx'

/** Fetched once the screen is at rest, as most who open it take nothing away. */
export const ProgrammeExport = part(() => import('../domain/paper/paper-export.tsx'), 'PaperExport', {
  soon: true,
})
