import { trail, type TrailKind } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Link } from '#lib/router/link.tsx'

/** Leads from the log of a record to the audit trail of it; for those who may see the audit trail. */
export function TrailLink({ kind, id, onFollow }: { kind: TrailKind; id: number; onFollow: () => void }) {
  const t = useText()
  const canCall = useCanCall()
  if (!canCall(trail.list)) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      renderRoot={(props) => <Link to="/trail" search={{ kind, record_id: id }} {...props} onFollow={onFollow} />}
    >
      {t('trailLink.in_trail')}
    </Button>
  )
}
