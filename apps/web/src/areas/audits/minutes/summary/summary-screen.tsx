import { auditStatus, auditStatuses } from '@apron/contract'
import { checklists, minutes, papers, type AuditDetail, type ItemReport } from '@apron/contract/audits'
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useOwnTitle } from '#lib/page/own-title.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { useAddress } from '../address.ts'
import { useBegunMinutes } from './draft.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { useOpening } from './draft-paper.ts'
import classes from '../minutes.module.css'
import { DrawBlocks } from '../../domain/paper/draw-block.tsx'
import { useMaking } from '../../domain/paper/making.ts'
import { OffPaper, Sheet } from '../../domain/paper/paper-sheet.tsx'

const SummaryForm = part(() => import('./summary-form.tsx'), 'SummaryForm', { waits: <LoadingRows rows={12} /> })

/** The minutes of meeting of an audit, to be written and saved. */
export function SummaryScreen() {
  const t = useText()
  const { auditId } = useAddress()
  const [round, setRound] = useState(0)
  const sent = { params: { id: auditId } }
  const audit = useRead(checklists.show, sent, { screen: true }).data?.data
  const items = useRead(minutes.reportable, sent, { staleTime: 0 })
  const last = useRead(minutes.last, sent, { staleTime: 0 })
  // The opening stands above what is written.
  const head = useRead(papers.head, {})
  const begun = useBegunMinutes(auditId)
  // It comes while what it shows is asked for.
  useEffect(() => void SummaryForm.preload(), [])
  const refusal = useRefusal(audit)
  const isAddendum = audit?.status.code === auditStatus.CLOSE
  useOwnTitle(isAddendum ? t('minutes.addendum') : null)
  if (!audit) return <LoadingRows rows={12} />
  const isReady = items.isFetchedAfterMount && last.isFetchedAfterMount && !head.isLoading && begun !== undefined
  return (
    <>
      <OffPaper>
        <PageHeader
          title={t(isAddendum ? 'minutes.addendum' : 'minutes.title')}
          about={t('minutes.about', { name: audit.name, organization: audit.organization.name })}
        >
          <HistoryLink auditId={auditId} />
        </PageHeader>
      </OffPaper>
      {refusal && (
        <>
          <Alert color="yellow" className={classes.notes}>
            {refusal}
          </Alert>
          <Opening audit={audit} items={items.data?.data ?? []} />
        </>
      )}
      {!refusal && !isReady && <LoadingRows rows={12} />}
      {!refusal && items.data && last.data && isReady && (
        <SummaryForm
          key={round}
          audit={audit}
          items={items.data.data}
          last={last.data.data}
          begun={begun}
          onRestart={() => setRound(round + 1)}
        />
      )}
    </>
  )
}

/** What the minutes would begin with, for whoever may only read it. */
function Opening({ audit, items }: { audit: AuditDetail; items: readonly ItemReport[] }) {
  const t = useText()
  const { lang } = useMaking()
  const opening = useOpening(audit, items)
  const isAddendum = audit.status.code === auditStatus.CLOSE
  if (!opening) return <LoadingRows rows={6} />
  return (
    <Sheet label={t(isAddendum ? 'minutes.addendum' : 'minutes.title')} lang={lang}>
      <DrawBlocks blocks={opening} />
    </Sheet>
  )
}

/** Why no minutes can be written now, in a sentence; null when they can. */
function useRefusal(audit: AuditDetail | undefined): string | null {
  const t = useText()
  const canCall = useCanCall()
  if (!audit) return null
  const { code } = audit.status
  const during: readonly number[] = minutes.create.during
  if (!during.includes(code)) {
    const status = auditStatuses.find((one) => one.code === code)
    return t('minutes.wrong_status', { status: status ? t(status.text) : audit.status.name })
  }
  return canCall(minutes.create, { permissions: audit.permissions }) ? null : t('minutes.may_not')
}
