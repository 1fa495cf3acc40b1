import { noOrganization, reports } from '@apron/contract/audits'
import { useMemo, useState, type ReactNode } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearch } from '#lib/router/use-router.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LinkTabs } from '#ui/page/link-tabs.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import classes from '../reports.module.css'
import { ReportSlots } from './slots.ts'

const tabs = [
  { to: '/report/report', text: 'reports.tab_period', about: 'reports.period_about', isPaper: true },
  { to: '/report/report-hashtag', text: 'reports.tab_tag', about: 'reports.tag_about', isPaper: true },
  { to: '/report/correctives', text: 'reports.tab_correctives', about: 'reports.correctives_about', isPaper: true },
  { to: '/report/findings', text: 'reports.tab_findings', about: 'reports.findings_about', isPaper: false },
  { to: '/report/coverage', text: 'reports.tab_coverage', about: 'reports.coverage_about', isPaper: false },
] as const satisfies readonly { to: string; text: TextKey; about: TextKey; isPaper: boolean }[]
export type ReportTab = (typeof tabs)[number]['to']

/** One of the reports under its tab, for those who may read them; the organisation goes along from one to the other. */
export function ReportFrame({ tab, children }: { tab: ReportTab; children: ReactNode }) {
  const t = useText()
  const { organization_id: organization } = useSearch<{ organization_id?: number }>()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ actions, sheet }), [actions, sheet])
  const { about, isPaper } = tabs.find(({ to }) => to === tab)!
  const kept = organization && organization !== noOrganization ? { organization_id: organization } : {}
  return (
    <OnlyFor route={reports.byPeriod}>
      <div className={classes.screen}>
        <PageHeader title={t('reports.title')} about={t(about)}>
          <div
            className={classes.actions}
            data-paper={(isPaper && organization !== noOrganization) || undefined}
            ref={setActions}
          />
        </PageHeader>
        <Card flush>
          <LinkTabs label={t('reports.tabs')}>
            {tabs.map(({ to, text }) => (
              <Link key={to} to={to} search={kept} aria-current={to === tab ? 'page' : undefined}>
                {t(text)}
              </Link>
            ))}
          </LinkTabs>
          <ReportSlots value={slots}>{children}</ReportSlots>
        </Card>
      </div>
      <div className={classes.paper} ref={setSheet} />
    </OnlyFor>
  )
}
