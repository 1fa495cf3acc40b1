import { menus, type MenuItem } from '@apron/contract'
import { Skeleton, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { textOf, useText } from '../../lib/i18n.ts'
import { useRead } from '../../lib/queries.ts'
import { useSession } from '../../lib/session.ts'
import { settings } from '../../lib/settings.ts'
import { Logo } from '../../ui/logo.tsx'
import { MenuIcon } from './menu-icon.tsx'
import classes from './sidebar.module.css'

/** The menu of the person's group, under its headings. */
export function Sidebar({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useText()
  const groupId = useSession()?.user.group_id ?? 0
  const { data, isPending, isError } = useRead(
    menus.ofGroup,
    { params: { groupId } },
    { enabled: groupId > 0, staleTime: 5 * 60_000 },
  )
  return (
    <nav aria-label={t('shell.main_menu')} className={classes.menu} data-in-drawer={inDrawer || undefined}>
      {!inDrawer && (
        <Link to="/dashboard" className={classes.brand}>
          <Logo size={26} />
          <span>{settings().name}</span>
        </Link>
      )}
      {isPending && <MenuSkeleton />}
      {isError && (
        <Text c="dimmed" px="sm">
          {t('shell.menu_failed')}
        </Text>
      )}
      <Lines items={data?.data ?? []} />
    </nav>
  )
}

function Lines({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={classes.lines}>
      {items.map((item) =>
        item.title || (!item.url && item.children.length > 0) ? (
          <li key={item.name} className={classes.group}>
            <span className={classes.heading}>{textOf(item.name)}</span>
            <Lines items={item.children} />
          </li>
        ) : (
          <li key={`${item.name} ${item.url}`}>
            <Line item={item} />
            {item.children.length > 0 && <Lines items={item.children} />}
          </li>
        ),
      )}
    </ul>
  )
}

function Line({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  const url = item.url ?? '/'
  return (
    <Link to={url} className={classes.line} data-active={isUnder(pathname, url) || undefined}>
      <MenuIcon name={item.icon} className={classes.icon} />
      <span>{textOf(item.name)}</span>
    </Link>
  )
}

/** `/checklist/12/view` belongs to the line `/checklist/list`, `/checklist-item/list` does not. */
function isUnder(pathname: string, url: string): boolean {
  const stem = url.replace(/\/list$/, '')
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
