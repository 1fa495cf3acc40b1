import type { MenuItemProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { anchorOf, type LinkProps } from '#lib/router/link.tsx'
import { useMenuElements } from './menu-elements.ts'

type Line = Omit<MenuItemProps, 'leftSection'> & { Icon: Icon }

/** A line of a menu that does something. */
export function MenuLine({ Icon: Picture, ...props }: Line & { onClick: () => void }) {
  const { Item } = useMenuElements()
  return <Item leftSection={<Picture size={18} stroke={1.6} />} {...props} />
}

/** A line of a menu that leads to another screen. */
export function MenuLink({ Icon: Picture, ...props }: LinkProps & { Icon: Icon }) {
  const { Item } = useMenuElements()
  return <Item component="a" leftSection={<Picture size={18} stroke={1.6} />} {...anchorOf(props)} />
}

export function MenuDivider() {
  const { Divider } = useMenuElements()
  return <Divider />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuElements()
  return <Label>{children}</Label>
}

type Choice<Value> = { value: Value; text: string; lang?: string }

/** Lines of which one holds; choosing closes the menu. */
export function MenuChoices<Value extends string>({
  value,
  choices,
  onChoose,
}: {
  value: Value
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}) {
  const { RadioGroup, RadioItem } = useMenuElements()
  return (
    <RadioGroup value={value} onChange={(chosen) => onChoose(chosen as Value)}>
      {choices.map(({ text, ...choice }) => (
        <RadioItem key={choice.value} {...choice} closeMenuOnClick>
          {text}
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
