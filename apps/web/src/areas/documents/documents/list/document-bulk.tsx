import type { Route } from '@apron/contract'
import { documents } from '@apron/contract/documents'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useRemoval } from '#blocks/removal.ts'
import { noticeDecided } from '#blocks/review/undo.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { BulkActions, BulkMenu, type BulkAction } from '#ui/list/bulk/bulk-actions.tsx'
import type { Selection } from '#ui/list/selection.ts'
import { part } from '#ui/page/part.tsx'
import { confirmDeleteMany } from '#ui/window/confirm.ts'

const RejectWindow = part(() => import('#blocks/review/reject-window.tsx'), 'RejectWindow', {
  isWindow: true,
})

type Action = BulkAction & { route: Route }

/** What can be done with the ticked documents: all of them, or none when one cannot go. `window` asks why they are rejected. */
function useActions(selection: Selection): { actions: Action[]; window: ReactNode } {
  const t = useText()
  const canCall = useCanCall()
  const [isRejecting, setRejecting] = useState(false)
  const decided = (text: TextKey) => ({
    onDone: ({ data }: { data: { decision: number } }) => {
      noticeDecided(data.decision, text)
      selection.clear()
    },
  })
  const approve = useWrite(documents.approveMany, decided('actions.approval_success'))
  const reject = useWrite(documents.rejectMany, decided('actions.rejection_success'))
  const removal = useRemoval(documents.removeMany, confirmDeleteMany, { onDone: selection.clear })
  const body = { ids: [...selection.ids] }
  const all: Action[] = [
    {
      route: documents.approveMany,
      text: 'actions.approve',
      Icon: IconCheck,
      run: () => approve.start({ body }),
      isWriting: approve.isWriting,
    },
    {
      route: documents.rejectMany,
      text: 'actions.reject',
      Icon: IconX,
      run: () => setRejecting(true),
      isWriting: reject.isWriting,
    },
    {
      route: documents.removeMany,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => removal.remove(body.ids.length, { body }),
      isWriting: removal.isWriting,
      destroys: true,
    },
  ]
  const window = isRejecting && (
    <RejectWindow
      title={t('decisions.reject_many_title', { count: body.ids.length })}
      kinds={['documents']}
      reject={(reason) => reject.write({ body: { ...body, reason } })}
      onClose={() => setRejecting(false)}
    />
  )
  return { actions: all.filter(({ route }) => canCall(route)), window }
}

/** Always there; says so when nothing is ticked. */
export function DocumentBulkMenu({ selection }: { selection: Selection }) {
  const t = useText()
  const { actions, window } = useActions(selection)
  return (
    <>
      <BulkMenu selection={selection} actions={actions} label={t('documentList.with_chosen')} />
      {window}
    </>
  )
}

/** The same at hand while something is ticked. */
export function DocumentBulkBar({ selection }: { selection: Selection }) {
  const { actions, window } = useActions(selection)
  return (
    <>
      <BulkActions selection={selection} actions={actions} />
      {window}
    </>
  )
}
