import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { wayTo } from '#lib/page/places.ts'
import classes from './users.module.css'

export function BackLink() {
  const t = useText()
  return (
    <Button
      component={Link}
      {...wayTo('/user/list')}
      variant="subtle"
      className={classes.back}
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
    >
      {t('users.back')}
    </Button>
  )
}
