import { beginning } from '@apron/contract/desk'
import { Text } from '@mantine/core'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'

/** Whoever sets up a new company begins here, where the steps to its first audit are not. */
export function StepsWait() {
  const t = useText()
  const canCall = useCanCall()
  const { data } = useRead(beginning.steps, {}, { quiet: true, enabled: canCall(beginning.steps) })
  const count = data?.data.filter(({ is_done }) => !is_done).length ?? 0
  if (count === 0) return null
  return (
    <Text>
      <Link to="/dashboard">{t('checklists.steps_wait', { count })}</Link>
    </Text>
  )
}
