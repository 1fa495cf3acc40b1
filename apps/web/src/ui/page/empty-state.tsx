import { Button, Text } from '@mantine/core'
import { IconInbox, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './empty-state.module.css'

/** Says what will be here and offers the next action. */
export function EmptyState({
  title,
  hint,
  icon: Picture = IconInbox,
  isScreen = false,
  children,
}: {
  title: string
  hint?: string
  icon?: Icon
  /** It is all that the screen shows, so its title is the screen's heading. */
  isScreen?: boolean
  children?: ReactNode
}) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <Picture size={26} stroke={1.5} aria-hidden="true" />
      </span>
      <Text component={isScreen ? 'h1' : 'p'} fw={640} size="lg">
        {title}
      </Text>
      {hint && (
        <Text c="dimmed" maw={420}>
          {hint}
        </Text>
      )}
      {children && <div className={classes.action}>{children}</div>}
    </div>
  )
}

/** Says that nothing is as the filters want it, and offers to take them away where that is possible. */
export function NothingFound({ icon = IconInbox, onClear }: { icon?: Icon; onClear?: () => void }) {
  const t = useText()
  return (
    <EmptyState icon={icon} title={t('actions.nothing_found')} hint={t('actions.nothing_found_hint')}>
      {onClear && (
        <Button variant="default" onClick={onClear}>
          {t('actions.clear_filters')}
        </Button>
      )}
    </EmptyState>
  )
}
