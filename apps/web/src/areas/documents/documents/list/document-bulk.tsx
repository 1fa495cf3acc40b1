import type { Route } from '@apron/contract'
import { documents } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconCheck, IconChevronDown, IconTrash, IconX, type Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useRemoval } from '../../../../blocks/removal.ts'
import { noticeDecided } from '../../../../blocks/review/undo.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { noticeWarning } from '../../../../lib/page/notices.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { useText, type TextKey } from '../../../../lib/text/i18n.ts'
import { BulkBar } from '../../../../ui/list/bulk-bar.tsx'
import type { Selection } from '../../../../ui/list/selection.ts'
import { part } from '../../../../ui/page/part.tsx'
import { ButtonMenu } from '../../../../ui/window/button-menu.tsx'
import { confirmDeleteMany } from '../../../../ui/window/confirm.ts'
import { MenuLine } from '../../../../ui/window/menu-lines.tsx'

const RejectWindow = part(() => import('../../../../blocks/review/reject-window.tsx'), 'RejectWindow', {
  isWindow: true,
})

type Action = { route: Route; text: TextKey; Icon: Icon; run: () => void; isWriting: boolean; destroys?: boolean }

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
  const start = (action: Action) =>
    selection.ids.length === 0 ? noticeWarning('actions.no_record_selected') : action.run()
  return (
    <>
      <ButtonMenu
        position="bottom-end"
        width={200}
        button={
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.8} />}>
            {t('documentList.with_chosen')}
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
export function DocumentBulkBar({ selection }: { selection: Selection }) {
  const t = useText()
  const { actions, window } = useActions(selection)
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
