import { programme, type Plan } from '@apron/contract/audits'
import { IconCalendarOff } from '@tabler/icons-react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import { nameOfPlan } from './plan-columns.tsx'

/** What can be done with one plan, as long as nobody has made its audit. */
export function PlanMenu({
  plan,
  onEdit,
  onCancel,
}: {
  plan: Plan
  onEdit: (plan: Plan) => void
  onCancel: (plan: Plan) => void
}) {
  const t = useText()
  const canCall = useCanCall()
  if (plan.state !== 'open') return null
  return (
    <RowActions name={nameOfPlan(t, plan)}>
      {canCall(programme.update) && <EditLine onClick={() => onEdit(plan)} />}
      {canCall(programme.cancel) && (
        <MenuLine Icon={IconCalendarOff} onClick={() => onCancel(plan)}>
          {t('programme.cancel')}
        </MenuLine>
      )}
    </RowActions>
  )
}
