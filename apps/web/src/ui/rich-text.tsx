import { useEffect, useState } from 'react'
import classes from './rich-text.module.css'

type Clean = (html: string) => string
let clean: Clean | null = null
const loading = () =>
  import('dompurify').then(({ default: purify }) => {
    clean = (html) =>
      purify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input'],
        FORBID_ATTR: ['style'],
      })
    return clean
  })

/** The only element that shows HTML; what the server cleaned is cleaned again here. */
export function RichText({ html }: { html: string | null | undefined }) {
  const [cleaned, setCleaned] = useState(() => (clean && html ? clean(html) : ''))
  useEffect(() => {
    let left = false
    if (!html) setCleaned('')
    else if (clean) setCleaned(clean(html))
    else void loading().then((use) => left || setCleaned(use(html)))
    return () => {
      left = true
    }
  }, [html])
  return (
    <div
      className={classes.prose}
      data-coming={(html && !cleaned && !clean) || undefined}
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  )
}

/** Ends once all rich texts of an element are shown. */
export async function untilWritten(element: Element): Promise<void> {
  await loading()
  // Not by frames of animation: behind the window that prints there are none.
  while (element.querySelector('[data-coming]')) await new Promise((next) => setTimeout(next, 20))
}

/** The words of an HTML text, for titles and lists. */
export function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
