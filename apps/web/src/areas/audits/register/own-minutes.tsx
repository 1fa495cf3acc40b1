import { minutes } from '@apron/contract/audits'
import { Title } from '@mantine/core'
import { useState } from 'react'
import { isPaged, Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import classes from './register.module.css'

/** The saved minutes that an external auditee may read; absent while there are none. */
export function OwnMinutes() {
  const t = useText()
  const [query, setQuery] = useState<{ page?: number; per_page?: number | 'all' }>({ page: 1, per_page: 20 })
  const { data } = useRead(minutes.readable, { query }, { quiet: true })
  if (!data || data.meta.total === 0) return null
  return (
    <Card flush>
      <div className={classes.minutesHead}>
        <Title order={2} size="h4">
          {t('register.minutes')}
        </Title>
        <p>{t('register.minutes_about')}</p>
      </div>
      <ul className={classes.minutes}>
        {data.data.map(({ id, number, audit, created_at }) => (
          <li key={id}>
            <Link href={`/checklist/${audit.id}/summary/${id}`} className={classes.name}>
              {number ?? audit.name}
            </Link>
            {number && <span>{audit.name}</span>}
            <small>{dateAndTime(created_at)}</small>
          </li>
        ))}
      </ul>
      {isPaged(data.meta) && <Pager meta={data.meta} onChange={(change) => setQuery({ ...query, ...change })} />}
    </Card>
  )
}
