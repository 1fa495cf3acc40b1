import { tags, type Tag } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useLeaveGuard } from '#blocks/form/leave-guard.ts'
import { chosenWith } from '#blocks/audit/branches.ts'
import { useLibrary, type PickItem } from '#blocks/audit/use-library.ts'
import { useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { TreeAndPanel } from '#ui/tree/tree-and-panel.tsx'
import { AssignFoot } from './assign-foot.tsx'
import { AssignTree } from './assign-tree.tsx'
import { useAssignPlace } from './assign-place.ts'
import { changeOf, countsOf, type Sets } from './assignment.ts'
import { GroupItems } from './group-items.tsx'
import { Preview } from './preview.tsx'

/** The library as a tree with how much of it bears the tag, and beside it the questions of a group, or all that will bear it. */
export function AssignForm({
  tag,
  items,
  onChooseOther,
}: {
  tag: Tag
  items: readonly PickItem[]
  onChooseOther: () => void
}) {
  const t = useText()
  const { group_id, panel, go } = useAssignPlace()
  const library = useLibrary({ every: true })
  const [held] = useState(items)
  const [sets, setSets] = useState<Sets>(() => {
    const base = new Set(items.map(({ id }) => id))
    return { base, chosen: base }
  })
  const known = useMemo(
    () => new Map([...held, ...[...library.loaded.values()].flat()].map((item) => [item.id, item])),
    [held, library.loaded],
  )
  const { groups } = library
  const counts = useMemo(() => countsOf(groups ?? [], known, sets.chosen), [groups, known, sets.chosen])
  const set = useCallback(
    (ids: readonly number[], isAdded: boolean) =>
      setSets(({ base, chosen }) => ({ base, chosen: chosenWith(chosen, ids, isAdded) })),
    [],
  )
  const change = changeOf(sets)
  const isDirty = change.added + change.removed > 0
  const attach = useWrite(tags.attach, { success: 'actions.update_success' })
  useLeaveGuard(isDirty, attach.isWriting)
  // Nothing is left behind within the screen, but Back asks.
  const show = (change: Parameters<typeof go>[0]) => go(change, { replace: isDirty })
  const save = async () => {
    const base = sets.chosen
    await attach.write({ body: { tag_id: tag.id, item_ids: [...base] } })
    setSets(({ chosen }) => ({ base, chosen }))
  }
  const group = groups?.find(({ id }) => id === group_id)
  return (
    <>
      <TreeAndPanel
        title={t('tags.assign_of', { name: tag.name })}
        about={t('tags.assign_about')}
        actions={
          <Button variant="default" leftSection={<IconTags size={18} stroke={1.6} />} onClick={onChooseOther}>
            {t('tags.choose_other')}
          </Button>
        }
        tree={
          groups ? <AssignTree groups={groups} counts={counts} onShow={show} /> : <LoadingRows rows={10} height={34} />
        }
        panel={
          panel === 'preview' ? (
            <Preview name={tag.name} groups={groups ?? []} known={known} sets={sets} />
          ) : group ? (
            <GroupItems key={group.id} group={group} library={library} sets={sets} onSet={set} />
          ) : (
            <EmptyState icon={IconTags} title={t('library.choose_group')} hint={t('tags.choose_group_hint')} />
          )
        }
        isChosen={panel === 'preview' || group !== undefined}
        back={{ text: t('library.back_to_groups'), run: () => show({ group_id: undefined, panel: undefined }) }}
      />
      <AssignFoot
        total={sets.chosen.size}
        change={change}
        isSaving={attach.isWriting}
        onReset={() => setSets(({ base }) => ({ base, chosen: base }))}
        onShow={show}
        // Shown already when it was refused.
        onSave={() => void save().catch(() => undefined)}
      />
    </>
  )
}
