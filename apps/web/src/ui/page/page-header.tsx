import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { addsNew } from '#lib/page/moves.ts'
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

/** Adds something to what the screen shows; N presses it. */
export function AddButton(props: { variant?: 'filled' | 'light'; onClick: () => void; children: ReactNode }) {
  return <Button {...addsNew} leftSection={<IconPlus size={18} stroke={1.8} />} {...props} />
}
