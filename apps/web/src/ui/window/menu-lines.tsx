import { Menu, type MenuItemProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Line = Omit<MenuItemProps, 'leftSection'> & { Icon: Icon }

/** A line of a menu that does something. */
export function MenuLine({ Icon: Picture, ...props }: Line & { onClick: () => void }) {
  return <Menu.Item leftSection={<Picture size={18} stroke={1.6} />} {...props} />
}

type AnchorProps = Line &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> }

function MenuAnchor({ Icon: Picture, ...props }: AnchorProps) {
  return <Menu.Item component="a" leftSection={<Picture size={18} stroke={1.6} />} {...props} />
}

/** A line of a menu that leads to another screen. */
export const MenuLink = createLink(MenuAnchor)
