import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './panel-head.module.css'

/** The name and the status of the record that a panel shows, and what can be done with it. */
export function PanelHead({ name, status, children }: { name: string; status: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <Title order={2}>{name}</Title>
        {status}
      </div>
      {children}
    </div>
  )
}

/** The buttons for one record. */
export function PanelActions({ name, children }: { name: string; children: ReactNode }) {
  const t = useText()
  return (
    <div className={classes.actions} role="toolbar" aria-label={t('actions.actions_for', { name })}>
      {children}
    </div>
  )
}
