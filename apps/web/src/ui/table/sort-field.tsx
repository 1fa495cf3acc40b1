import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { sortableIn, type FilledProps } from './data-table-model.ts'
import classes from './sort-field.module.css'

/** By what a list without heads is sorted, and which way; nothing where it cannot be. */
export function SortField<Row extends { id: number }>({
  columns,
  sort,
  onSort,
}: Pick<FilledProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const t = useText()
  const sortable = sortableIn(columns)
  if (!onSort || sortable.length === 0) return null
  const by = sortable.find((column) => column.id === sort?.by)?.id ?? ''
  const direction = sort?.direction ?? 'desc'
  return (
    <div className={classes.sort}>
      <NativeSelect
        flex={1}
        aria-label={t('actions.sort_by')}
        value={by}
        data={[
          ...(by ? [] : [{ value: '', label: t('actions.sort_by') }]),
          ...sortable.map((column) => ({ value: column.id, label: column.header })),
        ]}
        onChange={(event) => event.currentTarget.value && onSort({ by: event.currentTarget.value, direction })}
      />
      <ActionIcon
        variant="default"
        size="var(--control)"
        disabled={!by}
        aria-label={direction === 'asc' ? t('actions.sort_ascending') : t('actions.sort_descending')}
        onClick={() => onSort({ by, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {direction === 'asc' ? (
          <IconSortAscending size={20} stroke={1.6} />
        ) : (
          <IconSortDescending size={20} stroke={1.6} />
        )}
      </ActionIcon>
    </div>
  )
}
