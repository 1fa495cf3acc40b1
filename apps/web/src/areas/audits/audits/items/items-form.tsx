import { checklists, type AuditDetail, type AuditGroup } from '@apron/contract/audits'
import { Alert, Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { navigate } from '../../../../lib/router/router.ts'
import { useLeaveGuard } from '../../../../blocks/form/leave-guard.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { ask } from '../../../../lib/page/dialogs.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { wayTo } from '../../../../lib/page/places.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { HowMany } from './how-many.tsx'
import { QuestionChoice } from './question-choice.tsx'

const nothing: ReadonlySet<number> = new Set()

/** The tree to choose from, how many are chosen, and saving. */
export function ItemsForm({ audit, held }: { audit: AuditDetail; held: readonly AuditGroup[] }) {
  const t = useText()
  const canCall = useCanCall()
  const initial = useMemo(() => new Set(audit.library_item_ids), [audit])
  const mayRemove = canCall({ access: { audit: ['REMOVE_CHECKLIST_ITEM'] } }, audit)
  const locked = mayRemove ? nothing : initial
  const [chosen, setChosen] = useState<ReadonlySet<number>>(initial)
  const unseen = useMemo(() => new Map(held.map((group) => [group.id, group.own_total])), [held])
  const save = useWrite(checklists.setItems, {
    success: 'actions.update_success',
    onDone: () => void navigate(wayTo('/checklist/list')),
  })
  const isDirty = chosen !== initial && (chosen.size !== initial.size || [...chosen].some((id) => !initial.has(id)))
  useLeaveGuard(isDirty && !save.isWriting)
  const saveIfSure = async () => {
    const isSure =
      chosen.size > 0 ||
      (await ask({
        title: t('checklists.items_leave_empty'),
        text: t('checklists.items_leave_empty_text'),
        confirm: t('checklists.items_leave_empty_confirm'),
        destroys: initial.size > 0,
      }))
    if (!isSure) return
    if (!isDirty) return void navigate(wayTo('/checklist/list'))
    save.start({ params: { id: audit.id }, body: { checklist_items: [...chosen] } })
  }
  return (
    <>
      {!mayRemove && initial.size > 0 && (
        <Alert color="teal" mb="md">
          {t('checklists.items_cannot_remove')}
        </Alert>
      )}
      <QuestionChoice chosen={chosen} onChange={setChosen} locked={locked} unseen={unseen} audit={audit.id} />
      <FormFoot>
        <HowMany
          count={chosen.size}
          onClear={chosen.size > locked.size && mayRemove ? () => setChosen(locked) : undefined}
        />
        <Button loading={save.isWriting} onClick={() => void saveIfSure()}>
          {t('actions.save')}
        </Button>
      </FormFoot>
    </>
  )
}
