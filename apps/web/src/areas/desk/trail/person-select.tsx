import { trail } from '@apron/contract/desk'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NameSelect } from '#ui/form/name-select.tsx'

/** One person of all that there have been, found by their words. */
export function PersonSelect({
  value,
  name,
  onChange,
}: {
  value: number | undefined
  /** Theirs, once it is known. */
  name: string | undefined
  onChange: (id: number | undefined) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 250)
  // Whoever is chosen stands in the field by their name, and is not looked for.
  const search = value !== undefined && words === name ? '' : words
  const { data } = useRead(trail.people, { query: { search } }, { quiet: true })
  const rows = useMemo(() => data?.data.map(({ id, fullname }) => ({ id, name: fullname })), [data])
  return (
    <NameSelect
      w={180}
      aria-label={t('trail.person')}
      placeholder={t('trail.any_person')}
      nothingFoundMessage={t('actions.nothing_found')}
      clearable
      clearButtonProps={{ 'aria-label': t('actions.clear') }}
      rows={rows}
      present={value === undefined ? null : { id: value, name: name ?? `#${value}` }}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
