import { users } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { IconChevronDown, IconTrash, IconUserCheck, IconUserOff, type Icon } from '@tabler/icons-react'
import { useRemoval } from '../../../../blocks/removal.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { ask } from '../../../../lib/page/dialogs.ts'
import { useText, type TextKey } from '../../../../lib/text/i18n.ts'
import { noticeWarning } from '../../../../lib/page/notices.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { BulkBar } from '../../../../ui/list/bulk-bar.tsx'
import { confirmTrashMany } from '../../../../ui/window/confirm.ts'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'
import type { Selection } from '../../../../ui/list/selection.ts'
import { ButtonMenu } from '../../../../ui/window/button-menu.tsx'

type Action = { text: TextKey; Icon: Icon; run: () => void; isWriting: boolean; destroys?: boolean }

/** What can be done with the ticked users: all of them, or none when one cannot go. */
function useActions(selection: Selection): Action[] {
  const t = useText()
  const canCall = useCanCall()
  const options = { onDone: selection.clear }
  const activate = useWrite(users.activateMany, { success: 'users.activated', ...options })
  const deactivate = useWrite(users.deactivateMany, { success: 'users.deactivated', ...options })
  const removal = useRemoval(users.removeMany, confirmTrashMany, options)
  const body = { ids: [...selection.ids] }
  const deactivateIfSure = async () => {
    const isSure = await ask({
      title: t('users.deactivate_confirm'),
      text: t('users.deactivate_many_text', { count: body.ids.length }),
      confirm: t('users.deactivate'),
      destroys: true,
    })
    if (isSure) deactivate.start({ body })
  }
  const all = [
    {
      route: users.activateMany,
      text: 'users.activate',
      Icon: IconUserCheck,
      run: () => activate.start({ body }),
      isWriting: activate.isWriting,
    },
    {
      route: users.deactivateMany,
      text: 'users.deactivate',
      Icon: IconUserOff,
      run: () => void deactivateIfSure(),
      isWriting: deactivate.isWriting,
    },
    {
      route: users.removeMany,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => removal.remove(body.ids.length, { body }),
      isWriting: removal.isWriting,
      destroys: true,
    },
  ] as const
  return all.filter(({ route }) => canCall(route))
}

/** Always there; says so when nothing is ticked. */
export function UsersBulkMenu({ selection }: { selection: Selection }) {
  const t = useText()
  const actions = useActions(selection)
  const start = (action: Action) =>
    selection.ids.length === 0 ? noticeWarning('actions.no_record_selected') : action.run()
  return (
    <ButtonMenu
      position="bottom-end"
      width={220}
      button={
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.8} />}>
          {t('users.with_chosen')}
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
export function UsersBulkBar({ selection }: { selection: Selection }) {
  const t = useText()
  const actions = useActions(selection)
  return (
    <BulkBar count={selection.ids.length} onClear={selection.clear}>
      {actions.map(({ text, Icon: Picture, run, isWriting, destroys }) => (
        <Button
          key={text}
          variant="subtle"
          size="xs"
          {...(destroys && { color: 'red' })}
          leftSection={<Picture size={16} stroke={1.7} />}
          loading={isWriting}
          onClick={run}
        >
          {t(text)}
        </Button>
      ))}
    </BulkBar>
  )
}
