import { checklists, type AuditDetail, type AuditGroup } from '@apron/contract/audits'
import { Alert, Button } from '@mantine/core'
import { IconCopy, IconListTree } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { navigate } from '../../../../lib/router/router.ts'
import { useLeaveGuard } from '../../../../blocks/form/leave-guard.ts'
import { useCanCall } from '../../../../lib/session/can.ts'
import { ask } from '../../../../lib/page/dialogs.ts'
import { formatNumber, useText } from '../../../../lib/text/i18n.ts'
import { wayTo } from '../../../../lib/page/places.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { Card } from '../../../../ui/page/card.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { FilterBar } from '../../../../ui/form/filter-bar.tsx'
import { LoadingRows } from '../../../../ui/table/loading-rows.tsx'
import { part } from '../../../../ui/page/part.tsx'
import { SearchBox } from '../../../../ui/form/search-box.tsx'
import { branchOf, childrenOf, chosenWith } from '../../../../blocks/audit/branches.ts'
import { useLibrary, type PickGroup } from '../../../../blocks/audit/use-library.ts'
import { ChooseAll } from './choose-all.tsx'
import { FormFoot } from '../form/form-foot.tsx'
import { ItemTree } from './item-tree.tsx'
import classes from './items.module.css'
import { useFound } from './use-found.ts'
import { useTaken } from './use-taken.ts'

const CopyItems = part(() => import('../../domain/copy-items.tsx'), 'CopyItems', { isWindow: true })
const nothing: ReadonlySet<number> = new Set()
const noGroups: readonly PickGroup[] = []
const nothingUnseen: ReadonlyMap<number, number> = new Map()

/** The tree to choose from, how many are chosen, and saving. */
export function ItemsForm({ audit, held }: { audit: AuditDetail; held: readonly AuditGroup[] }) {
  const t = useText()
  const canCall = useCanCall()
  const library = useLibrary()
  const initial = useMemo(() => new Set(audit.library_item_ids), [audit])
  const mayRemove = canCall({ access: { audit: ['REMOVE_CHECKLIST_ITEM'] } }, audit)
  const locked = mayRemove ? nothing : initial
  const [chosen, setChosen] = useState<ReadonlySet<number>>(initial)
  const [isCopying, setCopying] = useState(false)
  const [words, setWords] = useState('')
  const found = useFound(words, library.groups)
  const unseen = useMemo(() => new Map(held.map((group) => [group.id, group.own_total])), [held])
  const save = useWrite(checklists.setItems, {
    success: 'actions.update_success',
    onDone: () => void navigate(wayTo('/checklist/list')),
  })
  const isDirty = chosen !== initial && (chosen.size !== initial.size || [...chosen].some((id) => !initial.has(id)))
  useLeaveGuard(isDirty && !save.isWriting)

  const add = useCallback(
    (ids: readonly number[]) => setChosen((before) => chosenWith(before, ids, true, locked)),
    [locked],
  )
  const take = useTaken(library, chosen, add)
  const shown = found ?? library
  const children = useMemo(() => childrenOf(shown.groups ?? noGroups), [shown.groups])
  const choice = useMemo(() => ({ chosen, unseen: found ? nothingUnseen : unseen }), [chosen, found, unseen])
  const tick = async (branches: readonly PickGroup[], isAdded: boolean) => {
    const branch = branches.flatMap((group) => branchOf(children, group))
    const loaded = found?.loaded ?? (await library.load(branch))
    const ids = branch.flatMap(({ id }) => (loaded?.get(id) ?? []).map((item) => item.id))
    setChosen((before) => chosenWith(before, ids, isAdded, locked))
  }
  const saveIfSure = async () => {
    const isSure =
      chosen.size > 0 ||
      (await ask({
        title: t('checklists.items_leave_empty'),
        text: t('checklists.items_leave_empty_text'),
        confirm: t('checklists.items_leave_empty_confirm'),
        destroys: initial.size > 0,
      }))
    if (!isSure) return
    if (!isDirty) return void navigate(wayTo('/checklist/list'))
    save.start({ params: { id: audit.id }, body: { checklist_items: [...chosen] } })
  }

  if (library.groups?.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconListTree} title={t('checklists.items_none')} hint={t('checklists.items_none_hint')} />
      </Card>
    )
  }
  return (
    <>
      {!mayRemove && initial.size > 0 && (
        <Alert color="teal" mb="md">
          {t('checklists.items_cannot_remove')}
        </Alert>
      )}
      <Card flush>
        <FilterBar>
          <SearchBox label={t('checklists.items_search')} value={words} onSearch={setWords} />
          <Button variant="default" leftSection={<IconCopy size={18} stroke={1.6} />} onClick={() => setCopying(true)}>
            {t('copyItems.title')}
          </Button>
          <ChooseAll
            label={t(words ? 'checklists.items_all_found' : 'checklists.items_all')}
            groups={shown.groups ?? noGroups}
            loaded={shown.loaded}
            choice={choice}
            onTick={(isAdded) => void tick(children.get(0) ?? [], isAdded)}
          />
        </FilterBar>
        {!library.groups || (words && !found) ? (
          <LoadingRows rows={8} />
        ) : (
          <ItemTree
            key={words}
            label={t('checklists.items_tree')}
            groups={shown.groups ?? noGroups}
            loaded={shown.loaded}
            words={words}
            choice={choice}
            locked={locked}
            onOpen={(group) => void library.load([group])}
            onTickGroup={(group, isAdded) => void tick([group], isAdded)}
            onTickItem={(id, isAdded) => setChosen((before) => chosenWith(before, [id], isAdded, locked))}
          />
        )}
      </Card>
      <FormFoot>
        <span className={classes.chosen} role="status">
          {t('checklists.items_chosen', { count: chosen.size, formatted: formatNumber(chosen.size) })}
        </span>
        {chosen.size > locked.size && mayRemove && (
          <Button variant="default" className={classes.clear} onClick={() => setChosen(locked)}>
            {t('actions.clear_selection')}
          </Button>
        )}
        <Button loading={save.isWriting} onClick={() => void saveIfSure()}>
          {t('actions.save')}
        </Button>
      </FormFoot>
      {isCopying && (
        <CopyItems
          except={audit.id}
          onTake={(from) => take(from).then(() => setCopying(false))}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  )
}
