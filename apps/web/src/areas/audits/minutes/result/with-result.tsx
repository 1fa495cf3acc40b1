import { minutes, type AuditResult } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { tellRefusal } from '#lib/calls/refusals.ts'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'

/** What is drawn from the newest minutes of an audit; before there are any, the way to them. */
export function WithResult({
  auditId,
  title,
  children,
}: {
  auditId: number
  title: string
  children: (result: AuditResult) => ReactNode
}) {
  const { data, error } = useRead(minutes.result, { params: { id: auditId } }, { quiet: true })
  useEffect(() => {
    if (error && error.status !== 402) tellRefusal(error, { screen: true })
  }, [error])
  if (error?.status === 402) return <NotExported auditId={auditId} title={title} />
  return data ? children(data.data) : <LoadingRows rows={12} />
}

function NotExported({ auditId, title }: { auditId: number; title: string }) {
  const t = useText()
  return (
    <>
      <PageHeader title={title} />
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
