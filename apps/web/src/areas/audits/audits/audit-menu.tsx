import { auditStatus, findingsMoveDuring } from '@apron/contract'
import { checklists, minutes, type Audit } from '@apron/contract/audits'
import {
  IconCalendarPlus,
  IconClipboardCheck,
  IconCopy,
  IconFileText,
  IconListCheck,
  IconPencil,
  IconPrinter,
  IconProgressCheck,
  IconReportAnalytics,
  IconUsers,
} from '@tabler/icons-react'
import { navigate } from '#lib/router/router.ts'
import { useMay } from '../domain/audit-rights.ts'
import { useRemoval } from '#blocks/removal.ts'
import { useStatusWord } from '#blocks/status/status-word.tsx'
import { ask } from '#lib/page/dialogs.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import { DeleteLine, RowActions } from '#ui/list/row-actions.tsx'
import { useMayChoose } from './rights.ts'

const hasCorrectiveResult = (status: number) => findingsMoveDuring.some((one) => one === status)

/** What the person may do with one audit as it stands now. */
export function AuditMenu({
  audit,
  onTeam,
}: {
  audit: Audit
  /** Shows its team, where nothing else in the row does. */
  onTeam?: (() => void) | undefined
}) {
  const t = useText()
  const may = useMay()
  const canCall = useCanCall()
  const wordOf = useStatusWord()
  const { remove } = useRemoval(checklists.remove, confirmDelete)
  const duplicate = useWrite(checklists.duplicate, {
    success: 'checklists.duplicate_success',
    // A copy wants a name and days of its own.
    onDone: ({ data: copy }) => {
      if (may(checklists.update, copy)) void navigate({ to: '/checklist/$id/edit', params: { id: String(copy.id) } })
    },
  })
  const params = { id: String(audit.id) }
  const mayChoose = useMayChoose()(audit)
  const chooseItems = () => {
    if (audit.status.code === auditStatus.SUBMITTING)
      return void navigate({ to: '/checklist/$id/checklist-item', params })
    const text = t('checklists.items_wrong_status_text', { status: wordOf(audit.status.code) })
    void ask({ title: t('checklists.items_wrong_status'), text })
  }
  return (
    <RowActions name={audit.name}>
      <MenuLink to="/checklist/$id/view" params={params} Icon={IconClipboardCheck}>
        {t('checklists.view')}
      </MenuLink>
      {onTeam && (
        <MenuLine Icon={IconUsers} onClick={onTeam}>
          {t('checklists.team')}
        </MenuLine>
      )}
      {mayChoose && (
        <MenuLine Icon={IconListCheck} onClick={chooseItems}>
          {t('checklists.add_items')}
        </MenuLine>
      )}
      {may(minutes.create, audit) && (
        <MenuLink to="/checklist/$id/summary" params={params} Icon={IconFileText}>
          {t('checklists.minutes')}
        </MenuLink>
      )}
      {audit.status.code >= auditStatus.IN_PROGRESS && (
        <MenuLink to="/checklist/$id/audit-result" params={params} search={{ print: 1 }} Icon={IconPrinter}>
          {t('checklists.print_results')}
        </MenuLink>
      )}
      {hasCorrectiveResult(audit.status.code) && (
        <MenuLink to="/checklist/$id/corrective-result" params={params} Icon={IconProgressCheck}>
          {t('minutes.corrective')}
        </MenuLink>
      )}
      {audit.status.code >= auditStatus.IN_PROGRESS && (
        <MenuLink to="/checklist/$id/actions" params={params} Icon={IconReportAnalytics}>
          {t('correctiveActions.title')}
        </MenuLink>
      )}
      {may(checklists.update, audit) && (
        <MenuLink to="/checklist/$id/edit" params={params} Icon={IconPencil}>
          {t('actions.edit')}
        </MenuLink>
      )}
      {may(checklists.duplicate, audit) && (
        <MenuLine Icon={IconCopy} onClick={() => duplicate.start({ params: { id: audit.id } })}>
          {t('checklists.duplicate')}
        </MenuLine>
      )}
      {canCall(checklists.create) && audit.category_id !== null && (
        <MenuLink
          to="/checklist/create"
          search={{ category_id: audit.category_id, organization_id: audit.organization_id }}
          Icon={IconCalendarPlus}
        >
          {t('planning.next_one')}
        </MenuLink>
      )}
      {may(checklists.remove, audit) && <DeleteLine onClick={() => remove(audit.name, { params: { id: audit.id } })} />}
    </RowActions>
  )
}
