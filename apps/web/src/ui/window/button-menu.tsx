import { Menu, type MenuProps } from '@mantine/core'
import { cloneElement, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'

type Props = Pick<MenuProps, 'position' | 'width' | 'disabled'> & {
  button: ReactElement<Record<string, unknown>>
  /** The lines. */
  children: ReactNode
}

/** A menu behind a button. A list has two for each row: until somebody wants it, there is the button alone. */
export function ButtonMenu({ disabled, ...menu }: Props) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <MadeMenu {...menu} disabled={disabled} />
  const onClick = () => disabled || setWanted(true)
  return cloneElement(menu.button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick })
}

function MadeMenu({ button, children, ...menu }: Props) {
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
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
