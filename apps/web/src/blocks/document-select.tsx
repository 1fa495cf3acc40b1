import type { QueryOf } from '@apron/contract'
import { documents, type Document } from '@apron/contract/documents'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState, type ComponentProps } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { NameSelect } from '#ui/form/name-select.tsx'

/** The company may have ten thousand documents: more than these are found by their words. */
const most = 50

export type NamedDocument = Pick<Document, 'id' | 'name'>
type Field = Omit<
  ComponentProps<typeof NameSelect>,
  'rows' | 'present' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange' | 'reasonAgainst'
>

/** One document, found by its words among all that the reader sees, or those of `among`. */
export function DocumentSelect({
  among = {},
  except,
  value,
  onChange,
  description,
  ...field
}: Field & {
  among?: Pick<QueryOf<typeof documents.list>, 'status' | 'group_id'>
  /** The one that is not offered. */
  except?: number | undefined
  value: NamedDocument | null
  onChange: (document: NamedDocument | null) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 250)
  // What is chosen stands in the field as its own words, and is not looked for.
  const search = value && words.startsWith(value.name) ? undefined : words || undefined
  const { data } = useRead(documents.list, {
    query: { per_page: most, ...among, search, sort: 'asc', sort_by: 'name' },
  })
  const rows = useMemo(
    () =>
      data?.data
        .filter(({ id }) => id !== except)
        .map(({ id, name, version, is_expired }) => ({
          id,
          name: `${name} (${version})${is_expired ? ` · ${t('documentSelect.expired')}` : ''}`,
          document: { id, name },
        })),
    [data, except, t],
  )
  const others = data ? data.meta.total - data.data.length : 0
  const isNone = data?.meta.total === 0 && !search && among.group_id === undefined
  return (
    <NameSelect
      {...field}
      description={others > 0 ? t('documentSelect.more', { count: others }) : description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rows={rows}
      present={value}
      value={value?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(rows?.find((one) => one.id === id)?.document ?? null)}
      nothingFoundMessage={isNone ? t('documentSelect.none') : t('actions.nothing_found')}
    />
  )
}
