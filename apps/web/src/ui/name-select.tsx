import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { plain } from '../lib/plain-text.ts'

type Named = { id: number; name: string }
type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter'> & {
  /** Undefined while they load. */
  rows: readonly Named[] | undefined
  /** What is stored, offered even when it could no longer be chosen. */
  present?: Named | null
  value: number | null
  onChange: (id: number | null) => void
}

/** One record of many, found by name without regard to case and diacritics. */
export function NameSelect({ rows, present = null, value, onChange, ...rest }: Props) {
  const data = useMemo(() => {
    const known = rows ?? []
    const all = !present || known.some(({ id }) => id === present.id) ? known : [present, ...known]
    return all.map(({ id, name }) => ({ value: String(id), label: name }))
  }, [rows, present])
  return (
    <Select
      searchable
      data={data}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      filter={byLabel}
      {...rest}
    />
  )
}

/** The options whose label holds the words, without regard to case and diacritics. */
export const byLabel: OptionsFilter = ({ options, search }) => {
  const words = plain(search)
  return options.filter((option): option is ComboboxItem => 'label' in option && plain(option.label).includes(words))
}
