import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { plain } from '#lib/text/plain-text.ts'
import classes from './name-select.module.css'

type NameOption = { id: number; name: string }
type Props<Row extends NameOption> = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter'> & {
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  /** Why one of them cannot be chosen; said under its name. */
  reasonAgainst?: (row: Row) => string | false
  /** What is stored, offered even when it could no longer be chosen. */
  present?: NameOption | null
  value: number | null
  onChange: (id: number | null) => void
}

/** One record of many, found by name without regard to case and diacritics. */
export function NameSelect<Row extends NameOption>({
  rows,
  reasonAgainst,
  present = null,
  value,
  onChange,
  ...rest
}: Props<Row>) {
  const data = useMemo(() => {
    const known = (rows ?? []).map((row) => {
      const reason = (reasonAgainst && reasonAgainst(row)) || undefined
      return { value: String(row.id), label: row.name, disabled: reason !== undefined, reason }
    })
    const isKnown = !present || known.some((option) => option.value === String(present.id))
    return isKnown ? known : [{ value: String(present.id), label: present.name }, ...known]
  }, [rows, reasonAgainst, present])
  return (
    <Select
      searchable
      // A field that was refused is focused: its choices would lie over the reason.
      openOnFocus={!rest.error}
      data={data}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      filter={byLabel}
      renderOption={({ option }: { option: ComboboxItem & { reason?: string | undefined } }) => (
        <span className={classes.option}>
          {option.label}
          {option.reason && <small>{option.reason}</small>}
        </span>
      )}
      {...rest}
    />
  )
}

/** The options whose label holds the words, without regard to case and diacritics. */
export const byLabel: OptionsFilter = ({ options, search }) => {
  const words = plain(search)
  return options.filter((option): option is ComboboxItem => 'label' in option && plain(option.label).includes(words))
}
