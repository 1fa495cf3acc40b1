import { users } from '@apron/contract/people'
import { IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { BulkActions, BulkMenu, type BulkAction } from '#ui/list/bulk/bulk-actions.tsx'
import type { Selection } from '#ui/list/selection.ts'
import { part } from '#ui/page/part.tsx'
import type { Leave } from '../leave-window.tsx'

const LeaveWindow = part(() => import('../leave-window.tsx'), 'LeaveWindow', { isWindow: true })

/** What can be done with the ticked users: all of them, or none when one cannot go. */
function useActions(selection: Selection, leave: (how: Leave['how']) => void): BulkAction[] {
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
    },
    {
      route: users.removeMany,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => leave('remove'),
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
  return (
    <>
      <BulkMenu selection={selection} actions={actions} label={t('users.with_chosen')} />
      {window}
    </>
  )
}

/** The same at hand while something is ticked. */
export function UsersBulkBar({ selection }: { selection: Selection }) {
  const { actions, window } = useActionsWithWindow(selection)
  return (
    <>
      <BulkActions selection={selection} actions={actions} />
      {window}
    </>
  )
}
