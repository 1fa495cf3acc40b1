import type { QueryOf } from '@apron/contract'
import { aliases, usesTeamRoles, type GroupAlias } from '@apron/contract/people'
import { IconUserShield } from '@tabler/icons-react'
import { useMemo } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { ReadySet } from '#blocks/ready-set.tsx'
import { useRemoval } from '#blocks/removal.ts'
import { useCanCall } from '#lib/session/can.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { NothingPointedAt, RowName } from '#ui/list/pointed-at.tsx'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { AliasForm } from './team-role-form.tsx'

const nameOf = (role: GroupAlias) => role.alias

/** Whoever has something to do here; anybody may read the roles, which teams show. */
const something = { access: usesTeamRoles }

/** The roles that people have in audit teams. */
export function AliasesScreen() {
  return (
    <OnlyFor route={something}>
      <Aliases />
    </OnlyFor>
  )
}
AliasesScreen.search = filtersOf(aliases.list)

function Aliases() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, change] = useFilters<QueryOf<typeof aliases.list>>()
  // Whoever looks elsewhere is done with what the link pointed at.
  const setFilters = (changed: Partial<QueryOf<typeof aliases.list>>) => change({ alias_id: undefined, ...changed })
  const { add, edit, form } = useFormWindow<GroupAlias>()
  const { data } = useRead(aliases.list, { query: filters })
  const { alias_id: pointedAt } = filters
  const mayAct = canCall(aliases.update) || canCall(aliases.remove)
  const rowActions = useMemo(
    () => (mayAct ? (row: GroupAlias) => <RoleMenu role={row} onEdit={edit} /> : undefined),
    [mayAct, edit],
  )
  const addButton = canCall(aliases.create) && <AddButton onClick={add}>{t('aliases.add')}</AddButton>
  const columns = useMemo(
    (): Column<GroupAlias>[] => [
      {
        id: 'alias',
        header: t('aliases.alias'),
        card: 'title',
        cell: (row) => <RowName isPointedAt={row.id === pointedAt}>{row.alias}</RowName>,
      },
      { id: 'group', header: t('aliases.group'), cell: (row) => row.group.name },
      { id: 'order', header: t('aliases.order'), width: 110, cell: (row) => row.order },
      {
        id: 'part',
        header: t('aliases.part'),
        width: 200,
        cell: (row) => t(row.part ? `aliases.part_${row.part}` : 'aliases.part_none'),
      },
      { id: 'desc', header: t('aliases.desc'), card: 'text', cell: (row) => row.description },
    ],
    [t, pointedAt],
  )
  return (
    <>
      <PageHeader title={t('aliases.title')} about={t('aliases.about')}>
        {addButton}
      </PageHeader>
      <NothingPointedAt id={pointedAt} rows={data?.data}>
        {t('aliases.gone')}
      </NothingPointedAt>
      <Card flush>
        <DataTable
          label={t('aliases.title')}
          columns={columns}
          rows={data?.data}
          nameOf={nameOf}
          actions={rowActions}
          empty={
            <EmptyState icon={IconUserShield} title={t('aliases.empty')} hint={t('aliases.empty_hint')}>
              <ReadySet names={['team_roles']} variant="default" />
              {addButton}
            </EmptyState>
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {form((role, onClose) => (
        <AliasForm role={role} onClose={onClose} />
      ))}
    </>
  )
}

function RoleMenu({ role, onEdit }: { role: GroupAlias; onEdit: (role: GroupAlias) => void }) {
  const canCall = useCanCall()
  const { remove } = useRemoval(aliases.remove, confirmDelete)
  return (
    <RowActions name={role.alias}>
      {canCall(aliases.update) && <EditLine onClick={() => onEdit(role)} />}
      {canCall(aliases.remove) && <DeleteLine onClick={() => remove(role.alias, { params: { id: role.id } })} />}
    </RowActions>
  )
}
