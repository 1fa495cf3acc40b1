import { versions } from '@apron/contract'
import { profiles } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import { Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { AwayLine } from '../../../blocks/away-line.tsx'
import { LanguageMenu } from '../../../blocks/menu/language-menu.tsx'
import { ThemeMenu } from '../../../blocks/menu/theme-menu.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { keepLanguage, sentLanguage, takeSignedOutChoice } from '../../../lib/text/language.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { openSession } from '../../../lib/session/session.ts'
import { settings } from '../../../lib/session/settings.ts'
import { Logo } from '../../../ui/page/logo.tsx'
import { ApronLines } from './apron-lines.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginNotice } from './login-notice.tsx'
import classes from './login-screen.module.css'

/** What somebody chose on the way in is theirs from now on; else their profile speaks, whoever used this browser before. True: the page is in another language. */
async function followLanguage(own: Language | null): Promise<boolean> {
  const language = sentLanguage()
  const isChosen = takeSignedOutChoice()
  if (own === language || (own === null && !isChosen)) return false
  if (isChosen) await call(profiles.update, { body: { language } }).catch(() => null)
  else if (own) keepLanguage(own)
  return !isChosen
}

/** The first screen: what this is, and the way in. */
export function LoginScreen() {
  const t = useText()
  const router = useRouter()
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
          <AwayLine text="shell.away_signed_out" />
          <LoginNotice />
          <LoginForm
            onSignedIn={async ({ token, user }) => {
              openSession(token, user)
              if (await followLanguage(user.language)) return window.location.reload()
              await router.invalidate()
            }}
          />
        </div>
      </main>
    </div>
  )
}
