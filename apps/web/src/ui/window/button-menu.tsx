import { cloneElement, useCallback, useState } from 'react'
import { part } from '../page/part.tsx'
import type { MadeMenuProps } from './made-menu.tsx'

const shut = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const

const MadeMenu = part(() => import('./made-menu.tsx'), 'MadeMenu', {
  soon: true,
  isWindow: true,
  waits: ({ button }) => cloneElement(button, { ...shut, 'aria-busy': true }),
})

/** A menu behind a button. A list has two for each row: until somebody wants it, there is the button alone. */
export function ButtonMenu({ disabled, ...menu }: Omit<MadeMenuProps, 'onClose'>) {
  const [isWanted, setWanted] = useState(false)
  const leave = useCallback(() => setWanted(false), [])
  if (isWanted) return <MadeMenu {...menu} disabled={disabled} onClose={leave} />
  const onClick = () => disabled || setWanted(true)
  return cloneElement(menu.button, { ...shut, onClick })
}
