import { Button } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { branchOf, childrenOf } from '#blocks/audit/branches.ts'
import type { Library, PickGroup, PickItem } from '#blocks/audit/use-library.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { PanelActions, PanelHead } from '#ui/page/panel-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { borneBy, type Borne, type Sets } from './assignment.ts'
import classes from './assign.module.css'

const nameOf = (item: PickItem) => item.header
const words = { kept: 'tags.take_away', new: 'tags.take_away', lost: 'tags.restore', none: 'tags.give' } as const

/** The questions of a group: those that are to lose the tag are struck out, and can get it back. */
export function GroupItems({
  group,
  library,
  sets,
  onSet,
}: {
  group: PickGroup
  library: Library
  sets: Sets
  onSet: (ids: readonly number[], isAdded: boolean) => void
}) {
  const t = useText()
  const { load, loaded } = library
  useEffect(() => void load([group]), [load, group])
  const branch = useMemo(() => branchOf(childrenOf(library.groups ?? []), group), [library.groups, group])
  const total = branch.reduce((sum, one) => sum + one.total, 0)
  const setBranch = async (isAdded: boolean) => {
    const all = await load(branch)
    if (all)
      onSet(
        branch.flatMap(({ id }) => all.get(id)?.map((item) => item.id) ?? []),
        isAdded,
      )
  }
  const columns = useMemo(
    (): Column<PickItem>[] => [
      {
        id: 'header',
        header: t('library.header'),
        width: 130,
        card: 'title',
        cell: (row) => <Words borne={borneBy(row.id, sets)}>{row.header}</Words>,
      },
      {
        id: 'text',
        header: t('library.content'),
        card: 'text',
        cell: (row) => <Words borne={borneBy(row.id, sets)}>{row.text}</Words>,
      },
      {
        id: 'tag',
        header: t('tags.one'),
        width: 150,
        card: 'corner',
        cell: (row) => {
          const borne = borneBy(row.id, sets)
          const isAdded = borne === 'lost' || borne === 'none'
          return (
            <Button
              size="xs"
              variant={borne === 'none' ? 'light' : 'default'}
              aria-label={t('tags.does_to', { what: t(words[borne]), name: row.header })}
              onClick={() => onSet([row.id], isAdded)}
            >
              {t(words[borne])}
            </Button>
          )
        },
      },
    ],
    [t, sets, onSet],
  )
  return (
    <>
      <PanelHead name={group.name} status={null}>
        {total > 0 && (
          <PanelActions name={group.name}>
            <Button size="xs" variant="light" onClick={() => void setBranch(true)}>
              {t('tags.give_branch', { formatted: formatNumber(total) })}
            </Button>
            <Button size="xs" variant="default" onClick={() => void setBranch(false)}>
              {t('tags.take_branch')}
            </Button>
          </PanelActions>
        )}
      </PanelHead>
      <DataTable
        label={group.name}
        columns={columns}
        rows={loaded.get(group.id)}
        nameOf={nameOf}
        empty={<EmptyState title={t('library.no_items')} hint={t('tags.no_items_hint')} />}
      />
    </>
  )
}

function Words({ borne, children }: { borne: Borne; children: string }) {
  const t = useText()
  if (borne === 'lost')
    return (
      <del className={classes.words}>
        <span className="visually-hidden">{t('tags.loses')} </span>
        {children}
      </del>
    )
  return (
    <span className={classes.words} data-borne={borne}>
      {children}
    </span>
  )
}
