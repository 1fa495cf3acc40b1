import { approvalStatus } from '@apron/contract'
import { topics } from '@apron/contract/talk'
import { Title } from '@mantine/core'
import { useId } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import classes from '../forum.module.css'

/** The topics with how many posts each has; each leads to its posts. */
export function TopicList({ present }: { present: number | undefined }) {
  const t = useText()
  const heading = useId()
  const query = { status: approvalStatus.APPROVAL, per_page: 'all' } as const
  const { data } = useRead(topics.list, { query }, { quiet: true })
  if (!data?.data.length) return null
  return (
    <Card>
      <nav aria-labelledby={heading}>
        <Title id={heading} order={2} size="h4" mb={8}>
          {t('forum.topics')}
        </Title>
        <ul className={classes.topics}>
          {data.data.map(({ id, name, count }) => (
            <li key={id}>
              <Link to="/forum/list" search={{ topic_id: id }} aria-current={id === present || undefined}>
                <span>{name}</span>
                <span>{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
