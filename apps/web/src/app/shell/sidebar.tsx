import { menus, type MenuItem } from '@apron/contract/people'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from '#lib/router/link.tsx'
import { usePathname } from '#lib/router/use-router.ts'
import { useAdmitted } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { settings } from '#lib/session/settings.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { part } from '#ui/page/part.tsx'
import { Logo } from './logo.tsx'
import { MenuIcon } from '#blocks/menu-icon.tsx'
import classes from './sidebar.module.css'

const WaitingCount = part(() => import('./waiting-count.tsx'), 'WaitingCount', { failed: () => null })

/** Read with the shell, so that it is there also where the network is lost before it is opened. */
export function useMenu() {
  const groupId = useSession()?.user.group_id ?? 0
  const menu = useRead(
    menus.ofGroup,
    { params: { groupId } },
    { enabled: groupId > 0, staleTime: 5 * 60_000, quiet: true },
  )
  const { isError, refetch } = menu
  useEffect(() => {
    if (!isError) return
    const again = () => void refetch()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isError, refetch])
  return menu
}

/** The menu of the person's group, under its headings. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useText()
  const isAdmitted = useAdmitted()
  const group = useSession()?.user.group.name ?? ''
  const { data, isPending, isError, isFetching, refetch } = useMenu()
  const items = data?.data ?? []
  const pathname = usePathname()
  return (
    <nav aria-label={t('shell.main_menu')} className={classes.menu} data-in-drawer={inDrawer || undefined}>
      {!inDrawer && (
        <Link to="/dashboard" className={classes.brand}>
          <Logo size={26} />
          <span>{settings().name}</span>
        </Link>
      )}
      {isPending && <MenuSkeleton />}
      {isError && !data && (
        <Stack role="alert" gap="sm" align="flex-start" px="sm" py="sm">
          <Text c="dimmed">{t('shell.menu_failed')}</Text>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        </Stack>
      )}
      {!isAdmitted && (
        <Text c="dimmed" size="sm" px="sm" py="sm">
          {t('shell.menu_waits', { group })}
        </Text>
      )}
      <Lines items={items} active={closest(items, pathname)} />
    </nav>
  )
}

function Lines({ items, active }: { items: readonly MenuItem[]; active: string | undefined }) {
  return (
    <ul className={classes.lines}>
      {items.map((item, index) =>
        item.title || !item.url ? (
          <li key={`${index} ${item.name}`} className={classes.group}>
            <span className={classes.heading}>{item.name}</span>
            <Lines items={item.children} active={active} />
          </li>
        ) : (
          <li key={`${index} ${item.name}`}>
            <Line item={item} isActive={item.url === active} />
            {item.children.length > 0 && <Lines items={item.children} active={active} />}
          </li>
        ),
      )}
    </ul>
  )
}

function Line({ item, isActive }: { item: MenuItem; isActive: boolean }) {
  const isRested = useRested()
  return (
    <Link
      href={item.url ?? '/'}
      className={classes.line}
      aria-current={isActive ? 'page' : undefined}
      data-active={isActive || undefined}
    >
      <MenuIcon name={item.icon} className={classes.icon} />
      <span>{item.name}</span>
      {item.url === '/waiting' && isRested && <WaitingCount />}
    </Link>
  )
}

const stemOf = (url: string) => url.replace(/\/list$/, '')

/** The address in the menu that a screen belongs to: `/group/alias` is its own line's, `/group/7/menu` that of `/group/list`. */
function closest(items: readonly MenuItem[], pathname: string): string | undefined {
  return urlsOf(items)
    .filter((url) => isUnder(pathname, url))
    .toSorted((left, right) => stemOf(right).length - stemOf(left).length)[0]
}

function urlsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ url, children }) => [...(url === null ? [] : [url]), ...urlsOf(children)])
}

/** `/checklist/12/view` belongs to the line `/checklist/list`, `/checklist-item/list` does not. */
function isUnder(pathname: string, url: string): boolean {
  const stem = stemOf(url)
  return pathname === url || pathname === stem || pathname.startsWith(`${stem}/`)
}

function MenuSkeleton() {
  return (
    <Stack gap={14} px="sm" py="sm">
      {[120, 90, 140, 110, 130].map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </Stack>
  )
}
