import type { Job, JobState as State } from '@apron/contract/desk'
import { Progress, Stack, Text } from '@mantine/core'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge, type Tint } from '#ui/text/status-badge.tsx'

const tints: Record<State, Tint> = {
  waiting: 'gray',
  running: 'yellow',
  done: 'green',
  failed: 'red',
  cancelled: 'orange',
}

/** How a job stands: its state, how far it is, and when it is tried again. */
export function JobState({ job }: { job: Job }) {
  const t = useText()
  const isOnItsWay = job.state === 'running' && job.progress > 0
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge tint={tints[job.state]}>{t(`jobs.state_${job.state}`)}</StatusBadge>
      {isOnItsWay && (
        <Progress w={120} value={job.progress * 100} aria-label={t('jobs.progress_of', { name: job.title })} />
      )}
      {job.next_at && (
        <Text c="dimmed" size="sm">
          {t('jobs.next', { time: dateAndTime(job.next_at) })}
        </Text>
      )}
    </Stack>
  )
}
