import type { PeriodReport } from '@apron/contract/audits'
import { useText } from '#lib/text/i18n.ts'
import { yearsInWords } from '../frame/caption.tsx'
import { CodeMark } from '../frame/code-mark.tsx'
import { NumberTable } from '../frame/number-table.tsx'
import { Counted } from '../frame/counted.tsx'
import { toAudits, toItems } from '../frame/ways.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The numbers of the chart, each of which leads to what it counts. */
export function PeriodNumbers({
  report: { caption, labels, periods, datasets, audits },
  organization,
  statusIds,
}: {
  report: PeriodReport
  organization: number
  statusIds: readonly number[]
}) {
  const t = useText()
  const whole = { from: periods[0]!.from, to: periods.at(-1)!.to }
  const years = yearsInWords(caption)
  return (
    <NumberTable label={t('reports.numbers')}>
      <thead>
        <tr>
          <th scope="col">{t('reports.period')}</th>
          {datasets.map(({ id, ...status }) => (
            <th key={id} scope="col">
              <CodeMark {...status} />
            </th>
          ))}
          <th scope="col">{t('reports.total')}</th>
          <th scope="col">{t('reports.audits')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((days, at) => {
          const period = labels[at]!
          return (
            <tr key={days.from}>
              <th scope="row">{period}</th>
              {datasets.map(({ id, code, data }) => (
                <td key={id}>
                  <Counted
                    count={data[at]!}
                    way={toItems(organization, days, [id])}
                    label={t('reports.count_of', { status: code, period })}
                  />
                </td>
              ))}
              <td>
                <Counted
                  count={sum(datasets.map(({ data }) => data[at]!))}
                  way={toItems(organization, days, statusIds)}
                  label={t('reports.count_of', { status: t('reports.total'), period })}
                />
              </td>
              <td>
                <Counted
                  count={audits[at]!}
                  way={toAudits(organization, days)}
                  label={t('reports.count_of', { status: t('reports.audits'), period })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('reports.total')}</th>
          {datasets.map(({ id, code, data }) => (
            <td key={id}>
              <Counted
                count={sum(data)}
                way={toItems(organization, whole, [id])}
                label={t('reports.count_of', { status: code, period: years })}
              />
            </td>
          ))}
          <td>
            <Counted
              count={sum(datasets.flatMap(({ data }) => data))}
              way={toItems(organization, whole, statusIds)}
              label={t('reports.count_of', { status: t('reports.total'), period: years })}
            />
          </td>
          <td>
            <Counted
              count={sum(audits)}
              way={toAudits(organization, whole)}
              label={t('reports.count_of', { status: t('reports.audits'), period: years })}
            />
          </td>
        </tr>
      </tfoot>
    </NumberTable>
  )
}
