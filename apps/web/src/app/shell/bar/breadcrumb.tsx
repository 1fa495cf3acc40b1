import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useArrivingTexts, useText } from '#lib/text/i18n.ts'
import { onOwnTitle, ownTitle } from '#lib/page/own-title.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { wayTo } from '#lib/page/places.ts'
import type { Crumb } from '#lib/router/route.ts'
import { useParams, useShownRoute } from '#lib/router/use-router.ts'
import { useAudit } from './audit-crumb.ts'
import classes from './breadcrumb.module.css'

type Step = { name: string; to?: string | undefined }

/** Where the person is, from the deepest screen's own words; names the browser tab too. */
export function Breadcrumb() {
  const t = useText()
  useArrivingTexts()
  const { title, crumbs = [] } = useShownRoute() ?? {}
  const own = useSyncExternalStore(onOwnTitle, ownTitle)
  const here = own ?? (title && t(title))
  const params = useParams()
  const audit = useAudit(crumbs.some(({ names }) => names) ? params : undefined)
  const stepOf = ({ text, to, names }: Crumb): Step =>
    names ? { name: audit.name ?? t(text), to: audit.to } : { name: t(text), to }
  const steps = [...crumbs.map(stepOf), ...(here ? [{ name: here }] : [])]
  usePageTitle([here, audit.name].filter(Boolean).join(' · ') || undefined)
  return (
    <nav aria-label={t('shell.breadcrumb')} className={classes.crumbs}>
      <ol>
        {steps.map(({ name, to }: Step, index) => (
          <li key={index} data-up={(to && index === steps.length - 2) || undefined}>
            {index > 0 && <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />}
            {to && index < steps.length - 1 ? (
              <Link {...wayTo(to)}>
                <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
                <span>{name}</span>
              </Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
