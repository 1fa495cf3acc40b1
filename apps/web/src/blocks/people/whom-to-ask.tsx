import { users } from '@apron/contract/people'
import { Text } from '@mantine/core'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'

/** The administrators by name, for whoever may not do what they came for. */
export function WhomToAsk() {
  const t = useText()
  const { data } = useRead(users.administrators, {}, { quiet: true, staleTime: 5 * 60_000 })
  if (!data || data.data.length === 0) return null
  return <Text>{t('shell.ask', { names: data.data.map(({ fullname }) => fullname).join(', ') })}</Text>
}
