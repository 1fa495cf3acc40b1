import { CodeChip } from '#blocks/audit/code-chip.tsx'
import { itemStatuses, type ItemStatus } from '@apron/contract/library'
import { addsNew } from '#lib/page/moves.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconCircleHalf, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { useRemoval } from '#blocks/removal.ts'
import { ReadySet } from '#blocks/ready-set.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import classes from './item-statuses.module.css'

const flags = [
  ['is_default', 'itemStatuses.def'],
  ['is_finding', 'itemStatuses.report'],
  ['asks_input', 'itemStatuses.si'],
  ['allows_comments', 'itemStatuses.cmt'],
] as const satisfies [keyof ItemStatus, TextKey][]

/** What an auditor can answer: the statuses with their colours and what each brings with it. */
export function ItemStatusesScreen() {
  const t = useText()
  const canCall = useCanCall()
  const { data } = useRead(itemStatuses.list, {})
  const mayAct = canCall(itemStatuses.update) || canCall(itemStatuses.remove)
  const addButton = canCall(itemStatuses.create) && (
    <Button
      {...addsNew}
      renderRoot={(props) => <Link to="/checklist-item-status/create" {...props} />}
      leftSection={<IconPlus size={18} stroke={1.8} />}
    >
      {t('itemStatuses.add')}
    </Button>
  )
  const columns = useMemo(
    (): Column<ItemStatus>[] => [
      {
        id: 'code',
        header: t('itemStatuses.code'),
        width: 120,
        card: 'corner',
        cell: (row) => <CodeChip code={row.code} color={row.color} title={row.name} />,
      },
      { id: 'name', header: t('itemStatuses.name'), card: 'title', cell: (row) => <strong>{row.name}</strong> },
      { id: 'description', header: t('itemStatuses.desc'), card: 'text', from: 900, cell: (row) => row.description },
      ...flags.map(([flag, text]): Column<ItemStatus> => ({
        id: flag,
        header: t(text),
        width: 104,
        align: 'center',
        cell: (row) => <Flag isSet={row[flag]} />,
      })),
    ],
    [t],
  )
  return (
    <>
      <PageHeader title={t('itemStatuses.title')} about={t('itemStatuses.about')}>
        {addButton}
      </PageHeader>
      <Card flush>
        <DataTable
          label={t('itemStatuses.title')}
          columns={columns}
          rows={data?.data}
          nameOf={(row) => row.name}
          actions={mayAct ? (row) => <StatusMenu status={row} /> : undefined}
          empty={
            <EmptyState icon={IconCircleHalf} title={t('itemStatuses.empty')} hint={t('itemStatuses.empty_hint')}>
              <ReadySet names={['item_statuses']} variant="default" />
              {addButton}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

function Flag({ isSet }: { isSet: boolean }) {
  const t = useText()
  return (
    <>
      {isSet ? (
        <IconCheck className={classes.flag} size={18} stroke={2} aria-hidden="true" />
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <span className="visually-hidden">{isSet ? t('itemStatuses.yes') : t('itemStatuses.no')}</span>
    </>
  )
}

function StatusMenu({ status }: { status: ItemStatus }) {
  const canCall = useCanCall()
  const { remove } = useRemoval(itemStatuses.remove, confirmDelete)
  const params = { id: String(status.id) }
  return (
    <RowActions name={status.name}>
      {canCall(itemStatuses.update) && (
        <EditLine onClick={() => void navigate({ to: '/checklist-item-status/edit/$id', params })} />
      )}
      {canCall(itemStatuses.remove) && (
        <DeleteLine onClick={() => remove(`${status.code} – ${status.name}`, { params: { id: status.id } })} />
      )}
    </RowActions>
  )
}
