import type { Route } from '@apron/contract'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { RowActions } from '#ui/list/row-actions.tsx'
import { PanelActions } from '#ui/page/panel-head.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'

/** Offered to whoever may make its call. */
export type PanelAction = {
  route: Route
  text: TextKey
  Icon: Icon
  run: () => void
  isWriting?: boolean
  destroys?: boolean
}
type Props = { name: string; actions: readonly PanelAction[]; children?: ReactNode }

/** What can be done with what a panel shows: buttons behind those that are given, on a phone a menu. */
export function PanelButtons({ name, actions, children }: Props) {
  const t = useText()
  const canCall = useCanCall()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const open = actions.filter(({ route }) => canCall(route))
  if (isNarrow) {
    return (
      <RowActions name={name}>
        {open.map(({ text, Icon: Picture, run, destroys }) => (
          <MenuLine key={text} Icon={Picture} {...(destroys && { color: 'red' })} onClick={run}>
            {t(text)}
          </MenuLine>
        ))}
      </RowActions>
    )
  }
  if (open.length === 0 && !children) return null
  return (
    <PanelActions name={name}>
      {children}
      {open.map(({ text, Icon: Picture, run, destroys, isWriting }) => (
        <Button
          key={text}
          size="xs"
          variant={destroys ? 'subtle' : 'default'}
          {...(destroys && { color: 'red' })}
          leftSection={<Picture size={16} stroke={1.7} />}
          loading={isWriting ?? false}
          onClick={run}
        >
          {t(text)}
        </Button>
      ))}
    </PanelActions>
  )
}
