import { groups, menus } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from '#lib/router/use-router.ts'
import { BackToGroups } from '#blocks/people/back-to-groups.tsx'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Tree } from '#ui/tree/tree.tsx'
import { MenuEditor } from './menu-editor.tsx'
import { linesOf, urlsOf } from './menu-lines.ts'
import classes from './menus.module.css'

/** The menu of one user group: shown, then edited, then saved. */
export function MenuScreen() {
  const { groupId } = useParams<'groupId'>()
  return (
    <OnlyFor route={menus.save}>
      <GroupMenu key={groupId} groupId={Number(groupId)} />
    </OnlyFor>
  )
}

function GroupMenu({ groupId }: { groupId: number }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const { data: group } = useRead(groups.show, { params: { id: groupId } }, { screen: true })
  const isThere = group !== undefined
  const { data: saved, refetch } = useRead(
    menus.ofGroup,
    { params: { groupId }, query: { whole: 1 } },
    { screen: true, enabled: isThere },
  )
  const { data: open } = useRead(menus.byDefault, { query: { group_id: groupId } }, { enabled: isThere })
  const { data: byDefault } = useRead(menus.byDefault, {})
  const title = group ? t('menus.title_of', { name: group.data.name }) : t('menus.title')
  if (!saved || !byDefault || !open) {
    return (
      <>
        <PageHeader title={title} about={t('menus.about')} />
        <Card>
          <LoadingRows rows={8} />
        </Card>
      </>
    )
  }
  if (isEditing) {
    return (
      <MenuEditor
        title={title}
        groupId={groupId}
        saved={saved.data}
        byDefault={byDefault.data}
        open={open.data}
        reload={async () => (await refetch()).data?.data}
        onCancel={() => setEditing(false)}
      />
    )
  }
  const lines = linesOf(saved.data)
  const openUrls = urlsOf(linesOf(open.data))
  const isClosed = (url: string | null) => url !== null && !openUrls.has(url)
  return (
    <>
      <PageHeader title={title} about={t('menus.about')}>
        <BackToGroups />
        <Button leftSection={<IconPencil size={18} stroke={1.8} />} onClick={() => setEditing(true)}>
          {t('actions.edit')}
        </Button>
      </PageHeader>
      <Card className={classes.one}>
        {lines.length === 0 ? (
          <EmptyState title={t('menus.empty')} />
        ) : (
          <Tree
            label={t('menus.of_group')}
            nodes={lines.map(({ id, name, parentId }) => ({ id, name, parentId }))}
            selected={null}
            onSelect={() => undefined}
            side={({ id }) => isClosed(lines.find((line) => line.id === id)?.url ?? null) && t('menus.no_right')}
          />
        )}
        {lines.some(({ url }) => isClosed(url)) && <p className={classes.hint}>{t('menus.no_right_hint')}</p>}
      </Card>
    </>
  )
}
