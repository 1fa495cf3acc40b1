import { Button } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useText } from '../../../../lib/text/i18n.ts'
import { sendNow } from '../../../../lib/keep/outbox/outbox.ts'
import type { PendingItems } from '../kept/kept-audit.ts'
import classes from './unsaved.module.css'

/** Says that answers wait for the network. The page may be left: they are sent from any other. */
export function Unsaved({ pending }: { pending: PendingItems }) {
  const t = useText()
  const count = [...pending.values()].filter(({ isWaiting }) => isWaiting).length
  if (count === 0) return null
  return (
    <div className={classes.bar} role="status">
      <IconCloudUp size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{t('auditWorkspace.unsaved_count', { count })}</strong> {t('auditWorkspace.unsaved_hint')}
      </span>
      <Button variant="default" onClick={sendNow}>
        {t('auditWorkspace.send_now')}
      </Button>
    </div>
  )
}
