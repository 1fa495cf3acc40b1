import { groups } from '@apron/contract/people'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { NameSelect } from '#ui/form/name-select.tsx'

/** Narrows a list of users to one user group, or to none in particular. */
export function GroupFilter({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (id: number | undefined) => void
}) {
  const t = useText()
  const query = { per_page: 'all', sort_by: 'name', sort: 'asc' } as const
  const { data } = useRead(groups.list, { query }, { staleTime: 60_000 })
  return (
    <NameSelect
      w={200}
      clearable
      clearButtonProps={{ 'aria-label': t('actions.clear') }}
      aria-label={t('users.group')}
      placeholder={t('users.all_groups')}
      rows={data?.data}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
