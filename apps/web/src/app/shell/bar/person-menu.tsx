import { session } from '@apron/contract/people'
import { Text, UnstyledButton } from '@mantine/core'
import { IconCloudUp, IconHelp, IconHome, IconKey, IconLogout, IconQrcode, IconUserCircle } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { LanguageChoices } from './language-menu.tsx'
import { ThemeChoices } from './theme-menu.tsx'
import { call } from '#lib/calls/call.ts'
import { forgetDrafts } from '#lib/session/forget.ts'
import { useText } from '#lib/text/i18n.ts'
import { hasBegun } from '#lib/outbox/drafts/begun.ts'
import { heldIsRead } from '#lib/outbox/store/held.ts'
import { unsentNow } from '#lib/outbox/unsent.ts'
import { closeSession, useSession } from '#lib/session/session.ts'
import { beforeLeaving } from '#lib/page/leaving.ts'
import { hasUnsaved } from '#lib/page/unsaved.ts'
import { confirmDiscard } from '#ui/window/confirm.ts'
import { MenuDivider, MenuLabel, MenuLine, MenuLink } from '#ui/window/menu-lines.tsx'
import { part } from '#ui/page/part.tsx'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import { FullScreenItem } from './full-screen.tsx'
import classes from './person-menu.module.css'
import { ButtonMenu } from '#ui/window/button-menu.tsx'

const HelpWindow = part(() => import('../help/help-window.tsx'), 'HelpWindow', { isWindow: true })
const SignOutWindow = part(() => import('../../../areas/desk/unsent/sign-out-window.tsx'), 'SignOutWindow', {
  soon: true,
  isWindow: true,
})

/** Who is signed in, their profile, how the application looks where that has no place of its own, and the way out. */
export function PersonMenu({ withSettings, onUnsent }: { withSettings: boolean; onUnsent: () => void }) {
  const t = useText()
  const user = useSession()?.user
  const [isLeaving, setLeaving] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const stay = useCallback(() => setLeaving(false), [])
  const userId = user?.id ?? 0
  const leave = useCallback(() => {
    setLeaving(false)
    // Whatever the server answers, this browser forgets the session; at once, so that no other tab hears of its end first.
    void beforeLeaving(call(session.logout, {}).catch(() => null))
    void beforeLeaving(forgetDrafts(userId))
    closeSession('session.signed_out')
  }, [userId])
  if (!user) return null
  const signOut = async () => {
    if ((hasUnsaved() || hasBegun()) && !(await confirmDiscard())) return
    // On a page that has just begun it is not known yet what lies here.
    await heldIsRead()
    if (unsentNow() > 0) setLeaving(true)
    else leave()
  }
  return (
    <>
      <ButtonMenu
        position="bottom-end"
        width={260}
        button={
          <UnstyledButton ml={6} className={classes.person}>
            <span aria-hidden="true">
              <PersonAvatar name={user.fullname} picture={user.avatar500x500} size={32} />
            </span>
            <span className="visually-hidden">{t('shell.account', { name: user.fullname })}</span>
          </UnstyledButton>
        }
      >
        <div className={classes.words}>
          <Text fw={640}>{user.fullname}</Text>
          <Text c="dimmed" size="sm">
            {user.email}
          </Text>
          <Text c="dimmed" size="sm">
            {user.group.name}
          </Text>
        </div>
        <MenuDivider />
        {withSettings && (
          <MenuLink to="/dashboard" Icon={IconHome}>
            {t('menu.dashboard')}
          </MenuLink>
        )}
        <MenuLink to="/profile/show" Icon={IconUserCircle}>
          {t('shell.profile')}
        </MenuLink>
        <MenuLink to="/profile/change-password" Icon={IconKey}>
          {t('shell.change_password')}
        </MenuLink>
        <MenuLine Icon={IconCloudUp} onClick={onUnsent}>
          {t('shell.unsent')}
        </MenuLine>
        <MenuLink to="/qr-code" Icon={IconQrcode}>
          {t('qrCode.title')}
        </MenuLink>
        {withSettings && (
          <>
            <MenuDivider />
            <MenuLabel>{t('shell.language')}</MenuLabel>
            <LanguageChoices />
            <MenuLabel>{t('shell.theme')}</MenuLabel>
            <ThemeChoices />
            <MenuDivider />
            <FullScreenItem />
          </>
        )}
        <MenuDivider />
        <MenuLine Icon={IconHelp} onClick={() => setHelping(true)}>
          {t('shell.help')}
        </MenuLine>
        <MenuLine Icon={IconLogout} onClick={() => void signOut()}>
          {t('session.sign_out')}
        </MenuLine>
      </ButtonMenu>
      {isHelping && <HelpWindow onClose={() => setHelping(false)} />}
      {isLeaving && <SignOutWindow onClose={stay} onSignOut={leave} />}
    </>
  )
}
