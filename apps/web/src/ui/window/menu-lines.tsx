import { Menu, type MenuItemProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { anchorOf, type LinkProps } from '../../lib/router/link.tsx'

type Line = Omit<MenuItemProps, 'leftSection'> & { Icon: Icon }

/** A line of a menu that does something. */
export function MenuLine({ Icon: Picture, ...props }: Line & { onClick: () => void }) {
  return <Menu.Item leftSection={<Picture size={18} stroke={1.6} />} {...props} />
}

/** A line of a menu that leads to another screen. */
export function MenuLink({ Icon: Picture, ...props }: LinkProps & { Icon: Icon }) {
  return <Menu.Item component="a" leftSection={<Picture size={18} stroke={1.6} />} {...anchorOf(props)} />
}
