import type { AuditDetail } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useFigures } from './use-figures.ts'

/** The way to the first open question, or to the next one of whoever has begun. */
export function StartButton({ audit, isBegun }: { audit: AuditDetail; isBegun: boolean }) {
  const t = useText()
  const next = useFigures(audit.id).data?.data.next
  const search = next ? { group_id: next.group_id, item: next.id } : { group_id: 0 }
  return (
    <Button
      renderRoot={(props) => (
        <Link to="/checklist/$id/view" params={{ id: String(audit.id) }} search={search} {...props} />
      )}
      leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
    >
      {t(isBegun ? 'auditWorkspace.continue' : 'auditWorkspace.start')}
    </Button>
  )
}
