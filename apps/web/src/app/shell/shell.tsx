import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { versions } from '@apron/contract'
import { lazy, Suspense, useEffect } from 'react'
import { useText } from '../../lib/i18n.ts'
import { settings } from '../../lib/settings.ts'
import { BackToTop } from './back-to-top.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useProfile } from './profile.ts'
import classes from './shell.module.css'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((loaded) => ({ default: loaded.MenuDrawer })))

/** Sidebar, top bar, screen and footer of everybody who is signed in. */
export function Shell() {
  const t = useText()
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false })
  const [opened, drawer] = useDisclosure(false)
  const { pathname } = useLocation()
  useProfile()
  useEffect(() => drawer.close(), [pathname, drawer])
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      {isWide ? (
        <aside className={classes.side}>
          <Sidebar />
        </aside>
      ) : (
        <Suspense fallback={null}>
          <MenuDrawer opened={opened} onClose={drawer.close} />
        </Suspense>
      )}
      <div className={classes.main}>
        <TopBar {...(isWide ? {} : { onMenu: drawer.open })} />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
        <footer className={classes.footer}>
          <span>{settings().name}</span>
          <span>{t('shell.footer', { version: versions.footer })}</span>
        </footer>
      </div>
      <BackToTop />
    </div>
  )
}
