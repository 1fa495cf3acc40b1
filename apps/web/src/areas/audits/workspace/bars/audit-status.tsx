import type { Audit } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { StatusWord } from '#blocks/status/status-word.tsx'
import type { ChunkFailure } from '#lib/code/code.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'
import classes from './audit-status.module.css'

// Most of an audit's people never move it.
const AuditStatusControl = part(() => import('../../domain/audit-status-control.tsx'), 'AuditStatusControl', {
  waits: ({ audit }) => <Waits audit={audit} />,
  failed: (failure, { audit }) => <MovesFailed {...failure} audit={audit} />,
})

/** The audit's status; for whoever may move the audit a menu of its next ones. */
export function AuditStatus({ audit, mayMove }: { audit: Audit; mayMove: boolean }) {
  const isRested = useRested()
  if (!mayMove) return <StatusWord status={audit.status} />
  return isRested ? <AuditStatusControl audit={audit} from="view" /> : <Waits audit={audit} />
}

function Waits({ audit }: { audit: Audit }) {
  return (
    <span className={classes.waits}>
      <StatusWord status={audit.status} />
    </span>
  )
}

function MovesFailed({ audit, missing, onRetry }: { audit: Audit; missing: ChunkFailure; onRetry: () => void }) {
  const t = useText()
  const isReplaced = missing === 'replaced'
  return (
    <>
      <StatusWord status={audit.status} />
      <span role="alert">{t('auditWorkspace.moves_missing')}</span>
      <Button variant="subtle" size="compact-sm" onClick={isReplaced ? () => window.location.reload() : onRetry}>
        {t(isReplaced ? 'shell.reload' : 'actions.retry')}
      </Button>
    </>
  )
}
