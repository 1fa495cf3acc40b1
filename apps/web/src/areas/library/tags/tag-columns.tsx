import type { Tag } from '@apron/contract/library'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { useMayAssign } from './tag-menu.tsx'
import classes from './tags.module.css'

/** What the list shows of each tag; how many questions bear it leads to them. */
export function useTagColumns(): Column<Tag>[] {
  const t = useText()
  const mayAssign = useMayAssign()
  return useMemo(
    () => [
      { id: 'name', header: t('tags.name'), sortable: true, card: 'title', cell: (row) => <strong>{row.name}</strong> },
      { id: 'description', header: t('tags.desc'), card: 'text', cell: (row) => row.description },
      {
        id: 'items',
        header: t('tags.items'),
        width: 120,
        align: 'end',
        cell: (row) => <Items tag={row} isLink={mayAssign} />,
      },
    ],
    [t, mayAssign],
  )
}

function Items({ tag, isLink }: { tag: Tag; isLink: boolean }) {
  const t = useText()
  const count = formatNumber(tag.items)
  if (!isLink || tag.items === 0) return count
  return (
    <Link
      className={classes.items}
      to="/tags/checklist-items"
      search={{ tag_id: tag.id }}
      aria-label={t('tags.items_of', { name: tag.name, count })}
    >
      {count}
    </Link>
  )
}
