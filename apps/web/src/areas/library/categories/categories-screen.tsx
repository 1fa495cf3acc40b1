import { filing } from '@apron/contract/audits'
import { categories, usesCategories, type Category } from '@apron/contract/library'
import { IconCategory } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { byName, useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { inOrder, type CategoryNode } from './category-order.ts'
import classes from './categories.module.css'

const AssignWindow = part(() => import('./assign/assign-window.tsx'), 'AssignWindow', { isWindow: true })

const nameOf = (category: CategoryNode) => category.name
/** Whoever has something to do here; anybody may read the names, which audits show. */
const something = { access: usesCategories }

/** The categories of audits: the tree as a list, form, and which audits are in each. */
export function CategoriesScreen() {
  return (
    <OnlyFor route={something}>
      <Categories />
    </OnlyFor>
  )
}

function Categories() {
  const t = useText()
  const canCall = useCanCall()
  const { add, edit, form } = useFormWindow<Category>()
  const [assigning, setAssigning] = useState<Category | null>(null)
  const { data } = useRead(categories.list, {})
  const rows = useMemo(() => data && inOrder(data.data, byName), [data])
  const mayAct = [categories.update, categories.remove, filing.file].some((route) => canCall(route))
  const rowActions = useMemo(
    () =>
      mayAct ? (row: CategoryNode) => <CategoryMenu category={row} onEdit={edit} onAssign={setAssigning} /> : undefined,
    [mayAct, edit],
  )
  const addButton = canCall(categories.create) && <AddButton onClick={add}>{t('categories.add')}</AddButton>
  const columns = useMemo(
    (): Column<CategoryNode>[] => [
      { id: 'id', header: t('categories.id'), width: 80, card: 'hidden', cell: (row) => row.id },
      { id: 'name', header: t('categories.name'), card: 'title', cell: (row) => <Name category={row} /> },
      { id: 'parent', header: t('categories.parent'), width: '24%', cell: (row) => row.parent ?? '–' },
      { id: 'description', header: t('categories.desc'), card: 'text', from: 860, cell: (row) => row.description },
    ],
    [t],
  )
  return (
    <>
      <PageHeader title={t('categories.title')} about={t('categories.about')}>
        {addButton}
      </PageHeader>
      <Card flush>
        <DataTable
          label={t('categories.title')}
          columns={columns}
          rows={rows}
          nameOf={nameOf}
          actions={rowActions}
          empty={
            <EmptyState icon={IconCategory} title={t('categories.empty')} hint={t('categories.empty_hint')}>
              {addButton}
            </EmptyState>
          }
        />
      </Card>
      {form((category, onClose) => (
        <CategoryForm category={category} onClose={onClose} />
      ))}
      {assigning && <AssignWindow category={assigning} onClose={() => setAssigning(null)} />}
    </>
  )
}

/** Its audits are a press away. */
function Name({ category: { id, name, level, is_default } }: { category: CategoryNode }) {
  const t = useText()
  return (
    <span className={classes.name} style={{ paddingInlineStart: level * 20 }}>
      <Link to="/checklist/list" search={{ category_id: id }} title={t('categories.audits_of', { name })}>
        {name}
      </Link>
      {is_default && <StatusBadge tint="green">{t('categories.default')}</StatusBadge>}
    </span>
  )
}
