import { useMemo } from 'react'
import type { PickGroup, PickItem } from '#blocks/audit/use-library.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PanelHead } from '#ui/page/panel-head.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { borneBy, changeOf, type Sets } from './assignment.ts'
import classes from './assign.module.css'

const nameOf = (item: PickItem) => item.header

/** All questions that will bear the tag, in the order of the tree; what was struck out is not among them. */
export function Preview({
  name,
  groups,
  known,
  sets,
}: {
  name: string
  groups: readonly PickGroup[]
  known: ReadonlyMap<number, PickItem>
  sets: Sets
}) {
  const t = useText()
  const rows = useMemo(() => {
    const place = new Map(groups.map(({ id }, index) => [id, index]))
    const placeOf = (item: PickItem) => place.get(item.groupId) ?? groups.length
    return [...known.values()]
      .filter(({ id }) => sets.chosen.has(id))
      .sort((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
  }, [groups, known, sets.chosen])
  const columns = useMemo((): Column<PickItem>[] => {
    const names = new Map(groups.map((group) => [group.id, group.name]))
    return [
      {
        id: 'header',
        header: t('library.header'),
        width: 130,
        card: 'title',
        cell: (row) => (
          <>
            {row.header} {borneBy(row.id, sets) === 'new' && <span className={classes.new}>{t('tags.new')}</span>}
          </>
        ),
      },
      {
        id: 'group',
        header: t('library.group'),
        from: 560,
        width: '28%',
        cell: (row) => names.get(row.groupId),
      },
      {
        id: 'text',
        header: t('library.content'),
        card: 'text',
        cell: (row) => <span className={classes.words}>{row.text}</span>,
      },
    ]
  }, [t, groups, sets])
  const { added, removed } = changeOf(sets)
  return (
    <>
      <PanelHead name={t('tags.preview_of', { name })} status={null}>
        <p className={classes.change}>
          {t('tags.preview_change', {
            total: formatNumber(rows.length),
            added: formatNumber(added),
            removed: formatNumber(removed),
          })}
        </p>
      </PanelHead>
      <DataTable
        label={t('tags.preview_of', { name })}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        empty={<EmptyState title={t('tags.preview_empty')} hint={t('tags.preview_empty_hint')} />}
      />
    </>
  )
}
