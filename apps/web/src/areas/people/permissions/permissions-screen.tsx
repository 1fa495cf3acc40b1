import { superGroup } from '@apron/contract'
import { groupPermissions, groups, permissionEntries } from '@apron/contract/people'
import { Alert, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from '#lib/router/use-router.ts'
import { BackToGroups } from '#blocks/people/back-to-groups.tsx'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { FolderTabs } from './folder-tabs.tsx'
import { PermissionForm } from './permission-form.tsx'
import classes from './permissions.module.css'
import { useChoice } from './use-choice.ts'

/** What one user group may do, area by area. */
export function PermissionsScreen() {
  const { groupId } = useParams<'groupId'>()
  return (
    <OnlyFor route={groupPermissions.list}>
      <Permissions key={groupId} groupId={Number(groupId)} />
    </OnlyFor>
  )
}

function Permissions({ groupId }: { groupId: number }) {
  const t = useText()
  const canCall = useCanCall()
  const [isAdding, setAdding] = useState(false)
  const [place, setPlace] = useState<number | 'new' | null>(null)
  const { data: group } = useRead(groups.show, { params: { id: groupId } }, { screen: true })
  const query = { per_page: 'all', sort: 'asc' } as const
  const { data, refetch } = useRead(
    groupPermissions.list,
    { params: { id: groupId }, query },
    { screen: true, enabled: group !== undefined },
  )
  const folders = data?.data ?? []
  const choice = useChoice(groupId, folders, refetch)
  useLeaveGuard(choice.pending > 0)
  const isSuper = groupId === superGroup
  const isLimited = folders.some(({ children }) => children.some(({ is_held }) => !is_held))
  const present = folders.find(({ id }) => id === place) ?? folders[0]
  return (
    <>
      <PageHeader
        title={group ? t('groupPermissions.title_of', { name: group.data.name }) : t('groupPermissions.title')}
        about={t('groupPermissions.about')}
      >
        <BackToGroups />
        {canCall(permissionEntries.create) && (
          <Button
            variant="default"
            disabled={!present}
            leftSection={<IconPlus size={18} stroke={1.8} />}
            onClick={() => setAdding(true)}
          >
            {t('groupPermissions.add')}
          </Button>
        )}
        {!isSuper && (
          <Button disabled={choice.pending === 0} loading={choice.isSaving} onClick={() => void choice.save()}>
            {choice.pending === 0 ? t('actions.save') : t('groupPermissions.save_changes', { count: choice.pending })}
          </Button>
        )}
      </PageHeader>
      {(isSuper || isLimited) && (
        <Alert className={classes.note} color="gray">
          {isSuper ? t('groupPermissions.super') : t('groupPermissions.not_held')}
        </Alert>
      )}
      <Card>
        {present ? (
          <FolderTabs
            groupId={groupId}
            folders={folders}
            choice={choice}
            place={place === 'new' ? 'new' : present.id}
            onPlace={setPlace}
          />
        ) : (
          <LoadingRows rows={10} />
        )}
      </Card>
      {isAdding && present && (
        <PermissionForm entry={null} parentId={present.id} folders={folders} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
