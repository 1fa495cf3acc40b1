import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'

/** Leads to the register of findings of an audit. */
export function ToRegister({ auditId }: { auditId: number }) {
  const t = useText()
  return (
    <Button
      variant="default"
      leftSection={<IconListDetails size={18} stroke={1.6} />}
      renderRoot={(props) => <Link href={`/checklist/${auditId}/findings`} {...props} />}
    >
      {t('minutes.register')}
    </Button>
  )
}
