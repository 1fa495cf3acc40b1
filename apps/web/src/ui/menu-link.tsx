import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = MenuItemProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> & { ref?: Ref<HTMLAnchorElement> }

function MenuAnchor(props: Props) {
  return <Menu.Item component="a" {...props} />
}

/** A line of a menu that leads to another screen. */
export const MenuLink = createLink(MenuAnchor)
