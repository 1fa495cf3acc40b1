import { Button } from '@mantine/core'
import { IconCopy, IconListTree } from '@tabler/icons-react'
import { useCallback, useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { part } from '#ui/page/part.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { branchOf, childrenOf, chosenWith } from '#blocks/audit/branches.ts'
import { useLibrary, type PickGroup } from '#blocks/audit/use-library.ts'
import { ChooseAll } from './choose-all.tsx'
import { ItemTree } from './item-tree.tsx'
import { useFound } from './use-found.ts'
import { useTaken } from './use-taken.ts'

const CopyItems = part(() => import('../../domain/copy-items.tsx'), 'CopyItems', { isWindow: true })
const noGroups: readonly PickGroup[] = []
const nothingUnseen: ReadonlyMap<number, number> = new Map()

type Props = {
  chosen: ReadonlySet<number>
  onChange: Dispatch<SetStateAction<ReadonlySet<number>>>
  /** Called for every lookup before it changes the choice. */
  onWork?: (work: Promise<unknown>) => void
  /** What cannot be taken out. */
  locked: ReadonlySet<number>
  /** How many of each group are chosen, before the group has been loaded. */
  unseen: ReadonlyMap<number, number>
  /** The audit that they are chosen for, if they are for one. */
  audit?: number
}

/** The questions of the library to choose from, in their tree: searched, all at once, or taken over from an audit. */
export function QuestionChoice({ chosen, onChange, onWork, locked, unseen, audit }: Props) {
  const t = useText()
  const library = useLibrary()
  const [isCopying, setCopying] = useState(false)
  const [words, setWords] = useState('')
  const found = useFound(words, library.groups)
  const add = useCallback(
    (ids: readonly number[]) => onChange((before) => chosenWith(before, ids, true, locked)),
    [onChange, locked],
  )
  const take = useTaken(library, chosen, add)
  const shown = found ?? library
  const children = useMemo(() => childrenOf(shown.groups ?? noGroups), [shown.groups])
  const choice = useMemo(() => ({ chosen, unseen: found ? nothingUnseen : unseen }), [chosen, found, unseen])
  const tick = async (branches: readonly PickGroup[], isAdded: boolean) => {
    const branch = branches.flatMap((group) => branchOf(children, group))
    const loaded = found?.loaded ?? (await library.load(branch))
    const ids = branch.flatMap(({ id }) => (loaded?.get(id) ?? []).map((item) => item.id))
    onChange((before) => chosenWith(before, ids, isAdded, locked))
  }
  const begin = (work: Promise<unknown>) => (onWork ? onWork(work) : void work)
  if (library.groups?.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconListTree} title={t('checklists.items_none')} hint={t('checklists.items_none_hint')} />
      </Card>
    )
  }
  return (
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
          onTick={(isAdded) => begin(tick(children.get(0) ?? [], isAdded))}
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
          onTickGroup={(group, isAdded) => begin(tick([group], isAdded))}
          onTickItem={(id, isAdded) => onChange((before) => chosenWith(before, [id], isAdded, locked))}
        />
      )}
      {isCopying && (
        <CopyItems
          except={audit}
          onTake={(from) => take(from).then(() => setCopying(false))}
          onClose={() => setCopying(false)}
        />
      )}
    </Card>
  )
}
