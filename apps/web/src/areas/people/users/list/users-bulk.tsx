import { users } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { IconChevronDown, IconTrash, IconUserCheck, IconUserOff, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '../../../../lib/session/can.ts'
import { useText, type TextKey } from '../../../../lib/text/i18n.ts'
import { noticeWarning } from '../../../../lib/page/notices.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { BulkBar } from '../../../../ui/list/bulk-bar.tsx'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'
import type { Selection } from '../../../../ui/list/selection.ts'
import { ButtonMenu } from '../../../../ui/window/button-menu.tsx'
import { part } from '../../../../ui/page/part.tsx'
import type { Leave } from '../leaving/leave-window.tsx'

const LeaveWindow = part(() => import('../leaving/leave-window.tsx'), 'LeaveWindow', { isWindow: true })

type Action = { text: TextKey; Icon: Icon; run: () => void; isWriting: boolean; destroys?: boolean }

/** What can be done with the ticked users: all of them, or none when one cannot go. */
function useActions(selection: Selection, leave: (how: Leave['how']) => void): Action[] {
  const canCall = useCanCall()
  const options = { onDone: selection.clear }
  const activate = useWrite(users.activateMany, { success: 'users.activated', ...options })
  const body = { ids: [...selection.ids] }
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
      run: () => leave('deactivate'),
      isWriting: false,
    },
    {
      route: users.removeMany,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => leave('remove'),
      isWriting: false,
      destroys: true,
    },
  ] as const
  return all.filter(({ route }) => canCall(route))
}

/** The same, and the window in which people leave. */
function useActionsWithWindow(selection: Selection) {
  const [leave, setLeave] = useState<Leave | null>(null)
  const actions = useActions(selection, (how) => setLeave({ how, ids: [...selection.ids] }))
  const window = leave && <LeaveWindow leave={leave} onClose={() => setLeave(null)} onDone={selection.clear} />
  return { actions, window }
}

/** Always there; says so when nothing is ticked. */
export function UsersBulkMenu({ selection }: { selection: Selection }) {
  const t = useText()
  const { actions, window } = useActionsWithWindow(selection)
  const start = (action: Action) =>
    selection.ids.length === 0 ? noticeWarning('actions.no_record_selected') : action.run()
  return (
    <>
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
      {window}
    </>
  )
}

/** The same at hand while something is ticked. */
export function UsersBulkBar({ selection }: { selection: Selection }) {
  const t = useText()
  const { actions, window } = useActionsWithWindow(selection)
  return (
    <>
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
      {window}
    </>
  )
}
