import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { plain } from '#lib/text/plain-text.ts'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './people-select.module.css'

export type Person = { id: number; fullname: string; detail?: string | null; avatar?: string | null }

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> & {
  people: readonly Person[]
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** Several people, found by name without regard to diacritics. */
export function PeopleSelect({ people, value, onChange, ...rest }: Props) {
  const byId = useMemo(() => new Map(people.map((person) => [String(person.id), person])), [people])
  return (
    <MultiSelect
      searchable
      hidePickedOptions
      limit={200}
      data={people.map((person) => ({ value: String(person.id), label: person.fullname }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      filter={({ options, search }) =>
        options.filter((option) => {
          if (!('value' in option)) return false
          const person = byId.get(option.value)
          return plain(`${person?.fullname} ${person?.detail ?? ''}`).includes(plain(search))
        })
      }
      renderOption={({ option }) => {
        const person = byId.get(option.value)
        return (
          <span className={classes.person}>
            <PersonAvatar name={option.label} picture={person?.avatar ?? null} />
            <span>
              {option.label}
              {person?.detail && <small>{person.detail}</small>}
            </span>
          </span>
        )
      }}
      {...rest}
    />
  )
}
