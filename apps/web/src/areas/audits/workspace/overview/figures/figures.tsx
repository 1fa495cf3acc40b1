import type { AuditDetail, AuditFigures } from '@apron/contract/audits'
import { Text, Title } from '@mantine/core'
import { Deadline } from '#blocks/audit/deadline.tsx'
import { FindingChips } from '#blocks/audit/finding-chips.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { dateAndTime, relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { wordsOf } from '#ui/text/words-of.ts'
import classes from './figures.module.css'
import overview from '../overview.module.css'
import { useFigures } from './use-figures.ts'

/** How an audit stands: by when, when somebody last worked on it, what was found where, who has answered how much. */
export function Figures({ audit }: { audit: AuditDetail }) {
  const t = useText()
  const { data, error, refetch } = useFigures(audit.id)
  return (
    <Card>
      <Title order={2} className={overview.title ?? ''}>
        {t('auditWorkspace.figures')}
      </Title>
      {!data && error && (
        <LoadFailed title={t('auditWorkspace.figures_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows rows={4} height={40} />}
      {data && <Shown audit={audit} figures={data.data} />}
    </Card>
  )
}

function Shown({ audit, figures }: { audit: AuditDetail; figures: AuditFigures }) {
  const t = useText()
  const { groups, members, last_activity_at: at } = figures
  return (
    <>
      <dl className={overview.facts}>
        <div>
          <dt>{t('auditProgress.deadline')}</dt>
          <dd>
            <Deadline audit={audit} />
          </dd>
        </div>
        <div>
          <dt>{t('auditWorkspace.last_activity')}</dt>
          <dd title={dateAndTime(at)}>{at ? relativeTime(at) : t('auditWorkspace.no_activity')}</dd>
        </div>
      </dl>
      <div className={classes.columns}>
        <section>
          <h3>{t('auditWorkspace.findings_by_group')}</h3>
          {groups.length === 0 && <Text c="dimmed">{t('auditWorkspace.no_findings')}</Text>}
          <ul>
            {groups.map((group) => (
              <li key={group.id}>
                <span>{`${wordsOf(group.index)} ${group.header}`.trim()}</span>
                <FindingChips auditId={audit.id} findings={group.findings} groupId={group.id} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('auditWorkspace.answers_by_member')}</h3>
          {members.length === 0 && <Text c="dimmed">{t('auditWorkspace.no_answers')}</Text>}
          <ul>
            {members.map(({ id, fullname, avatar, answered, findings }) => (
              <li key={id}>
                <PersonChip name={fullname} picture={avatar} />
                <span className={classes.counts}>
                  {t('auditWorkspace.items', { count: answered })}
                  {findings > 0 && <small>{t('auditWorkspace.of_these_findings', { count: findings })}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
