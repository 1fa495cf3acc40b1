import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { formatNumber } from '#lib/text/i18n.ts'
import { childrenOf } from '#blocks/audit/branches.ts'
import type { LoadedItems, PickGroup } from '#blocks/audit/use-library.ts'
import { countBranches, tickedOf, type Choice } from './choice.ts'

/** Ticks everything that the tree shows, or takes all of it out again. */
export function ChooseAll({
  label,
  groups,
  loaded,
  choice,
  onTick,
}: {
  label: string
  groups: readonly PickGroup[]
  loaded: LoadedItems
  choice: Choice
  onTick: (isAdded: boolean) => void
}) {
  const { chosen, total } = useMemo(() => {
    const children = childrenOf(groups)
    const counts = countBranches(children, loaded, choice)
    const roots = (children.get(0) ?? []).map(({ id }) => counts.get(id) ?? { chosen: 0, total: 0 })
    return {
      chosen: roots.reduce((sum, root) => sum + root.chosen, 0),
      total: roots.reduce((sum, root) => sum + root.total, 0),
    }
  }, [groups, loaded, choice])
  const ticked = tickedOf({ chosen, total })
  return (
    <Checkbox
      ms="auto"
      label={`${label} (${formatNumber(total)})`}
      checked={ticked === 'all'}
      indeterminate={ticked === 'some'}
      disabled={total === 0}
      onChange={() => onTick(ticked !== 'all')}
    />
  )
}
