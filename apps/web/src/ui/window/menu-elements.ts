import type { Menu } from '@mantine/core'
import { createContext, use } from 'react'

export type MenuElements = Pick<typeof Menu, 'Item' | 'Divider' | 'Label' | 'RadioGroup' | 'RadioItem'>

/** What an open menu draws its lines with: it comes with the menu, not with the screen whose lines they are. */
export const MenuContext = createContext<MenuElements | null>(null)

export function useMenuElements(): MenuElements {
  const elements = use(MenuContext)
  if (!elements) throw new Error('A line of a menu stands outside of one.')
  return elements
}
