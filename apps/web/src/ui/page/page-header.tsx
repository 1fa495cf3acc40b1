import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'

/** The name of the screen, one sentence beneath it, and its one primary action. */
export function PageHeader({ title, about, children }: { title: string; about?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {about && <Text c="dimmed">{about}</Text>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
