import { auditStatus } from '@apron/contract'
import type { AuditDetail } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useStatusWord } from '#blocks/status/status-word.tsx'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { useRights } from '../rights.ts'

/** An audit without questions: what comes next depends on who looks and on its status. */
export function EmptyAudit({ audit }: { audit: AuditDetail }) {
  const t = useText()
  const wordOf = useStatusWord()
  const status = wordOf(audit.status.code)
  const isEarly = audit.status.code === auditStatus.SUBMITTING
  const { chooseItems: mayAdd } = useRights(audit)
  const hint = isEarly
    ? t(mayAdd ? 'auditWorkspace.empty_add' : 'auditWorkspace.empty_wait')
    : t('auditWorkspace.empty_late', { status })
  return (
    <Card>
      <EmptyState icon={IconListCheck} title={t('auditWorkspace.empty')} hint={hint}>
        {mayAdd && (
          <Button
            component={Link}
            to="/checklist/$id/checklist-item"
            params={{ id: String(audit.id) }}
            leftSection={<IconPlus size={18} stroke={1.8} />}
          >
            {t('auditWorkspace.add_items')}
          </Button>
        )}
      </EmptyState>
    </Card>
  )
}
