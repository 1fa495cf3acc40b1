import { permissionEntries, type GroupPermissionFolder, type PermissionEntry } from '@apron/contract/people'
import { NativeSelect, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { FolderForm } from './folder-form.tsx'
import { FolderPanel } from './folder-panel.tsx'
import { PermissionForm } from './permission-form.tsx'
import classes from './permissions.module.css'
import type { Choice } from './use-choice.ts'

type Place = number | 'new'

/** A tab for each group of permissions, on a phone a list to choose from; the last one adds another. */
export function FolderTabs({
  groupId,
  folders,
  choice,
  place,
  onPlace,
}: {
  groupId: number
  folders: readonly GroupPermissionFolder[]
  choice: Choice
  place: Place
  onPlace: (place: Place) => void
}) {
  const t = useText()
  const mayAdd = useCanCall()(permissionEntries.create)
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [edited, setEdited] = useState<PermissionEntry | null>(null)
  const go = (value: string | null) => onPlace(value === 'new' ? 'new' : Number(value))
  const present = folders.find(({ id }) => id === place)
  const countOf = ({ children }: GroupPermissionFolder) =>
    t('groupPermissions.chosen', { chosen: children.filter(choice.isChosen).length, total: children.length })
  const content = present ? (
    <FolderPanel groupId={groupId} folder={present} choice={choice} onEdit={setEdited} />
  ) : (
    <FolderForm onDone={onPlace} />
  )
  return (
    <>
      {isNarrow ? (
        <>
          <NativeSelect
            className={classes.select}
            label={t('groupPermissions.areas')}
            value={String(place)}
            data={[
              ...folders.map((folder) => ({
                value: String(folder.id),
                label: `${folder.text} (${countOf(folder)})`,
              })),
              ...(mayAdd ? [{ value: 'new', label: t('groupPermissions.add_folder') }] : []),
            ]}
            onChange={(event) => go(event.currentTarget.value)}
          />
          {content}
        </>
      ) : (
        <Tabs
          orientation="vertical"
          value={String(place)}
          onChange={go}
          className={classes.tabs}
          classNames={{ tabLabel: classes.label ?? '' }}
        >
          <Tabs.List className={classes.list} aria-label={t('groupPermissions.areas')}>
            {folders.map((folder) => (
              <Tabs.Tab
                key={folder.id}
                value={String(folder.id)}
                className={classes.tab}
                rightSection={<span className={classes.count}>{countOf(folder)}</span>}
              >
                {folder.text}
              </Tabs.Tab>
            ))}
            {mayAdd && (
              <Tabs.Tab value="new" className={classes.tab} leftSection={<IconFolderPlus size={16} stroke={1.6} />}>
                {t('groupPermissions.add_folder')}
              </Tabs.Tab>
            )}
          </Tabs.List>
          <Tabs.Panel value={String(place)} className={classes.panel}>
            {content}
          </Tabs.Panel>
        </Tabs>
      )}
      {edited && (
        <PermissionForm entry={edited} parentId={edited.parent_id} folders={folders} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
