import { useMediaQuery } from '@mantine/hooks'
import { versions } from '@apron/contract'
import { useEffect, useState, type CSSProperties } from 'react'
import { useChatsHeight } from '../../areas/talk/domain/open-chats.ts'
import { useAdmitted } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useNewVersion } from '#lib/code/newer-version.ts'
import { useSettings } from '#lib/session/settings.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { PartFailed } from '#ui/page/part-failed.tsx'
import { part } from '#ui/page/part.tsx'
import { ShownScreen } from '#lib/router/screens.tsx'
import { usePathname, useShownRoute } from '#lib/router/use-router.ts'
import { ScreenFailed, ScreenLoading } from '../screen-states.tsx'
import { BackToTop } from './back-to-top.tsx'
import { ChatPlace } from './chat-place.tsx'
import { useKeeping } from './keeping.ts'
import { useProfile } from './profile.ts'
import classes from './shell.module.css'
import { Sidebar, useMenu } from './sidebar.tsx'
import { TopBar } from './bar/top-bar.tsx'

const MenuDrawer = part(() => import('./menu-drawer.tsx'), 'MenuDrawer', {
  failed: (failure, { opened, onClose }) => opened && <PartFailed {...failure} onClose={onClose} />,
})
const News = part(() => import('#lib/change-feed/news.ts'), 'News', { failed: () => null })
const AwayLine = part(() => import('./lines/away-line.tsx'), 'AwayLine', { failed: () => null })
const NewVersion = part(() => import('./lines/new-version.tsx'), 'NewVersion')
const ShellKeys = part(() => import('./help/shell-keys.tsx'), 'ShellKeys', { failed: () => null })
const GroupWaits = part(() => import('./help/group-waits.tsx'), 'GroupWaits')

/** Sidebar, top bar, screen and footer of everybody who is signed in. */
export function Shell() {
  const t = useText()
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false })
  const [isMenuOpen, setMenuOpen] = useState(false)
  const pathname = usePathname()
  const chats = useChatsHeight()
  const isAdmitted = useAdmitted()
  const isOwn = useShownRoute()?.ownAccount
  const isNewWaiting = useNewVersion()
  const isRested = useRested()
  // Days and times on the screen follow the zone.
  const { name } = useSettings()
  useKeeping()
  useProfile()
  useMenu()
  useEffect(() => setMenuOpen(false), [pathname])
  return (
    <div className={classes.shell} style={{ '--chats': chats } as CSSProperties}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      {isWide ? (
        <aside className={classes.side}>
          <Sidebar />
        </aside>
      ) : (
        <MenuDrawer opened={isMenuOpen} onClose={() => setMenuOpen(false)} />
      )}
      <div className={classes.main}>
        <TopBar {...(isWide ? {} : { onMenu: () => setMenuOpen(true) })} />
        <div className={classes.lines}>
          {isRested && <News />}
          {isRested && isAdmitted && <ShellKeys />}
          {isRested && <AwayLine />}
          {isNewWaiting && <NewVersion />}
        </div>
        <main id="content" tabIndex={-1} className={classes.content}>
          {isAdmitted || isOwn ? <ShownScreen waits={ScreenLoading} failed={ScreenFailed} /> : <GroupWaits />}
        </main>
        <BackToTop />
        <footer className={classes.footer}>
          <span>{name}</span>
          <span>{t('shell.footer', { version: versions.footer })}</span>
        </footer>
      </div>
      {isAdmitted && <ChatPlace isWide={isWide} />}
    </div>
  )
}
