import { trail, type TrailKind } from '@apron/contract/desk'
import { IconListTree } from '@tabler/icons-react'
import { useCanCall } from '../../lib/session/can.ts'
import { useText } from '../../lib/text/i18n.ts'
import { Link } from '../../lib/router/link.tsx'
import classes from './trail-link.module.css'

/** Leads from what a record tells of itself to everything that was done to it; for whoever may look at the audit trail. */
export function TrailLink({ kind, id, onFollow }: { kind: TrailKind; id: number; onFollow: () => void }) {
  const t = useText()
  const canCall = useCanCall()
  if (!canCall(trail.list)) return null
  return (
    <Link to="/trail" search={{ kind, record_id: id }} className={classes.link} onFollow={onFollow}>
      <IconListTree size={18} stroke={1.6} aria-hidden="true" />
      {t('trailLink.in_trail')}
    </Link>
  )
}
