import { auditWorkspace } from '@apron/contract/audits'
import { Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { part } from '#ui/page/part.tsx'
import classes from './quick-report.module.css'

const Chart = part(() => import('./quick-report-chart.tsx'), 'QuickReportChart', {
  waits: <Skeleton circle height={220} />,
})

/** How many items are in each status: a table, and the same as a pie. */
export function QuickReport({ auditId }: { auditId: number }) {
  const t = useText()
  const { data, error, refetch } = useRead(auditWorkspace.quickReport, { params: { id: auditId } }, { quiet: true })
  if (!data && error)
    return <LoadFailed title={t('auditWorkspace.report_failed')} failure={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={5} height={40} />
  const rows = data.data
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const share = (percent: number) => `${formatNumber(percent, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  return (
    <div className={classes.report}>
      <table className={classes.table} aria-label={t('auditWorkspace.quick_report')}>
        <thead>
          <tr>
            <th scope="col">{t('auditWorkspace.report_code')}</th>
            <th scope="col">{t('auditWorkspace.report_name')}</th>
            <th scope="col">{t('auditWorkspace.report_total')}</th>
            <th scope="col">{t('auditWorkspace.report_point')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <span className={classes.code} style={{ '--status': row.color } as CSSProperties}>
                  {row.code}
                </span>
              </td>
              <td>{row.name}</td>
              <td>{formatNumber(row.total)}</td>
              <td>{share(row.percent)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('auditWorkspace.report_sum')}
            </th>
            <td>{formatNumber(total)}</td>
            <td>{share(total > 0 ? 100 : 0)}</td>
          </tr>
        </tfoot>
      </table>
      {total > 0 && (
        <div className={classes.chart}>
          <Chart rows={rows} label={t('auditWorkspace.chart')} />
        </div>
      )}
    </div>
  )
}
