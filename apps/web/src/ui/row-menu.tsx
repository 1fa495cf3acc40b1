import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../lib/i18n.ts'

/** The actions of one row or card behind three dots; children are `Menu.Item`s. Nothing when there is nothing to do. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useText()
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={34} aria-label={t('actions.actions_for', { name })}>
          <IconDots size={18} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
