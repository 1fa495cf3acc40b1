import { checklists, type AuditDetail, type AuditGroup } from '@apron/contract/audits'
import { Alert, Button } from '@mantine/core'
import { useCallback, useMemo, useRef, useState, type SetStateAction } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { useCanCall } from '#lib/session/can.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import { useWrite } from '#lib/calls/queries.ts'
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
  const { latest, change, awaited, whole } = useChoice(initial, setChosen)
  const [isWaiting, setWaiting] = useState(false)
  const unseen = useMemo(() => new Map(held.map((group) => [group.id, group.own_total])), [held])
  const toAudit = wayTo(`/checklist/${audit.id}/view`)
  const save = useWrite(checklists.setItems, {
    success: 'actions.update_success',
    onDone: () => void navigate(toAudit),
  })
  const differs = (from: ReadonlySet<number>) =>
    from !== initial && (from.size !== initial.size || [...from].some((id) => !initial.has(id)))
  useLeaveGuard(differs(chosen) && !save.isWriting)
  const saveIfSure = async () => {
    setWaiting(true)
    await whole().finally(() => setWaiting(false))
    const isSure =
      latest.current.size > 0 ||
      (await ask({
        title: t('checklists.items_leave_empty'),
        text: t('checklists.items_leave_empty_text'),
        confirm: t('checklists.items_leave_empty_confirm'),
        destroys: initial.size > 0,
      }))
    if (!isSure) return
    if (!differs(latest.current)) return void navigate(toAudit)
    save.start({ params: { id: audit.id }, body: { checklist_items: [...latest.current] } })
  }
  return (
    <>
      {!mayRemove && initial.size > 0 && (
        <Alert color="teal" mb="md">
          {t('checklists.items_cannot_remove')}
        </Alert>
      )}
      <QuestionChoice
        chosen={chosen}
        onChange={change}
        onWork={awaited}
        locked={locked}
        unseen={unseen}
        audit={audit.id}
      />
      <FormFoot>
        <HowMany
          count={chosen.size}
          onClear={chosen.size > locked.size && mayRemove ? () => change(locked) : undefined}
        />
        <Button loading={save.isWriting || isWaiting} onClick={() => void saveIfSure()}>
          {t('actions.save')}
        </Button>
      </FormFoot>
    </>
  )
}

/** What is chosen as of the last press, also before it is drawn, and what is on its way into it. */
function useChoice(initial: ReadonlySet<number>, draw: (chosen: ReadonlySet<number>) => void) {
  const latest = useRef(initial)
  const [work] = useState(() => new Set<Promise<unknown>>())
  const change = useCallback(
    (next: SetStateAction<ReadonlySet<number>>) => {
      latest.current = typeof next === 'function' ? next(latest.current) : next
      draw(latest.current)
    },
    [draw],
  )
  const awaited = useCallback(
    (one: Promise<unknown>) => {
      work.add(one)
      void one.finally(() => work.delete(one))
    },
    [work],
  )
  return { latest, change, awaited, whole: () => Promise.allSettled(work) }
}
