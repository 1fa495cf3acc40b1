import { correctiveStatus } from '@apron/contract'
import { correctivePaper, correctives, type CorrectiveResult, type ScribeOptions } from '@apron/contract/audits'
import { NativeSelect } from '@mantine/core'
import { useCallback } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import type { RawSearch } from '#lib/router/route.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useAddress } from './address.ts'
import { makeSo, paperSearch, type PaperSearch } from '../domain/paper/making.ts'
import { PaperPage } from '../domain/paper/paper-page.tsx'

const CorrectiveChart = part(() => import('./corrective-chart.tsx'), 'CorrectiveChart')

type CorrectiveSearch = PaperSearch & { status?: number | undefined }
const { INCOMPLETE, COMPLETE } = correctiveStatus

/** What has come of the findings of an audit: all of them, or those that are complete or incomplete. */
export function CorrectiveScreen() {
  const { auditId: id } = useAddress()
  const { status } = useSearch<CorrectiveSearch>()
  const { data } = useRead(correctives.result, { params: { id }, query: { status } }, { screen: true })
  return data ? <Result result={data.data} status={status} /> : <LoadingRows rows={12} />
}
CorrectiveScreen.search = {
  read: (given: RawSearch): CorrectiveSearch => {
    const status = [INCOMPLETE, COMPLETE].find((one) => String(one) === String(given['status']))
    return { ...paperSearch(given), ...(status === undefined ? {} : { status }) }
  },
}

function Result({ result, status }: { result: CorrectiveResult; status: number | undefined }) {
  const t = useText()
  const { auditId } = useAddress()
  const make = useCallback((making: ScribeOptions) => correctivePaper(result, making), [result])
  const { name, organization } = result.checklist
  return (
    <PaperPage
      title={t('minutes.corrective')}
      about={t('minutes.about', { name, organization: organization.name })}
      name={t('minutes.corrective_file', { name: name || organization.name })}
      make={make}
      exported={{ what: 'corrective', of: auditId }}
      above={
        result.chart.datasets.length > 0 && (
          <Card>
            <CorrectiveChart chart={result.chart} label={t('minutes.corrective_chart')} />
          </Card>
        )
      }
    >
      <NativeSelect
        aria-label={t('minutes.corrective_filter')}
        value={status === undefined ? '' : String(status)}
        data={[
          { value: '', label: t('minutes.corrective_all') },
          { value: String(INCOMPLETE), label: t('statuses.incomplete') },
          { value: String(COMPLETE), label: t('statuses.complete') },
        ]}
        onChange={({ currentTarget: { value } }) => makeSo({ status: value === '' ? undefined : Number(value) })}
      />
    </PaperPage>
  )
}
