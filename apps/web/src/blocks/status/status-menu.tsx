import type { Status } from '@apron/contract'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, type Icon } from '@tabler/icons-react'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import classes from './status-menu.module.css'
import { StatusWord, useStatusWord } from './status-word.tsx'
import { ButtonMenu } from '#ui/window/button-menu.tsx'

type Move = { text: TextKey; Icon: Icon; start: () => void }

/** The status of a record and the moves that are open from it; without any the status alone. */
export function StatusMenu({
  status,
  name,
  moves,
  width,
  isWriting,
}: {
  status: Status
  /** Whose status it is. */
  name: string
  moves: readonly Move[]
  /** Of the menu, in pixels. */
  width: number
  isWriting: boolean
}) {
  const t = useText()
  const wordOf = useStatusWord()
  if (moves.length === 0) return <StatusWord status={status} />
  return (
    <ButtonMenu
      position="bottom-start"
      width={width}
      disabled={isWriting}
      button={
        <UnstyledButton
          className={classes.control}
          aria-label={t('actions.change_status', { name, status: wordOf(status.code) })}
          aria-busy={isWriting}
        >
          <StatusWord status={status} />
          <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
        </UnstyledButton>
      }
    >
      {moves.map(({ text, Icon: Picture, start }) => (
        <MenuLine key={text} Icon={Picture} onClick={start}>
          {t(text)}
        </MenuLine>
      ))}
    </ButtonMenu>
  )
}
