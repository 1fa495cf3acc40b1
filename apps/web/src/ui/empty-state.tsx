import { Text } from '@mantine/core'
import { IconInbox, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

/** Says what will be here and offers the next action. */
export function EmptyState({
  title,
  hint,
  icon: Picture = IconInbox,
  children,
}: {
  title: string
  hint?: string
  icon?: Icon
  children?: ReactNode
}) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <Picture size={26} stroke={1.5} aria-hidden="true" />
      </span>
      <Text fw={640} size="lg">
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
