import { minutes } from '@apron/contract/audits'
import { Button, Checkbox } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { navigate } from '../../../../lib/router/router.ts'
import { useSearch } from '../../../../lib/router/use-router.ts'
import { Link } from '../../../../lib/router/link.tsx'
import { useText } from '../../../../lib/text/i18n.ts'
import { useRead } from '../../../../lib/calls/queries.ts'
import { tellRefusal } from '../../../../lib/calls/refusals.ts'
import { Card } from '../../../../ui/page/card.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { useAddress } from '../address.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { findingsOnly } from './findings-only.ts'
import { ItemsTable } from './items-table.tsx'
import { MinutesClosing } from '../minutes-closing.tsx'
import { OffPaper, PrintSheet } from '../sheet/print-sheet.tsx'
import { ReferredDocuments } from './references.tsx'
import { SavedBody } from '../history/saved-body.tsx'
import { SheetActions } from '../sheet/sheet-actions.tsx'
import type { Given } from '../../../../lib/router/route.ts'

type ResultSearch = { print?: 1 | undefined; findings?: 1 | undefined }

/** The newest minutes with the result of every item. */
export function ResultScreen() {
  const t = useText()
  const { auditId } = useAddress()
  const sheet = useRef<HTMLElement>(null)
  const { data, error } = useRead(minutes.result, { params: { id: auditId } }, { quiet: true })
  const { findings } = useSearch<ResultSearch>()
  const groups = useMemo(() => {
    const all = data?.data.groups ?? []
    return findings ? findingsOnly(all) : all
  }, [data, findings])
  const isMissing = error?.status === 402
  useEffect(() => {
    if (error && error.status !== 402) tellRefusal(error, { screen: true })
  }, [error])
  if (isMissing) return <NotExported auditId={auditId} />
  if (!data) return <LoadingRows rows={12} />
  const { name, organization } = data.data.checklist
  return (
    <>
      <OffPaper>
        <PageHeader title={t('minutes.result')} about={t('minutes.about', { name, organization: organization.name })}>
          <Checkbox
            label={t('minutes.findings_only')}
            checked={findings === 1}
            onChange={({ currentTarget }) => narrow(currentTarget.checked)}
          />
          <SheetActions sheet={sheet} name={name || organization.name} />
          <HistoryLink auditId={auditId} />
        </PageHeader>
      </OffPaper>
      <PrintSheet ref={sheet} label={t('minutes.result')}>
        <SavedBody minutes={data.data} />
        <section>
          <h3>{t(findings ? 'minutes.findings_details' : 'minutes.result_details')}</h3>
          {groups.length > 0 || !findings ? (
            <ItemsTable label={t('minutes.result_details')} groups={groups} />
          ) : (
            <p>{t('minutes.no_findings')}</p>
          )}
        </section>
        <MinutesClosing>
          <ReferredDocuments items={groups.flatMap(({ items }) => items)} />
        </MinutesClosing>
      </PrintSheet>
    </>
  )
}
ResultScreen.search = {
  read: ({ print, findings }: Given) => ({ ...(print ? { print: 1 } : {}), ...(findings ? { findings: 1 } : {}) }),
}

const narrow = (isOn: boolean) =>
  void navigate({
    to: '.',
    replace: true,
    resetScroll: false,
    search: (before: ResultSearch) => ({ ...before, findings: isOn ? 1 : undefined }),
  })

function NotExported({ auditId }: { auditId: number }) {
  const t = useText()
  return (
    <>
      <PageHeader title={t('minutes.result')} />
      <Card>
        <EmptyState icon={IconFileText} title={t('minutes.not_exported')} hint={t('minutes.not_exported_hint')}>
          <Button renderRoot={(props) => <Link href={`/checklist/${auditId}/summary`} {...props} />}>
            {t('minutes.write')}
          </Button>
        </EmptyState>
      </Card>
    </>
  )
}
