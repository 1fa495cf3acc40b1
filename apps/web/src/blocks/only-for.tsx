import type { Route } from '@apron/contract'
import { Button, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCanCall, type Inside } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { Link } from '#lib/router/link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { part } from '#ui/page/part.tsx'

const WhomToAsk = part(() => import('./people/whom-to-ask.tsx'), 'WhomToAsk', { failed: () => null })

type Guarded = {
  route: Pick<Route, 'access' | 'external'>
  /** What the person holds in the audit that the call is about. */
  inside?: Inside
  isPart?: boolean
  children: ReactNode
}

/** A screen, or a part of one, that depends on a call: those who may not make it read so, and the call is not made. */
export function OnlyFor({ route, inside, isPart = false, children }: Guarded) {
  const t = useText()
  const canCall = useCanCall()
  if (canCall(route, inside)) return children
  return (
    <EmptyState isScreen={!isPart} icon={IconLock} title={t('shell.not_for_you')} hint={t('shell.not_for_you_text')}>
      <Stack align="center" gap="sm">
        <WhomToAsk />
        {!isPart && <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>{t('shell.back_home')}</Button>}
      </Stack>
    </EmptyState>
  )
}
