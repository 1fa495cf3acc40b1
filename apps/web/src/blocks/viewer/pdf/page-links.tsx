import { useText } from '#lib/text/i18n.ts'
import type { PageLink } from './links-of.ts'
import classes from './pdf.module.css'

/** The links of a page over its picture: to another tab, or to another page. */
export function PageLinks({ links, onGo }: { links: readonly PageLink[]; onGo: (page: number) => void }) {
  const t = useText()
  return links.map((link, place) =>
    'href' in link ? (
      <a
        key={place}
        className={classes.link}
        style={link.box}
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={link.href}
      />
    ) : (
      <button
        key={place}
        type="button"
        className={classes.link}
        style={link.box}
        aria-label={t('viewer.link_to_page', { page: link.page })}
        onClick={() => onGo(link.page)}
      />
    ),
  )
}
