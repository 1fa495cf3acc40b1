import { waiting } from '@apron/contract/desk'
import type { ReviewedKind } from '@apron/contract/entities'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { part } from '#ui/page/part.tsx'

const ApprovalLog = part(() => import('./approval-log.tsx'), 'ApprovalLog', { isWindow: true })

/** By whom a record was rejected, when and why. */
export function Rejected({ kind, id, name }: { kind: ReviewedKind; id: number; name: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead(waiting.log, { query: { kind, id } }, { quiet: true })
  const last = data?.data.find(({ action }) => action === 'rejected')
  if (!last) return null
  const at = dateAndTime(last.at)
  return (
    <>
      <Alert
        color="red"
        mb="md"
        icon={<IconAlertTriangle size={18} stroke={1.6} />}
        title={
          last.user
            ? t('decisions.rejected_by', { name: last.user.fullname, at })
            : t('decisions.rejected_by_system', { at })
        }
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{last.reason ?? t('decisions.no_reason')}</p>
        <Button variant="subtle" size="compact-sm" mt={6} ml={-8} onClick={() => setOpen(true)}>
          {t('decisions.log')}
        </Button>
      </Alert>
      {isOpen && <ApprovalLog kind={kind} id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
