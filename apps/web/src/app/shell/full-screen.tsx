import { ActionIcon } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { noticeWarning } from '../../lib/notices.ts'

/** Fills the screen with the application, or says that this browser cannot. */
export function FullScreen() {
  const t = useText()
  const [isFull, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const label = isFull ? t('shell.leave_full_screen') : t('shell.full_screen')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      title={label}
      aria-label={label}
      onClick={() => void toggle()}
      visibleFrom="sm"
    >
      {isFull ? <IconArrowsMinimize size={20} stroke={1.6} /> : <IconArrowsMaximize size={20} stroke={1.6} />}
    </ActionIcon>
  )
}

async function toggle() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    noticeWarning('shell.no_full_screen')
  }
}
