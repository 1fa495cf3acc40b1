import { seesUsers, users } from '@apron/contract/people'
import { addsNew } from '#lib/page/moves.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { OnlyFor } from '#blocks/only-for.tsx'
import { TrashSwitch } from '../domain/trash-switch.tsx'
import { useCan, useCanCall } from '#lib/session/can.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import type { UsersSearch } from './users-search.ts'
import { UsersList } from './list/users-list.tsx'
import { usersSearch } from './users-search.ts'

const UsersTrash = part(() => import('./users-trash.tsx'), 'UsersTrash', { waits: <LoadingRows rows={8} /> })

/** The accounts of the company, and those in the trash. */
export function UsersScreen() {
  const t = useText()
  const mayList = useCan()(seesUsers)
  const canCall = useCanCall()
  const mayRestore = canCall(users.trash)
  const [{ trash }, setFilters] = useFilters<UsersSearch>()
  const showsTrash = mayRestore && (trash === true || !mayList)
  // Who sees neither the list nor the trash sees nothing of the screen.
  if (!mayList && !mayRestore) return <OnlyFor route={{ access: seesUsers }}>{null}</OnlyFor>
  return (
    <>
      <PageHeader title={t('users.title')} about={t('users.about')}>
        {mayList && mayRestore && (
          <TrashSwitch
            label={t('users.title')}
            isTrash={showsTrash}
            onChange={(isTrash) => setFilters({ trash: isTrash || undefined, search: undefined })}
          />
        )}
        {canCall(users.create) && (
          <Button {...addsNew} component={Link} to="/user/create" leftSection={<IconPlus size={18} stroke={1.8} />}>
            {t('users.add')}
          </Button>
        )}
      </PageHeader>
      <Card flush>{showsTrash ? <UsersTrash /> : <UsersList />}</Card>
    </>
  )
}
UsersScreen.search = usersSearch
