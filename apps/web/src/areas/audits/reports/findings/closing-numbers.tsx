import type { FindingFigures, FindingTrends } from '@apron/contract/audits'
import type { ReactNode } from 'react'
import { formatNumber, locale, useText } from '#lib/text/i18n.ts'
import { yearsInWords } from '../frame/caption.tsx'
import { CodeMark } from '../frame/code-mark.tsx'
import { Counted } from '../frame/counted.tsx'
import { NumberTable } from '../frame/number-table.tsx'
import { inBranch } from '../frame/ways.ts'

type Counting = { trends: FindingTrends; organization: number }

/** How long corrections took and how many findings came back, by class and in all; what is counted is led to. */
export function ClosingNumbers({
  figures: { all, classes: own },
  ...counting
}: Counting & { figures: FindingFigures }) {
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
          <Line
            key={id}
            head={<CodeMark code={code} name={name} color={color} />}
            of={{ ids: [id], words: code }}
            figures={figures}
            {...counting}
          />
        ))}
      </tbody>
      <tfoot>
        <Line head={t('reports.total')} of={{ ids: [], words: t('reports.total') }} figures={all} {...counting} />
      </tfoot>
    </NumberTable>
  )
}

const inDays = (count: number | null) => (count === null ? '–' : formatNumber(Math.round(count * 10) / 10))
/** `12,5%`. */
const share = (part: number, of: number) =>
  of === 0 ? '–' : new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(part / of)

type FigureLineProps = Counting & {
  head: ReactNode
  /** The classes that are counted, all without any, and how they are called. */
  of: { ids: readonly number[]; words: string }
  figures: FindingFigures['all']
}

function Line({ head, of, figures, trends, organization }: FigureLineProps) {
  const t = useText()
  const { findings, closed, median, ninetieth, repeated } = figures
  const days = { from: trends.periods[0]!.from, to: trends.periods.at(-1)!.to }
  const found = (state: 'all' | 'complete') => ({
    to: '/report/correctives' as const,
    search: { ...inBranch(organization), status_ids: of.ids, from_date: days.from, to_date: days.to, state },
  })
  const again = {
    to: '/findings' as const,
    search: { ...inBranch(organization), ...days, repeated: true, ...(of.ids.length > 0 && { classes: of.ids }) },
  }
  const label = (what: string) =>
    t('reports.count_of', { status: `${of.words}, ${what}`, period: yearsInWords(trends.caption) })
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <Counted count={findings} way={found('all')} label={label(t('reports.findings'))} />
      </td>
      <td>
        <Counted count={closed} way={found('complete')} label={label(t('reports.closed'))} />
      </td>
      <td>{inDays(median)}</td>
      <td>{inDays(ninetieth)}</td>
      <td>
        <Counted count={repeated} way={again} label={label(t('reports.repeated'))} />
      </td>
      <td>{share(repeated, findings)}</td>
    </tr>
  )
}
