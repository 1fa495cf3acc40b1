import type { TaggedItem } from '@apron/contract/audits'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYearDashed } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { wordsOf } from '#ui/text/words-of.ts'
import { CodeMark } from '../frame/code-mark.tsx'
import classes from '../reports.module.css'

/** What is shown of each item; its number leads to where it was answered. */
export function useTagColumns(): Column<TaggedItem>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'status',
        header: t('reports.status'),
        width: 96,
        card: 'corner',
        cell: ({ status }) => <CodeMark code={status.code} name={status.name} color={status.color} />,
      },
      {
        id: 'header',
        header: t('reports.header'),
        width: 200,
        card: 'title',
        cell: (row) => <Item row={row} />,
      },
      {
        id: 'group',
        header: t('reports.group'),
        width: 190,
        from: 900,
        cell: ({ group }) => `${wordsOf(group.index)} ${group.header}`,
      },
      {
        id: 'asks_input',
        header: t('reports.asks_input'),
        width: 110,
        align: 'center',
        from: 1000,
        card: 'hidden',
        cell: ({ asks_input }) =>
          asks_input && <IconCheck size={18} stroke={1.8} role="img" aria-label={t('reports.yes')} />,
      },
      {
        id: 'content',
        header: t('reports.content'),
        card: 'text',
        cell: ({ content }) => <RichText html={content} />,
      },
      {
        id: 'tags',
        header: t('reports.tags'),
        width: 150,
        from: 760,
        cell: ({ tags }) => tags.length > 0 && <Tags names={tags} />,
      },
    ],
    [t],
  )
}

function Item({ row: { id, header, audit, finding_number, group } }: { row: TaggedItem }) {
  return (
    <div className={classes.item}>
      <Link to="/checklist/$id/view" params={{ id: String(audit.id) }} search={{ group_id: group.id, item: id }}>
        {header}
      </Link>
      {finding_number && <small>{finding_number}</small>}
      <small>
        {audit.name} · {dayMonthYearDashed(audit.starting_date)}
      </small>
    </div>
  )
}

function Tags({ names }: { names: TaggedItem['tags'] }) {
  return (
    <div className={classes.tags}>
      {names.map(({ id, name }) => (
        <span key={id} className={classes.tag}>
          {name}
        </span>
      ))}
    </div>
  )
}
