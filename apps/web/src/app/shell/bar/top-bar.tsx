import { ActionIcon } from '@mantine/core'
import { usePhone } from '#lib/page/phone.ts'
import { IconHome, IconMenu2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useAdmitted } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { firstRest } from '#lib/page/first-rest.ts'
import { useWaiting } from '#lib/outbox/unsent.ts'
import { part } from '#ui/page/part.tsx'
import { Bell } from './bell.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { ChatButton } from './chat-button.tsx'
import { FullScreen } from './full-screen.tsx'
import { PersonMenu } from './person-menu.tsx'
import { QuickFindButton } from './quick-find-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import classes from './top-bar.module.css'

const UnsentChip = part(() => import('../../../areas/desk/unsent/unsent-chip.tsx'), 'UnsentChip', {
  failed: () => null,
})
const UnsentWindow = part(() => import('../../../areas/desk/unsent/unsent-window.tsx'), 'UnsentWindow', {
  soon: true,
  isWindow: true,
})

/** The way to the dashboard and the breadcrumb on the left; quick find, language, theme, full screen, notifications and person on the right. On a phone the place belongs to the screen's name: the dashboard, language, theme and full screen are in the person's menu. */
export function TopBar({ onMenu }: { onMenu?: () => void }) {
  const t = useText()
  const isAdmitted = useAdmitted()
  const isPhone = usePhone()
  const { own, others } = useWaiting()
  const [isUnsentOpen, setUnsentOpen] = useState(false)
  const openUnsent = () => setUnsentOpen(true)
  // It is for the time without a network: here before anybody can want it.
  useEffect(() => void firstRest().then(() => UnsentChip.preload()), [])
  return (
    <header className={classes.bar}>
      {onMenu && (
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell.open_menu')} onClick={onMenu}>
          <IconMenu2 size={22} stroke={1.6} />
        </ActionIcon>
      )}
      {!isPhone && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          title={t('menu.dashboard')}
          aria-label={t('menu.dashboard')}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        >
          <IconHome size={20} stroke={1.6} />
        </ActionIcon>
      )}
      <Breadcrumb />
      <div className={classes.tools}>
        {own + others > 0 && <UnsentChip isWide={!onMenu} onOpen={openUnsent} />}
        {isAdmitted && <QuickFindButton isWide={!onMenu} />}
        {!isPhone && (
          <>
            <LanguageMenu />
            <ThemeMenu />
            <FullScreen />
          </>
        )}
        {onMenu && isAdmitted && <ChatButton />}
        <Bell />
        <PersonMenu withSettings={isPhone} onUnsent={openUnsent} />
      </div>
      {isUnsentOpen && <UnsentWindow onClose={() => setUnsentOpen(false)} />}
    </header>
  )
}
