import type { Route } from '@apron/contract'
import { checklistItems } from '@apron/contract/library'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { noticeDecided } from '#blocks/review/undo.ts'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { BulkActions, type BulkAction } from '#ui/list/bulk/bulk-actions.tsx'
import { part } from '#ui/page/part.tsx'
import { confirmDeleteMany } from '#ui/window/confirm.ts'
import type { Selection } from '#ui/list/selection.ts'

const RejectWindow = part(() => import('#blocks/review/reject-window.tsx'), 'RejectWindow', {
  isWindow: true,
})

/** What can be done with the ticked items: all of them, or none when one cannot go. */
export function ItemBulk({ selection }: { selection: Selection }) {
  const t = useText()
  const canCall = useCanCall()
  const onDone = selection.clear
  const [isRejecting, setRejecting] = useState(false)
  const approve = useWrite(checklistItems.approveMany, {
    onDone: ({ data }) => {
      noticeDecided(data.decision, 'actions.approval_success')
      onDone()
    },
  })
  const reject = useWrite(checklistItems.rejectMany, {
    onDone: ({ data }) => {
      noticeDecided(data.decision, 'actions.rejection_success')
      onDone()
    },
  })
  const removal = useRemoval(checklistItems.removeMany, confirmDeleteMany, { onDone })
  const body = { ids: [...selection.ids] }
  const all: (BulkAction & { route: Route })[] = [
    {
      route: checklistItems.approveMany,
      text: 'actions.approve',
      Icon: IconCheck,
      run: () => approve.start({ body }),
      isWriting: approve.isWriting,
    },
    {
      route: checklistItems.rejectMany,
      text: 'actions.reject',
      Icon: IconX,
      run: () => setRejecting(true),
      isWriting: reject.isWriting,
    },
    {
      route: checklistItems.removeMany,
      text: 'actions.delete',
      Icon: IconTrash,
      run: () => removal.remove(body.ids.length, { body }),
      isWriting: removal.isWriting,
      destroys: true,
    },
  ]
  return (
    <>
      <BulkActions selection={selection} actions={all.filter(({ route }) => canCall(route))} />
      {isRejecting && (
        <RejectWindow
          title={t('decisions.reject_many_title', { count: body.ids.length })}
          kinds={['library_items']}
          reject={(reason) => reject.write({ body: { ...body, reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}
