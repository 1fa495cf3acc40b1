import { Drawer } from '@mantine/core'
import { settings } from '../../lib/settings.ts'
import { useText } from '../../lib/i18n.ts'
import { Sidebar } from './sidebar.tsx'

/** The sidebar where there is no room for it at the side. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={288}
      title={settings().name}
      padding="md"
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <Sidebar inDrawer />
    </Drawer>
  )
}
