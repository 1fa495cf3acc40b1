import { auditWorkspace } from '@apron/contract/audits'
import { Button, Text, Title } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import classes from './panels.module.css'

/** The way on for whoever answers questions: the next one after their last; nothing for anybody else. */
export function Resume() {
  const t = useText()
  const { data } = useRead(auditWorkspace.resume, {}, { quiet: true })
  if (!data?.data) return null
  const { audit, next } = data.data
  return (
    <Card className={classes.resume ?? ''}>
      <div>
        <Title order={2} size="h4">
          {t('dashboard.resume_at', { header: next.header })}
        </Title>
        <Text c="dimmed">{t('dashboard.resume_in', { name: audit.name })}</Text>
      </div>
      <Button
        renderRoot={(props) => (
          <Link
            to="/checklist/$id/view"
            params={{ id: String(audit.id) }}
            search={{ group_id: next.group_id, item: next.id }}
            {...props}
          />
        )}
        leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
      >
        {t('dashboard.resume')}
      </Button>
    </Card>
  )
}
