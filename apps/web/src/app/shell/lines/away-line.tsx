import { IconCloudOff } from '@tabler/icons-react'
import { useAway } from '../../../lib/code/away.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { StatusLine } from './status-line.tsx'

/** Says that the server is out of reach, and what that means here. */
export function AwayLine() {
  const t = useText()
  if (!useAway()) return null
  return (
    <StatusLine icon={IconCloudOff}>
      <span>{t('shell.away')}</span>
    </StatusLine>
  )
}
