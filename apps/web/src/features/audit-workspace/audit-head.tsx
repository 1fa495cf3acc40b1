import { auditWorkspace, type AuditDetail } from '@apron/contract'
import { ActionIcon, Button, Menu } from '@mantine/core'
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
import { Link } from '@tanstack/react-router'
import { useCanCall } from '../../lib/can.ts'
import { dayMonthYear } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import classes from './audit-head.module.css'
import { AuditStatus } from './audit-status.tsx'
import type { Rights } from './rights.ts'
import type { OpenModal } from './workspace-modals.tsx'
import type { Go } from './workspace-search.ts'

const icon = { size: 18, stroke: 1.6 } as const

/** The audit's name, and what can be done with it by permission and state. */
export function AuditHead({
  audit,
  rights,
  go,
  openModal,
}: {
  audit: AuditDetail
  rights: Rights
  go: Go
  openModal: (modal: OpenModal) => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const to = (screen: string): string => `/checklist/${audit.id}/${screen}`
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
      {rights.conclude && (
        <Button component={Link} to={to('summary')} leftSection={<IconPencilCheck {...icon} />}>
          {t('auditWorkspace.enter_conclusion')}
        </Button>
      )}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="default" size="var(--control)" aria-label={t('auditWorkspace.more')}>
            <IconDots size={20} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconInfoCircle {...icon} />}
            onClick={() => go({ info: 1, grp: undefined, item: undefined, q: undefined, stt: undefined })}
          >
            {t('auditWorkspace.information')}
          </Menu.Item>
          {canCall(auditWorkspace.quickReport, audit) && (
            <Menu.Item leftSection={<IconChartPie {...icon} />} onClick={() => openModal({ kind: 'statistic' })}>
              {t('auditWorkspace.statistic')}
            </Menu.Item>
          )}
          {rights.chooseItems && (
            <>
              <Menu.Divider />
              <Menu.Item component={Link} to={to('checklist-item')} leftSection={<IconListCheck {...icon} />}>
                {t('auditWorkspace.add_items')}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => openModal({ kind: 'copy' })}>
                {t('copyItems.title')}
              </Menu.Item>
            </>
          )}
          {rights.results && (
            <>
              <Menu.Divider />
              <Menu.Item component={Link} to={to('audit-result')} leftSection={<IconFileCheck {...icon} />}>
                {t('auditWorkspace.view_result')}
              </Menu.Item>
              <Menu.Item component={Link} to={`${to('audit-result')}?print=1`} leftSection={<IconPrinter {...icon} />}>
                {t('auditWorkspace.print_result')}
              </Menu.Item>
              <Menu.Item component={Link} to={to('summary/history')} leftSection={<IconHistory {...icon} />}>
                {t('auditWorkspace.minutes_history')}
              </Menu.Item>
            </>
          )}
          <Menu.Divider />
          <Menu.Item
            className={classes.keys ?? ''}
            leftSection={<IconKeyboard {...icon} />}
            rightSection="?"
            onClick={() => openModal({ kind: 'keys' })}
          >
            {t('auditWorkspace.keys')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </PageHeader>
  )
}
