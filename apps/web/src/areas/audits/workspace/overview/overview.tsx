import { auditStatuses } from '@apron/contract'
import { auditFrame, type AuditDetail } from '@apron/contract/audits'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { Figures } from './figures/figures.tsx'
import classes from './overview.module.css'
import { QuickReport } from './quick-report.tsx'
import { TeamTables } from './team-tables.tsx'

/** What the audit is: organisation, dates, status, how far it is, who is in it. */
export function Overview({ audit }: { audit: AuditDetail }) {
  const t = useText()
  const { organization, category } = audit
  return (
    <div className={classes.overview}>
      <Card>
        <Title order={2} className={classes.title ?? ''}>
          {t('auditWorkspace.overview')}
        </Title>
        <RejectedLine kind="audits" record={audit} name={audit.name} />
        <dl className={classes.facts}>
          <Fact label={t('auditWorkspace.name')}>{audit.name}</Fact>
          <Fact label={t('auditWorkspace.status')}>
            <StatusWord status={{ code: auditStatuses.find(({ code }) => code === audit.status.code)?.code ?? 0 }} />
          </Fact>
          <Fact label={t('auditWorkspace.organization')}>
            {organization.name}
            {organization.address && <small>{organization.address}</small>}
          </Fact>
          <Fact label={t('auditWorkspace.dates')}>{period(t, audit.starting_date, audit.ending_date)}</Fact>
          <Fact label={t('auditWorkspace.corrective_dates')}>
            {period(t, audit.start_corrective_date, audit.end_corrective_date)}
          </Fact>
          <Fact label={t('auditWorkspace.closing_date')}>{dayMonthYear(audit.closing_date) || '–'}</Fact>
          <Fact label={t('auditWorkspace.category')}>{category?.name ?? '–'}</Fact>
          <Fact label={t('auditWorkspace.author')}>{audit.author.name}</Fact>
          {auditFrame.map((field) => (
            <Fact key={field} label={t(`checklists.${field}`)}>
              <span className={classes.lines}>{audit[field] || '–'}</span>
            </Fact>
          ))}
        </dl>
      </Card>
      <Figures audit={audit} />
      <Card>
        <Title order={2} className={classes.title ?? ''}>
          {t('auditWorkspace.quick_report')}
        </Title>
        <QuickReport auditId={audit.id} />
      </Card>
      <Card>
        <Title order={2} className={classes.title ?? ''}>
          {t('auditWorkspace.team')}
        </Title>
        <TeamTables roles={audit.users} />
      </Card>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function period(t: ReturnType<typeof useText>, from: string | null, to: string | null): string {
  if (!from && !to) return '–'
  return t('auditWorkspace.period', { from: dayMonthYear(from) || '…', to: dayMonthYear(to) || '…' })
}
