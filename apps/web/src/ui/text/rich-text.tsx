import { useMemo, useSyncExternalStore } from 'react'
import { code } from '#lib/code/code.ts'
import { firstRest } from '#lib/page/first-rest.ts'
import classes from './rich-text.module.css'
import { wordsOf } from './words-of.ts'

const cleaner = code(() => import('dompurify'))

/** Fetched for the first text that is drawn; the words of a page that has just begun come before their look. */
const onArrival = (hear: () => void) => {
  void firstRest().then(() => cleaner.until())
  return cleaner.onArrival(hear)
}

/**
 * The only element that shows HTML; what the server cleaned is cleaned again here. Until the cleaner is loaded, its
 * plain words are shown.
 */
export function RichText({ html }: { html: string | null | undefined }) {
  const purify = useSyncExternalStore(onArrival, cleaner.arrival).value?.default
  const cleaned = useMemo(
    () =>
      purify?.sanitize(html ?? '', {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input'],
        FORBID_ATTR: ['style'],
      }),
    [purify, html],
  )
  if (cleaned === undefined) return <div className={classes.prose}>{html && wordsOf(html)}</div>
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: cleaned }} />
}
