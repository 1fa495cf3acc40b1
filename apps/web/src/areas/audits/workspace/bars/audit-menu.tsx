import { auditWorkspace, type AuditDetail } from '@apron/contract/audits'
import {
  IconChartPie,
  IconClipboardText,
  IconCopy,
  IconFileCheck,
  IconHistory,
  IconHistoryToggle,
  IconInfoCircle,
  IconKeyboard,
  IconListCheck,
  IconListDetails,
  IconPrinter,
} from '@tabler/icons-react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { MenuDivider, MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import type { Rights } from '../rights.ts'
import type { Go } from '../searching/workspace-search.ts'
import type { OpenModal } from '../windows/workspace-modals.tsx'
import classes from './audit-menu.module.css'

/** What else can be done with an audit, by permission and state. */
export function AuditMenu({
  audit,
  rights,
  go,
  earlierShown,
  openModal,
}: {
  audit: AuditDetail
  rights: Rights
  go: Go
  earlierShown: boolean
  openModal: (modal: OpenModal) => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const params = { id: String(audit.id) }
  return (
    <>
      <MenuLine
        Icon={IconInfoCircle}
        onClick={() => go({ info: 1, group_id: undefined, item: undefined, q: undefined, status_ids: undefined })}
      >
        {t('auditWorkspace.information')}
      </MenuLine>
      {canCall(auditWorkspace.quickReport, audit) && (
        <MenuLine Icon={IconChartPie} onClick={() => openModal({ kind: 'statistic' })}>
          {t('auditWorkspace.statistic')}
        </MenuLine>
      )}
      <MenuLine Icon={IconHistoryToggle} onClick={() => go({ earlier: earlierShown ? undefined : 1 })}>
        {t(earlierShown ? 'earlier.hide' : 'earlier.show')}
      </MenuLine>
      {rights.chooseItems && (
        <>
          <MenuDivider />
          <MenuLink to="/checklist/$id/checklist-item" params={params} Icon={IconListCheck}>
            {t('auditWorkspace.add_items')}
          </MenuLink>
          <MenuLine Icon={IconCopy} onClick={() => openModal({ kind: 'copy' })}>
            {t('copyItems.title')}
          </MenuLine>
        </>
      )}
      {rights.results && (
        <>
          <MenuDivider />
          <MenuLink to="/checklist/$id/audit-result" params={params} Icon={IconFileCheck}>
            {t('auditWorkspace.view_result')}
          </MenuLink>
          <MenuLink to="/checklist/$id/audit-result" params={params} search={{ print: 1 }} Icon={IconPrinter}>
            {t('auditWorkspace.print_result')}
          </MenuLink>
          <MenuLink to="/checklist/$id/findings" params={params} Icon={IconListDetails}>
            {t('auditWorkspace.register')}
          </MenuLink>
          <MenuLink to="/checklist/$id/actions" params={params} Icon={IconFileCheck}>
            {t('auditWorkspace.actions')}
          </MenuLink>
          <MenuLink to="/checklist/$id/summary/history" params={params} Icon={IconHistory}>
            {t('auditWorkspace.minutes_history')}
          </MenuLink>
        </>
      )}
      <MenuDivider />
      <MenuLink to="/checklist/$id/blank-checklist" params={params} Icon={IconClipboardText}>
        {t('auditWorkspace.blank')}
      </MenuLink>
      <MenuLine
        className={classes.keys ?? ''}
        Icon={IconKeyboard}
        rightSection="?"
        onClick={() => openModal({ kind: 'keys' })}
      >
        {t('actions.keys')}
      </MenuLine>
    </>
  )
}
