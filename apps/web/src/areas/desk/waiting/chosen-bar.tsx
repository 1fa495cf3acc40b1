import type { WaitingRecord } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { BulkBar } from '#ui/list/bulk/bulk-bar.tsx'
import { mayApprove, mayReject, type WaitingRecords } from './use-records.ts'

/** What can be done with the records that are ticked. */
export function ChosenBar({ of, chosen }: { of: WaitingRecords; chosen: readonly WaitingRecord[] }) {
  const t = useText()
  return (
    <BulkBar count={chosen.length} onClear={of.clear}>
      {mayApprove(chosen) && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconCheck size={16} stroke={1.8} />}
          onClick={() => of.approve(chosen)}
        >
          {t('actions.approve')}
        </Button>
      )}
      {mayReject(chosen) && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconX size={16} stroke={1.8} />}
          onClick={() => of.reject(chosen)}
        >
          {t('actions.reject')}
        </Button>
      )}
    </BulkBar>
  )
}
