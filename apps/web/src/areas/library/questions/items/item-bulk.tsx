import { checklistItems } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { noticeDecided } from '../../../../blocks/review/undo.ts'
import { useRemoval } from '../../../../blocks/removal.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { BulkBar } from '../../../../ui/list/bulk-bar.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { confirmDeleteMany } from '../../../../ui/window/confirm.ts'
import type { Selection } from '../../../../ui/list/selection.ts'

const RejectWindow = part(() => import('../../../../blocks/review/reject-window.tsx'), 'RejectWindow', {
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
  return (
    <>
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        {canCall(checklistItems.approveMany) && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconCheck size={16} stroke={1.8} />}
            loading={approve.isWriting}
            onClick={() => approve.start({ body })}
          >
            {t('actions.approve')}
          </Button>
        )}
        {canCall(checklistItems.rejectMany) && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconX size={16} stroke={1.8} />}
            loading={reject.isWriting}
            onClick={() => setRejecting(true)}
          >
            {t('actions.reject')}
          </Button>
        )}
        {canCall(checklistItems.removeMany) && (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            loading={removal.isWriting}
            onClick={() => removal.remove(body.ids.length, { body })}
          >
            {t('actions.delete')}
          </Button>
        )}
      </BulkBar>
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
