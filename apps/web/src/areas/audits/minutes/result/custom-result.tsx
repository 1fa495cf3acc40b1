import type { ItemReport } from '@apron/contract/audits'
import { Anchor, Stack, Text } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { Selection } from '#ui/list/selection.ts'
import { StatusCode } from './status-code.tsx'
import classes from '../minutes.module.css'

type Props = { items: readonly ItemReport[]; chosen: readonly number[]; onChoose: (ids: readonly number[]) => void }

/** The link that reveals which items the minutes list, and the table to choose them in. */
export function CustomResult({ items, chosen, onChoose }: Props) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap="sm" className={classes.links}>
      <div>
        <Anchor
          component="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('minutes.custom_result')}
        </Anchor>
        <Text c="dimmed" size="sm">
          {t('minutes.chosen', { chosen: formatNumber(chosen.length), total: formatNumber(items.length) })}
        </Text>
      </div>
      <div id={id}>{isOpen && <Choice items={items} chosen={chosen} onChoose={onChoose} />}</div>
    </Stack>
  )
}

function Choice({ items, chosen, onChoose }: Props) {
  const t = useText()
  const selection = useMemo((): Selection => {
    const known = new Set(chosen)
    return { ids: chosen, has: (id) => known.has(id), set: onChoose, clear: () => onChoose([]) }
  }, [chosen, onChoose])
  const columns = useMemo(
    (): Column<ItemReport>[] => [
      {
        id: 'status',
        header: t('minutes.status'),
        width: 150,
        card: 'corner',
        cell: (row) => <StatusCode status={row.status} />,
      },
      {
        id: 'header',
        header: t('minutes.header'),
        width: 150,
        card: 'title',
        cell: (row) => <strong>{row.header}</strong>,
      },
      { id: 'content', header: t('minutes.content'), cell: (row) => <RichText html={row.content} /> },
    ],
    [t],
  )
  return (
    <>
      <Text c="dimmed" mb="xs">
        {t('minutes.choose_about')}
      </Text>
      <DataTable
        label={t('minutes.custom_result')}
        columns={columns}
        rows={items}
        nameOf={(row) => row.header}
        selection={selection}
        empty={<EmptyState title={t('actions.nothing_found')} />}
      />
    </>
  )
}
