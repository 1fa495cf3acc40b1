import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'

/** Leads from what belongs to one user group back to all of them. */
export function BackToGroups() {
  const t = useText()
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...wayTo('/group/list')} {...props} />}
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
    >
      {t('actions.back')}
    </Button>
  )
}
