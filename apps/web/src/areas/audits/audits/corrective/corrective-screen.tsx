import { auditStatus } from '@apron/contract'
import { auditWorkspace, checklists } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useParams, useSearch } from '#lib/router/use-router.ts'
import { useStatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { useMissing } from '../../domain/missing.tsx'
import { backFrom } from '../form/back.ts'
import type { RawSearch } from '#lib/router/route.ts'

const CorrectiveDates = part(() => import('./corrective-form.tsx'), 'CorrectiveDates', {
  waits: (
    <Card>
      <LoadingRows rows={6} />
    </Card>
  ),
})

/** Gives every finding of an audit its date, and with that makes the audit corrective. */
export function CorrectiveScreen() {
  const t = useText()
  const canCall = useCanCall()
  const wordOf = useStatusWord()
  const id = Number(useParams<'id'>().id)
  const back = backFrom(id, useSearch<{ from?: 'view' }>().from)
  const { data } = useRead(checklists.show, { params: { id } }, { screen: true, staleTime: 0 })
  const audit = data?.data
  const findings = audit?.statuses.filter(({ is_finding }) => is_finding).map((status) => status.id) ?? []
  const {
    data: items,
    isFetchedAfterMount: isFresh,
    isFetching,
  } = useRead(
    auditWorkspace.items,
    { params: { id, groupId: 0 }, query: { status_ids: findings } },
    { enabled: findings.length > 0, staleTime: 0 },
  )
  // What was read before is not given back as if it were chosen here.
  const found = findings.length === 0 ? audit && [] : isFresh ? items?.data : undefined
  const isOpen = audit?.status.code === auditStatus.IN_PROGRESS
  const mayGive = isOpen && canCall(checklists.corrective, audit)
  const { isLoading } = useMissing(id, mayGive)
  return (
    <>
      <PageHeader
        title={t('checklists.corrective_title')}
        about={audit ? `${audit.name}. ${t('checklists.corrective_about')}` : t('checklists.corrective_about')}
      />
      {audit && !mayGive ? (
        <Card>
          <EmptyState
            icon={IconLock}
            title={t('checklists.corrective_wrong_status')}
            hint={
              isOpen
                ? t('checklists.corrective_not_permitted')
                : t('checklists.corrective_wrong_status_text', { status: wordOf(audit.status.code) })
            }
          >
            <Button component={Link} {...back.way} variant="default">
              {t(back.text)}
            </Button>
          </EmptyState>
        </Card>
      ) : audit && found && !isLoading ? (
        <CorrectiveDates
          key={id}
          auditId={id}
          findings={found}
          mayName={canCall(auditWorkspace.setResponsible, audit)}
          isReading={isFetching}
          back={back}
        />
      ) : (
        <Card>
          <LoadingRows rows={6} />
        </Card>
      )}
    </>
  )
}
CorrectiveScreen.search = { read: ({ from }: RawSearch) => (from === 'view' ? { from } : {}) }
