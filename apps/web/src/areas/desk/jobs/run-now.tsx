import { jobs } from '@apron/contract/desk'
import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react'
import { relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'

/** Begins a periodic job now; says when each was last begun. */
export function RunNow() {
  const t = useText()
  const { data } = useRead(jobs.periodic, {})
  const start = useWrite(jobs.start, { success: 'jobs.started' })
  return (
    <ButtonMenu
      position="bottom-end"
      width={320}
      button={
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={18} stroke={1.6} />}
          rightSection={<IconChevronDown size={16} stroke={1.6} />}
          disabled={!data || start.isWriting}
        >
          {t('jobs.start')}
        </Button>
      }
    >
      {data?.data.map(({ kind, title, begun_at }) => (
        <Menu.Item key={kind} onClick={() => start.start({ body: { kind } })}>
          {title}
          <Text size="xs">
            {begun_at ? t('jobs.last_begun', { time: relativeTime(begun_at) }) : t('jobs.never_begun')}
          </Text>
        </Menu.Item>
      ))}
    </ButtonMenu>
  )
}
