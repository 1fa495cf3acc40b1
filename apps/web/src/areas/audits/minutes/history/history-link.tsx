import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'

/** Leads to all minutes of an audit. */
export function HistoryLink({ auditId }: { auditId: number }) {
  const t = useText()
  return (
    <Button
      variant="default"
      leftSection={<IconHistory size={18} stroke={1.6} />}
      renderRoot={(props) => <Link href={`/checklist/${auditId}/summary/history`} {...props} />}
    >
      {t('minutes.history')}
    </Button>
  )
}
