import { session } from '@apron/contract/people'
import { Menu, Text, UnstyledButton } from '@mantine/core'
import { IconHome, IconKey, IconLogout, IconQrcode, IconUserCircle } from '@tabler/icons-react'
import { LanguageChoices } from '../../blocks/language-menu.tsx'
import { ThemeChoices } from '../../blocks/theme-menu.tsx'
import { call } from '../../lib/call.ts'
import { forgetDrafts } from '../../lib/forget.ts'
import { useText } from '../../lib/i18n.ts'
import { closeSession, useSession } from '../../lib/session.ts'
import { hasUnsaved } from '../../lib/unsaved.ts'
import { confirmDiscard } from '../../ui/confirm.ts'
import { MenuLine, MenuLink } from '../../ui/menu-lines.tsx'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import { FullScreenItem } from './full-screen.tsx'
import classes from './person-menu.module.css'

/** Who is signed in, their profile, how the application looks where that has no place of its own, and the way out. */
export function PersonMenu({ withSettings }: { withSettings: boolean }) {
  const t = useText()
  const user = useSession()?.user
  if (!user) return null
  const signOut = async () => {
    if (hasUnsaved() && !(await confirmDiscard())) return
    // Whatever the server answers, this browser forgets the session; at once, so that no other tab hears of its end first.
    void call(session.logout, {}).catch(() => null)
    forgetDrafts()
    closeSession('session.signed_out')
  }
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton ml={6} className={classes.person}>
          <span aria-hidden="true">
            <PersonAvatar name={user.fullname} picture={user.avatar500x500} size={32} />
          </span>
          <span className="visually-hidden">{t('shell.account', { name: user.fullname })}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.words}>
          <Text fw={640}>{user.fullname}</Text>
          <Text c="dimmed" size="sm">
            {user.email}
          </Text>
          <Text c="dimmed" size="sm">
            {user.group.name}
          </Text>
        </div>
        <Menu.Divider />
        {withSettings && (
          <MenuLink to="/dashboard" Icon={IconHome}>
            {t('menu.dashboard')}
          </MenuLink>
        )}
        <MenuLink to="/profile/show" Icon={IconUserCircle}>
          {t('profile.title')}
        </MenuLink>
        <MenuLink to="/profile/change-password" Icon={IconKey}>
          {t('profile.change_password')}
        </MenuLink>
        <MenuLink to="/qr-code" Icon={IconQrcode}>
          {t('qrCode.title')}
        </MenuLink>
        {withSettings && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('shell.language')}</Menu.Label>
            <LanguageChoices />
            <Menu.Label>{t('shell.theme')}</Menu.Label>
            <ThemeChoices />
            <Menu.Divider />
            <FullScreenItem />
          </>
        )}
        <Menu.Divider />
        <MenuLine Icon={IconLogout} onClick={() => void signOut()}>
          {t('session.sign_out')}
        </MenuLine>
      </Menu.Dropdown>
    </Menu>
  )
}
