import { ActionIcon } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './back-to-top.module.css'

/** Appears once the page has been scrolled by this many pixels. */
const threshold = 300

/** The button that leads back to the top of a long page; at its end it stands over the footer, not on it. */
export function BackToTop() {
  const t = useText()
  // Where the page stands is not asked before it scrolls: it would be laid out for that.
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const onScroll = () => setFar(window.scrollY > threshold)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  if (!isFar) return null
  return (
    <div className={classes.place}>
      <ActionIcon variant="default" size={44} radius="xl" aria-label={t('shell.back_to_top')} onClick={toTop}>
        <IconArrowUp size={20} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}

/** At once: a smooth way through a long virtual list stops at every row that is measured. */
function toTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
}
