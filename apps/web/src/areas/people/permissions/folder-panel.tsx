import { superGroup } from '@apron/contract'
import type { GroupPermissionFolder, PermissionEntry } from '@apron/contract/people'
import { Badge, Checkbox, Text, Title } from '@mantine/core'
import { useText } from '#lib/text/i18n.ts'
import { tickedOf } from './folder-ticks.ts'
import { OwnMenu } from './own-menu.tsx'
import classes from './permissions.module.css'
import type { Choice } from './use-choice.ts'

/** The permissions of one group of permissions, to tick. */
export function FolderPanel({
  groupId,
  folder,
  choice,
  onEdit,
}: {
  groupId: number
  folder: GroupPermissionFolder
  choice: Choice
  onEdit: (entry: PermissionEntry) => void
}) {
  const t = useText()
  const open = groupId === superGroup ? [] : folder.children.filter(({ is_held }) => is_held)
  const ticked = tickedOf(folder.children, open, choice.isChosen)
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {folder.text}
        </Title>
        <OwnMenu entry={folder} onEdit={onEdit} />
      </div>
      {folder.is_own && folder.description && <Text c="dimmed">{folder.description}</Text>}
      {folder.children.length === 0 ? (
        <Text c="dimmed">{t('groupPermissions.nothing_in')}</Text>
      ) : (
        <>
          <Checkbox
            className={classes.all}
            label={t('groupPermissions.all_of')}
            checked={ticked === 'all'}
            indeterminate={ticked === 'some'}
            disabled={open.length === 0}
            onChange={() => choice.choose(open, ticked !== 'all')}
          />
          <ul className={classes.entries}>
            {folder.children.map((entry) => (
              <li key={entry.id}>
                <Checkbox
                  label={entry.text}
                  description={entry.is_own ? entry.description : undefined}
                  checked={choice.isChosen(entry)}
                  disabled={!open.includes(entry)}
                  onChange={(event) => choice.choose([entry], event.currentTarget.checked)}
                />
                {entry.is_own && (
                  <Badge variant="light" color="gray" tt="none">
                    {t('groupPermissions.own')}
                  </Badge>
                )}
                <OwnMenu entry={entry} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
