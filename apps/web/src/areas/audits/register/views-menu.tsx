import { findingViews, type FindingView } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconReplace, IconTrash } from '@tabler/icons-react'
import { useRemoval } from '#blocks/removal.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'
import { useFormWindow } from '#ui/window/form-window.ts'
import { MenuDivider, MenuLabel, MenuLine } from '#ui/window/menu-lines.tsx'
import { filtersIn, noFilters, registerSearch, type RegisterSearch } from './register-filters.ts'
import { ViewForm } from './view-form.tsx'

/** Whether a view shows what the address shows. */
function isShown(view: FindingView, search: RegisterSearch): boolean {
  const plain = (filters: object) => JSON.stringify(filters, Object.keys(noFilters).toSorted())
  const isSorted = view.sort_by === search.sort_by && view.sort === search.sort
  return isSorted && plain(view.query) === plain(filtersIn(search))
}

/**
 * The reader's saved views of the register: opens one, saves the present one, replaces or deletes the one that is
 * shown.
 */
export function ViewsMenu({
  search,
  onChange,
}: {
  search: RegisterSearch
  onChange: (change: Partial<RegisterSearch>) => void
}) {
  const t = useText()
  const { add, edit, form } = useFormWindow<FindingView>()
  const { data } = useRead(findingViews.list, {}, { quiet: true })
  const { remove } = useRemoval(findingViews.remove, confirmDelete)
  const views = data?.data ?? []
  const shown = views.find((view) => isShown(view, search))
  const open = ({ query, sort_by, sort }: FindingView) => {
    const { due } = registerSearch.read({ due: query.due })
    onChange({
      ...noFilters,
      ...query,
      due,
      sort_by: sort_by as RegisterSearch['sort_by'],
      sort: sort as 'asc' | 'desc',
    })
  }
  return (
    <>
      <ButtonMenu
        position="bottom-end"
        width={280}
        button={
          <Button variant="default" leftSection={<IconBookmark size={18} stroke={1.6} />}>
            {shown?.name ?? t('register.views')}
          </Button>
        }
      >
        <MenuLabel>{views.length > 0 ? t('register.views_of') : t('register.no_views')}</MenuLabel>
        {views.map((view) => (
          <MenuLine
            key={view.id}
            Icon={IconBookmark}
            aria-current={view === shown ? 'true' : undefined}
            onClick={() => open(view)}
          >
            {view.name}
          </MenuLine>
        ))}
        <MenuDivider />
        {!shown && (
          <MenuLine Icon={IconBookmarkPlus} onClick={add}>
            {t('register.save_view')}
          </MenuLine>
        )}
        {shown && (
          <MenuLine Icon={IconReplace} onClick={() => edit(shown)}>
            {t('register.rename_view')}
          </MenuLine>
        )}
        {shown && (
          <MenuLine Icon={IconTrash} color="red" onClick={() => remove(shown.name, { params: { id: shown.id } })}>
            {t('register.delete_view', { name: shown.name })}
          </MenuLine>
        )}
      </ButtonMenu>
      {form((view, onClose) => (
        <ViewForm view={view} views={views} search={search} onClose={onClose} />
      ))}
    </>
  )
}
