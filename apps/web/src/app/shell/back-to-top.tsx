import { ActionIcon, Affix } from '@mantine/core'
import { useWindowScroll } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useAsideWidth } from '../../features/chat/aside-state.ts'
import { useChatsHeight } from '../../features/chat/open-chats.ts'
import { useText } from '../../lib/i18n.ts'
import classes from './back-to-top.module.css'

/** Appears once the page has been scrolled by this many pixels. */
const threshold = 300

/** The button that leads back to the top of a long page. */
export function BackToTop({ isWide }: { isWide: boolean }) {
  const t = useText()
  const side = useAsideWidth(isWide)
  const chats = useChatsHeight()
  const [{ y }] = useWindowScroll()
  if (y <= threshold) return null
  return (
    <Affix position={{ bottom: `calc(${chats} + 20px)`, right: side + 20 }} zIndex={100} className={classes.button}>
      <ActionIcon variant="default" size={44} radius="xl" aria-label={t('shell.back_to_top')} onClick={toTop}>
        <IconArrowUp size={20} stroke={1.6} />
      </ActionIcon>
    </Affix>
  )
}

/** At once: a smooth way through a long virtual list stops at every row that is measured. */
function toTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
}
