import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './panels.module.css'

/** What a panel is about, and beside it the way to the rest. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.head}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </div>
  )
}
