import { Drawer } from '@mantine/core'
import { settings } from '#lib/session/settings.ts'
import { useText } from '#lib/text/i18n.ts'
import { Logo } from './logo.tsx'
import { Sidebar } from './sidebar.tsx'
import classes from './menu-drawer.module.css'

/** The sidebar where there is no room for it at the side. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={288}
      title={
        <span className={classes.title}>
          <Logo size={26} />
          {settings().name}
        </span>
      }
      padding="md"
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Sidebar inDrawer />
    </Drawer>
  )
}
