import { IconChevronRight } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import { useArrivingTexts, useText } from '../../lib/i18n.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { wayTo } from '../../lib/places.ts'
import type { Crumb } from '../../lib/routing.tsx'
import classes from './breadcrumb.module.css'

/** Where the person is, from the deepest screen's own words; names the browser tab too. */
export function Breadcrumb() {
  const t = useText()
  useArrivingTexts()
  const screen = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData })
  usePageTitle(screen?.title && t(screen.title))
  const steps: Crumb[] = screen?.title ? [...(screen.crumbs ?? []), { text: screen.title }] : []
  return (
    <nav aria-label={t('shell.breadcrumb')} className={classes.crumbs}>
      <ol>
        {steps.map(({ text, to }, index) => (
          <li key={text}>
            {index > 0 && <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />}
            {to && index < steps.length - 1 ? (
              <Link {...wayTo(to)}>{t(text)}</Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{t(text)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
