import type { FindingFigures } from '@apron/contract/audits'
import type { ReactNode } from 'react'
import { formatNumber, locale, useText } from '../../../../lib/text/i18n.ts'
import { CodeMark } from '../frame/code-mark.tsx'
import { NumberTable } from '../frame/number-table.tsx'

/** How long corrections took and how many findings came back, by class and in all. */
export function ClosingNumbers({ figures: { all, classes: own } }: { figures: FindingFigures }) {
  const t = useText()
  return (
    <NumberTable label={t('reports.closing')}>
      <thead>
        <tr>
          <th scope="col">{t('reports.class')}</th>
          <th scope="col">{t('reports.findings')}</th>
          <th scope="col">{t('reports.closed')}</th>
          <th scope="col">{t('reports.median')}</th>
          <th scope="col">{t('reports.ninetieth')}</th>
          <th scope="col">{t('reports.repeated')}</th>
          <th scope="col">{t('reports.repeat_rate')}</th>
        </tr>
      </thead>
      <tbody>
        {own.map(({ id, code, name, color, ...figures }) => (
          <Line key={id} head={<CodeMark code={code} name={name} color={color} />} figures={figures} />
        ))}
      </tbody>
      <tfoot>
        <Line head={t('reports.total')} figures={all} />
      </tfoot>
    </NumberTable>
  )
}

const days = (count: number | null) => (count === null ? '–' : formatNumber(Math.round(count * 10) / 10))
/** `12,5%`. */
const share = (part: number, of: number) =>
  of === 0 ? '–' : new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(part / of)

function Line({ head, figures }: { head: ReactNode; figures: FindingFigures['all'] }) {
  const { findings, closed, median, ninetieth, repeated } = figures
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{formatNumber(findings)}</td>
      <td>{formatNumber(closed)}</td>
      <td>{days(median)}</td>
      <td>{days(ninetieth)}</td>
      <td>{formatNumber(repeated)}</td>
      <td>{share(repeated, findings)}</td>
    </tr>
  )
}
