import { waiting } from '@apron/contract/desk'
import { Text, Title } from '@mantine/core'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import classes from './waiting-panel.module.css'

/** The counts of the reader's work queue, each a link to it. */
export function WaitingPanel() {
  const t = useText()
  const { data, error, refetch } = useRead(waiting.count, {}, { quiet: true })
  const counts = data?.data
  const lines = counts && [
    ...counts.sections.map(({ section, count }) => ({ text: section, count })),
    ...counts.findings.map(({ of, count }) => ({ text: t(`waiting.to_${of}`), count })),
    { text: t('waiting.minutes'), count: counts.minutes },
    { text: t('waiting.readings'), count: counts.readings },
  ]
  return (
    <Card>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {t('waiting.title')}
        </Title>
        {counts && counts.total > 0 && (
          <Link to="/waiting" className={classes.all}>
            {t('waiting.count', { count: counts.total })}
          </Link>
        )}
      </div>
      {!counts && !error && <LoadingRows rows={2} />}
      {!counts && error && (
        <LoadFailed title={t('waiting.load_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {counts?.total === 0 && <Text c="dimmed">{t('waiting.empty')}</Text>}
      <ul className={classes.lines}>
        {lines
          ?.filter(({ count }) => count > 0)
          .map(({ text, count }) => (
            <li key={text}>
              <Link to="/waiting" className={classes.line}>
                <span>{text}</span>
                <strong>{formatNumber(count)}</strong>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  )
}
