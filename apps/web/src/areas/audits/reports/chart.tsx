import { Skeleton } from '@mantine/core'
import { part } from '#ui/page/part.tsx'

/** The chart comes after the numbers. */
export const ReportChart = part(() => import('./report-chart.tsx'), 'ReportChart', {
  waits: <Skeleton height={300} />,
})
