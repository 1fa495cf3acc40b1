import { tags } from '@apron/contract/library'
import { MultiSelect } from '@mantine/core'
import { useMemo } from 'react'
import { byName, useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { byLabel } from '#ui/form/name-select.tsx'

/** The tags of an item, found without regard to diacritics. */
export function TagsField({
  value,
  onChange,
  error,
}: {
  value: number[]
  onChange: (ids: number[]) => void
  error: string | undefined
}) {
  const t = useText()
  const { data } = useRead(tags.list, { query: { per_page: 'all' } })
  const choices = useMemo(
    () =>
      [...(data?.data ?? [])]
        .sort((one, other) => byName(one.name, other.name))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [data],
  )
  return (
    <MultiSelect
      label={t('library.tags')}
      searchable
      hidePickedOptions
      limit={200}
      data={choices}
      value={data ? value.map(String) : []}
      onChange={(ids) => onChange(ids.map(Number))}
      nothingFoundMessage={choices.length === 0 ? t('library.no_tags') : t('actions.nothing_found')}
      filter={byLabel}
      error={error}
      wrapperProps={{ 'data-field': 'tag_ids' }}
    />
  )
}
