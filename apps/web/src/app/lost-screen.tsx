import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import classes from './lost-screen.module.css'

/** The page for addresses that lead nowhere. */
export function LostScreen() {
  const t = useText()
  usePageTitle(t('shell.lost_title'))
  return (
    <main className={classes.page}>
      <Stack align="center" gap="sm" className="rise">
        <div className={classes.number} aria-hidden="true">
          404
        </div>
        <Title order={1} ta="center">
          {t('shell.lost_title')}
        </Title>
        <Text c="dimmed" ta="center">
          {t('shell.lost_text')}
        </Text>
        <Button component={Link} to="/dashboard" mt="md">
          {t('shell.back_home')}
        </Button>
      </Stack>
    </main>
  )
}
