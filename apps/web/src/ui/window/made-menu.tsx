import { Menu, type MenuProps } from '@mantine/core'
import { cloneElement, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { MenuContext } from './menu-elements.ts'

export type MadeMenuProps = Pick<MenuProps, 'position' | 'width' | 'disabled'> & {
  button: ReactElement<Record<string, unknown>>
  /** The lines. */
  children: ReactNode
  /** Nobody wants it any more: it did not come. */
  onClose: () => void
}

/** A menu that somebody has asked for, which opens once it is here. */
export function MadeMenu({ button, children, onClose: _closed, ...menu }: MadeMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    // In the place of the one that was pressed; the focus comes back to it when the menu closes.
    target.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return (
    <Menu opened={isOpen} onChange={setOpen} {...menu}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>
        <MenuContext value={Menu}>{children}</MenuContext>
      </Menu.Dropdown>
    </Menu>
  )
}
