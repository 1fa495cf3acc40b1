import type { FindingTrends } from '@apron/contract/audits'
import { useText } from '#lib/text/i18n.ts'
import { CodeMark } from '../frame/code-mark.tsx'
import { NumberTable } from '../frame/number-table.tsx'
import { Counted } from '../frame/counted.tsx'

/** How many findings of each class the organisations had; each number leads to the findings. */
export function OrganizationNumbers({ trends: { classes: found, organizations, periods } }: { trends: FindingTrends }) {
  const t = useText()
  const days = { from_date: periods[0]!.from, to_date: periods.at(-1)!.to }
  const way = (organization: number, statuses: readonly number[]) => ({
    to: '/report/correctives' as const,
    search: { organization_id: organization, status_ids: statuses, ...days },
  })
  return (
    <NumberTable label={t('reports.by_organization')}>
      <thead>
        <tr>
          <th scope="col">{t('reports.organization')}</th>
          {found.map(({ id, ...status }) => (
            <th key={id} scope="col">
              <CodeMark {...status} />
            </th>
          ))}
          <th scope="col">{t('reports.total')}</th>
        </tr>
      </thead>
      <tbody>
        {organizations.map(({ id, name, findings, total }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {found.map((status, at) => (
              <td key={status.id}>
                <Counted
                  count={findings[at]!}
                  way={way(id, [status.id])}
                  label={t('reports.count_of', { status: status.code, period: name })}
                />
              </td>
            ))}
            <td>
              <Counted
                count={total}
                way={way(id, [])}
                label={t('reports.count_of', { status: t('reports.total'), period: name })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  )
}
