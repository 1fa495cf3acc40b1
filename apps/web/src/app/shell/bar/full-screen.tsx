import { ActionIcon } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { noticeWarning } from '#lib/page/notices.ts'
import { MenuLine } from '#ui/window/menu-lines.tsx'

/** Fills the screen with the application, or says that this browser cannot. */
export function FullScreen() {
  const { label, Icon } = useFullScreen()
  return (
    <ActionIcon variant="subtle" color="gray" size={40} title={label} aria-label={label} onClick={() => void toggle()}>
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  )
}

/** The same as a line of a menu. */
export function FullScreenItem() {
  const { label, Icon } = useFullScreen()
  return (
    <MenuLine Icon={Icon} onClick={() => void toggle()}>
      {label}
    </MenuLine>
  )
}

function useFullScreen() {
  const t = useText()
  const [isFull, setFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  return {
    label: isFull ? t('shell.leave_full_screen') : t('shell.full_screen'),
    Icon: isFull ? IconArrowsMinimize : IconArrowsMaximize,
  }
}

async function toggle() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    noticeWarning('shell.no_full_screen')
  }
}
