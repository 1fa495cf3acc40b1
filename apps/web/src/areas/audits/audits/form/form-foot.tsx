import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { backToList, type Back } from './back.ts'
import { StickyFoot } from '#ui/page/sticky-foot.tsx'

/** Stays in sight below a long form: the way back, to the audits when no other is given, and, as the last one, the button that saves. */
export function FormFoot({ back = backToList(), children }: { back?: Back; children: ReactNode }) {
  const t = useText()
  return (
    <StickyFoot>
      <Button component={Link} {...back.way} variant="subtle" leftSection={<IconArrowLeft size={18} stroke={1.6} />}>
        {t(back.text)}
      </Button>
      {children}
    </StickyFoot>
  )
}
