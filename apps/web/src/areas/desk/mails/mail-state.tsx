import type { Mail, MailState as State } from '@apron/contract/desk'
import { Stack, Text } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { StatusBadge, type Tint } from '#ui/text/status-badge.tsx'

const tints: Record<State, Tint> = { waiting: 'gray', sent: 'green', kept: 'yellow', failed: 'red' }

/** Whether a mail has left, and what the mail server said against it. */
export function MailState({ mail }: { mail: Mail }) {
  const t = useText()
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge tint={tints[mail.state]}>{t(`mails.state_${mail.state}`)}</StatusBadge>
      {mail.error && (
        <Text c="dimmed" size="sm">
          {mail.error}
        </Text>
      )}
    </Stack>
  )
}
