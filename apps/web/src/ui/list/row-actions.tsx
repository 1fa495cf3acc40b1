import { ActionIcon } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Children, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { MenuLine } from '../window/menu-lines.tsx'
import { ButtonMenu } from '../window/button-menu.tsx'

/** What can be done with one row or card, as lines of a menu behind three dots; nothing where nothing can be done. */
export function RowActions({ name, children }: { name: string; children: ReactNode }) {
  const t = useText()
  if (Children.toArray(children).length === 0) return null
  return (
    <ButtonMenu
      position="bottom-end"
      width={200}
      button={
        <ActionIcon variant="subtle" color="gray" size={34} aria-label={t('actions.actions_for', { name })}>
          <IconDots size={18} stroke={1.8} />
        </ActionIcon>
      }
    >
      {children}
    </ButtonMenu>
  )
}

/** Changes the record. */
export function EditLine({ onClick }: { onClick: () => void }) {
  const t = useText()
  return (
    <MenuLine Icon={IconPencil} onClick={onClick}>
      {t('actions.edit')}
    </MenuLine>
  )
}

/** Deletes the record. */
export function DeleteLine({ onClick }: { onClick: () => void }) {
  const t = useText()
  return (
    <MenuLine Icon={IconTrash} color="red" onClick={onClick}>
      {t('actions.delete')}
    </MenuLine>
  )
}
