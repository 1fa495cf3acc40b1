import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from '../comments/comments-panel.module.css'

/** What is said of an item, over the list where nothing has room beside it. */
export function CommentsDrawer({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={title}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {children}
    </Drawer>
  )
}
