import type { AuditDetail } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import { Progress } from '../overview/progress.tsx'
import type { PhonePlace } from '../phone/phone-bars.tsx'
import type { View } from '../searching/workspace-search.ts'
import type { OpenModal } from '../windows/workspace-modals.tsx'
import { useWorkspace } from '../workspace-context.ts'
import { AuditHead } from './audit-head.tsx'
import classes from './workspace-top.module.css'

const BeginButton = part(() => import('../overview/figures/begin-button.tsx'), 'BeginButton')
// On a phone it is a row of its own: its place is there before it.
const StartButton = part(() => import('../overview/figures/start-button.tsx'), 'StartButton', {
  waits: ({ isBegun }) => <StartWaits isBegun={isBegun} />,
})
const PhoneBars = part(() => import('../phone/phone-bars.tsx'), 'PhoneBars', { waits: <div className={classes.bar} /> })

/** What stands above the columns: the audit, or on a phone one bar, which says where one is, in the place of all others. */
export function WorkspaceTop({
  audit,
  isPhone,
  openModal,
  ...place
}: Omit<PhonePlace, 'view'> & {
  audit: AuditDetail
  isPhone: boolean
  view: View
  openModal: (modal: OpenModal) => void
}) {
  const { rights } = useWorkspace()
  const { view, tree, go, search } = place
  const { checked, total } = tree ?? audit
  const isOpen = rights.answer && (view === 'overview' || view === 'tree') && checked < total
  const first =
    rights.begin && audit.total > 0 ? (
      <BeginButton audit={audit} />
    ) : isOpen ? (
      <StartButton audit={audit} isBegun={checked > 0} />
    ) : undefined
  const isBare = isPhone && (view === 'item' || view === 'list')
  useBare(isBare)
  return (
    <>
      {isBare ? (
        <h1 className="visually-hidden">{audit.name}</h1>
      ) : (
        <AuditHead audit={audit} rights={rights} go={go} earlierShown={search.earlier === 1} openModal={openModal}>
          {first}
        </AuditHead>
      )}
      {isPhone && view === 'tree' && (
        <div className={classes.progress}>
          <Progress tree={tree} size="slim" />
        </div>
      )}
      {isPhone && view !== 'tree' && <PhoneBars {...place} view={view} />}
    </>
  )
}

function StartWaits({ isBegun }: { isBegun: boolean }) {
  const t = useText()
  return (
    <Button className={classes.startWaits} leftSection={<span />} inert>
      {t(isBegun ? 'auditWorkspace.continue' : 'auditWorkspace.start')}
    </Button>
  )
}

/** The shell gives its own bar's room to the work. */
function useBare(isBare: boolean) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-bare', isBare)
    return () => document.documentElement.removeAttribute('data-bare')
  }, [isBare])
}
