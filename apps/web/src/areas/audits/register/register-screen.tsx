import { everyFinding, register } from '@apron/contract/audits'
import { findingCalled } from '@apron/contract/text'
import { useMediaQuery } from '@mantine/hooks'
import { IconCircleCheck, IconFlag } from '@tabler/icons-react'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useSession } from '#lib/session/session.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { useSelection } from '#ui/list/selection.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Sort } from '#ui/table/data-table-model.ts'
import { ExportRegister } from './export-register.tsx'
import { useFindingColumns } from './finding-columns.tsx'
import { OwnMinutes } from './own-minutes.tsx'
import { RegisterBar } from './register-bar.tsx'
import { filtersIn, filtersInUse, noFilters, queryOf, registerSearch, type RegisterSearch } from './register-filters.ts'
import { ViewsMenu } from './views-menu.tsx'
import classes from './register.module.css'

const Board = part(() => import('./board.tsx'), 'Board')
const FindingBulk = part(() => import('./finding-bulk.tsx'), 'FindingBulk')

/** All findings that the person may see, as a list or by their state; for an external auditee the first thing there is. */
export function RegisterScreen() {
  const t = useText()
  const [search, setSearch] = useFilters<RegisterSearch>()
  const isOutside = useSession()?.user.is_auditee_outside ?? false
  const filters = filtersIn(search)
  return (
    <>
      <PageHeader title={t('register.title')} about={t(aboutOf(isOutside, search.due !== everyFinding))}>
        <ViewsMenu search={search} onChange={setSearch} />
        <ExportRegister filters={filters} />
      </PageHeader>
      <Card flush>
        <RegisterBar search={search} onChange={setSearch} />
        {search.shown === 'board' ? (
          <Board filters={filters} search={search} />
        ) : (
          <List search={search} onChange={setSearch} isOutside={isOutside} />
        )}
      </Card>
      {isOutside && (
        <div className={classes.below}>
          <OwnMinutes />
        </div>
      )}
    </>
  )
}
const aboutOf = (isOutside: boolean, isOpen: boolean) => {
  if (isOutside) return isOpen ? 'register.about_own_open' : 'register.about_own'
  return isOpen ? 'register.about_open' : 'register.about'
}
RegisterScreen.search = registerSearch

type ListProps = {
  search: RegisterSearch
  onChange: (change: Partial<RegisterSearch>) => void
  isOutside: boolean
}

function List({ search, onChange, isOutside }: ListProps) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const query = queryOf(search)
  const { data } = useRead(register.list, { query })
  const columns = useFindingColumns()
  const selection = useSelection(data?.data)
  const isFiltered = query.search !== undefined || filtersInUse(search) > 0
  return (
    <>
      <div className={classes.list}>
        <DataTable
          label={t('register.title')}
          columns={columns}
          rows={data?.data}
          nameOf={findingCalled}
          selection={selection}
          sort={{ by: query.sort_by, direction: query.sort }}
          onSort={
            isNarrow
              ? undefined
              : ({ by, direction }: Sort) => onChange({ sort_by: by as RegisterSearch['sort_by'], sort: direction })
          }
          empty={
            isFiltered ? (
              <NothingFound onClear={() => onChange(noFilters)} />
            ) : query.due ? (
              <EmptyState
                icon={IconCircleCheck}
                title={t('dashboard.none_to_fix')}
                hint={t('dashboard.none_to_fix_hint')}
              />
            ) : (
              <EmptyState
                icon={IconFlag}
                title={t('register.empty')}
                hint={t(isOutside ? 'register.empty_own' : 'register.empty_hint')}
              />
            )
          }
        />
      </div>
      <Pager meta={data?.meta} onChange={onChange} />
      {selection.ids.length > 0 && <FindingBulk selection={selection} />}
    </>
  )
}
