import type { Audit } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { useBeginning } from '../../../domain/begin-audit.ts'

/** Begins an audit whose plan was approved. */
export function BeginButton({ audit }: { audit: Audit }) {
  const t = useText()
  const { begin, isWriting } = useBeginning(audit)
  return (
    <Button leftSection={<IconPlayerPlay size={18} stroke={1.8} />} loading={isWriting} onClick={begin}>
      {t('auditMoves.in_progress')}
    </Button>
  )
}
