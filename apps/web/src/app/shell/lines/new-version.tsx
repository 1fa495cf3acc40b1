import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { onUnsent, unsentNow } from '#lib/outbox/unsent.ts'
import { changeOver } from '#lib/code/kept-application.ts'
import { StatusLine } from './status-line.tsx'

/** Says that a new version is on this device: it waits until all has been sent, then the person lets it take over. */
export function NewVersion() {
  const t = useText()
  const count = useSyncExternalStore(onUnsent, unsentNow)
  const [isHeld, setHeld] = useState(false)
  const text = isHeld ? 'shell.version_held' : 'shell.version_ready'
  return (
    <StatusLine icon={IconRefresh}>
      <span>{count > 0 ? t('shell.version_waits', { count }) : t(text)}</span>
      {count === 0 && (
        <Button size="compact-sm" variant="default" onClick={() => void changeOver().then((is) => setHeld(!is))}>
          {t('shell.version_change')}
        </Button>
      )}
    </StatusLine>
  )
}
