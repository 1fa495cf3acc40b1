import { auditWorkspace, type AuditDetail } from '@apron/contract/audits'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { Link } from '../../../../lib/router/link.tsx'
import {
  IconChartPie,
  IconCopy,
  IconDots,
  IconFileCheck,
  IconHistory,
  IconInfoCircle,
  IconKeyboard,
  IconListCheck,
  IconPencilCheck,
  IconPrinter,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCanCall } from '../../../../lib/session/can.ts'
import { dayMonthYear } from '../../../../lib/text/dates.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { MenuLine, MenuLink } from '../../../../ui/window/menu-lines.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import classes from './audit-head.module.css'
import { AuditStatus } from './audit-status.tsx'
import type { Rights } from '../rights.ts'
import type { OpenModal } from '../windows/workspace-modals.tsx'
import type { Go } from '../searching/workspace-search.ts'
import { ButtonMenu } from '../../../../ui/window/button-menu.tsx'

/** The audit's name, and what can be done with it by permission and state. */
export function AuditHead({
  audit,
  rights,
  go,
  openModal,
  children,
}: {
  audit: AuditDetail
  rights: Rights
  go: Go
  openModal: (modal: OpenModal) => void
  /** What comes before all else that can be done. */
  children?: ReactNode
}) {
  const t = useText()
  const canCall = useCanCall()
  const params = { id: String(audit.id) }
  const dates = t('auditWorkspace.period', {
    from: dayMonthYear(audit.starting_date),
    to: dayMonthYear(audit.ending_date),
  })
  return (
    <PageHeader
      title={audit.name}
      about={
        <span className={classes.about}>
          <AuditStatus audit={audit} mayMove={rights.move} />
          <span>
            {audit.organization.name}, {dates}
          </span>
        </span>
      }
    >
      {children}
      {rights.conclude && (
        <Button
          variant={children ? 'default' : 'filled'}
          renderRoot={(props) => <Link to="/checklist/$id/summary" params={params} {...props} />}
          leftSection={<IconPencilCheck size={18} stroke={1.6} />}
        >
          {t('auditWorkspace.enter_conclusion')}
        </Button>
      )}
      <ButtonMenu
        position="bottom-end"
        width={240}
        button={
          <ActionIcon variant="default" size="var(--control)" aria-label={t('auditWorkspace.more')}>
            <IconDots size={20} stroke={1.8} />
          </ActionIcon>
        }
      >
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
        {rights.chooseItems && (
          <>
            <Menu.Divider />
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
            <Menu.Divider />
            <MenuLink to="/checklist/$id/audit-result" params={params} Icon={IconFileCheck}>
              {t('auditWorkspace.view_result')}
            </MenuLink>
            <MenuLink to="/checklist/$id/audit-result" params={params} search={{ print: 1 }} Icon={IconPrinter}>
              {t('auditWorkspace.print_result')}
            </MenuLink>
            <MenuLink to="/checklist/$id/summary/history" params={params} Icon={IconHistory}>
              {t('auditWorkspace.minutes_history')}
            </MenuLink>
          </>
        )}
        <Menu.Divider />
        <MenuLine
          className={classes.keys ?? ''}
          Icon={IconKeyboard}
          rightSection="?"
          onClick={() => openModal({ kind: 'keys' })}
        >
          {t('actions.keys')}
        </MenuLine>
      </ButtonMenu>
    </PageHeader>
  )
}
