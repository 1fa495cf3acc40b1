import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { wayTo } from '../../lib/places.ts'
import classes from './form-foot.module.css'

/** Stays in sight below a long form: the way back to the audits and, as the last one, the button that saves. */
export function FormFoot({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={classes.foot}>
      <Button
        component={Link}
        {...wayTo('/checklist/list')}
        variant="subtle"
        leftSection={<IconArrowLeft size={18} stroke={1.6} />}
      >
        {t('checklists.to_list')}
      </Button>
      {children}
    </div>
  )
}
