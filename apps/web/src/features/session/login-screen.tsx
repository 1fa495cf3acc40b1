import { versions } from '@apron/contract'
import { Text, Title } from '@mantine/core'
import { LanguageMenu } from '../../blocks/language-menu.tsx'
import { ThemeMenu } from '../../blocks/theme-menu.tsx'
import { useText } from '../../lib/i18n.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { settings } from '../../lib/settings.ts'
import { Logo } from '../../ui/logo.tsx'
import { ApronLines } from './apron-lines.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginNotice } from './login-notice.tsx'
import classes from './login-screen.module.css'

/** The first screen: what this is, and the way in. */
export function LoginScreen() {
  const t = useText()
  usePageTitle(t('session.sign_in'))
  return (
    <div className={classes.screen}>
      <header className={classes.banner}>
        <ApronLines className={classes.lines} />
        <div className={classes.brand}>
          <Logo size={34} />
          <span>{settings().name}</span>
        </div>
        <div className={classes.claim}>
          <p className={classes.name}>{t('session.banner')}</p>
          <p className={classes.promise}>{t('session.promise')}</p>
          <p className={classes.version}>{t('session.version', { version: versions.banner })}</p>
        </div>
      </header>
      <main className={classes.main}>
        <div className={classes.tools}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className={`${classes.form} rise`}>
          <Title order={1}>{t('session.sign_in')}</Title>
          <Text c="dimmed" mb="lg">
            {t('session.sign_in_about')}
          </Text>
          <LoginNotice />
          <LoginForm />
        </div>
      </main>
    </div>
  )
}
