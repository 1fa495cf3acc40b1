import type { AuditDetail } from '@apron/contract/audits'
import { ActionIcon, Button } from '@mantine/core'
import { Link } from '#lib/router/link.tsx'
import { IconDots, IconPencilCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import classes from './audit-head.module.css'
import { AuditStatus } from './audit-status.tsx'
import type { Rights } from '../rights.ts'
import type { OpenModal } from '../windows/workspace-modals.tsx'
import type { Go } from '../searching/workspace-search.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { part } from '#ui/page/part.tsx'

const AuditMenu = part(() => import('./audit-menu.tsx'), 'AuditMenu', { soon: true })

/** The audit's name, and what can be done with it by permission and state. */
export function AuditHead({
  audit,
  rights,
  go,
  earlierShown,
  openModal,
  children,
}: {
  audit: AuditDetail
  rights: Rights
  go: Go
  /** Whether last time's answers stand beside the questions. */
  earlierShown: boolean
  openModal: (modal: OpenModal) => void
  /** What comes before all else that can be done. */
  children?: ReactNode
}) {
  const t = useText()
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
        <AuditMenu audit={audit} rights={rights} go={go} earlierShown={earlierShown} openModal={openModal} />
      </ButtonMenu>
    </PageHeader>
  )
}
