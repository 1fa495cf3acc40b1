import { Button } from '@mantine/core'
import { IconChevronDown, type Icon } from '@tabler/icons-react'
import { noticeWarning } from '#lib/page/notices.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { ButtonMenu } from '../../window/button-menu.tsx'
import { MenuLine } from '../../window/menu-lines.tsx'
import type { Selection } from '../selection.ts'
import { BulkBar } from './bulk-bar.tsx'

/** What can be done with the ticked rows: all of them, or none when one cannot go. */
export type BulkAction = { text: TextKey; Icon: Icon; run: () => void; isWriting?: boolean; destroys?: boolean }

type Props = { selection: Selection; actions: readonly BulkAction[] }

/** Always there; says so when nothing is ticked. */
export function BulkMenu({ selection, actions, label }: Props & { label: string }) {
  const t = useText()
  const start = (action: BulkAction) =>
    selection.ids.length === 0 ? noticeWarning('actions.no_record_selected') : action.run()
  return (
    <ButtonMenu
      position="bottom-end"
      width={220}
      button={
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.8} />}>
          {label}
        </Button>
      }
    >
      {actions.map((action) => (
        <MenuLine
          key={action.text}
          Icon={action.Icon}
          {...(action.destroys && { color: 'red' })}
          onClick={() => start(action)}
        >
          {t(action.text)}
        </MenuLine>
      ))}
    </ButtonMenu>
  )
}

/** The same at hand while something is ticked. */
export function BulkActions({ selection, actions }: Props) {
  const t = useText()
  return (
    <BulkBar count={selection.ids.length} onClear={selection.clear}>
      {actions.map(({ text, Icon: Picture, run, isWriting, destroys }) => (
        <Button
          key={text}
          variant="subtle"
          size="xs"
          {...(destroys && { color: 'red' })}
          leftSection={<Picture size={16} stroke={1.7} />}
          loading={isWriting ?? false}
          onClick={run}
        >
          {t(text)}
        </Button>
      ))}
    </BulkBar>
  )
}
