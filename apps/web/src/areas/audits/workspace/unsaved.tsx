import { Button } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useGuardedPage } from '../../../blocks/leave-guard.ts'
import { ask } from '../../../lib/dialogs.ts'
import { useText } from '../../../lib/i18n.ts'
import type { PendingAnswers } from './answers.ts'
import { answersOf } from './audit-answers.ts'
import classes from './unsaved.module.css'

/** Says that answers wait for the network, and asks before the page is left without them. */
export function Unsaved({ auditId, pending }: { auditId: number; pending: PendingAnswers }) {
  const t = useText()
  const count = pending.size
  useGuardedPage(count > 0, async ({ current, next }) => {
    if (next.pathname === current.pathname) return false
    return !(await ask({
      title: t('auditWorkspace.leave_title'),
      text: `${t('auditWorkspace.unsaved_count', { count })} ${t('auditWorkspace.unsaved_hint')}`,
      confirm: t('auditWorkspace.leave'),
      destroys: true,
    }))
  })
  const isWaiting = [...pending.values()].some((answer) => answer.isWaiting)
  if (!isWaiting) return null
  return (
    <div className={classes.bar} role="status">
      <IconCloudUp size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{t('auditWorkspace.unsaved_count', { count })}</strong> {t('auditWorkspace.unsaved_hint')}
      </span>
      <Button variant="default" onClick={answersOf(auditId).wake}>
        {t('auditWorkspace.send_now')}
      </Button>
    </div>
  )
}
