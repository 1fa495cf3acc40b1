import { findings } from '@apron/contract/audits'
import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './responsible-select.module.css'

/** With the name: whoever is chosen need not be among those who are found later. */
export type ResponsiblePerson = { id: number; fullname: string }
type Props = Omit<SelectProps, 'data' | 'filter' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange'> & {
  auditId: number
  value: ResponsiblePerson | null
  onChange: (person: ResponsiblePerson | null) => void
}

/** Pause in milliseconds before what is typed is looked for. */
const pause = 250

/** Somebody who may answer for findings of an audit, found by name, or nobody. */
export function ResponsibleSelect({ auditId, value: chosen, onChange, ...rest }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words === chosen?.fullname ? '' : words, pause)
  const { data, error, refetch } = useRead(
    findings.responsiblePeople,
    { params: { id: auditId }, query: { search } },
    { keepsPrevious: true, quiet: true },
  )
  const found = new Map(data?.data.map((person) => [String(person.id), person]))
  const people = new Map(chosen ? [...found, [String(chosen.id), chosen]] : found)
  const choose = (id: string | null) => {
    const person = people.get(id ?? '')
    onChange(person ? { id: person.id, fullname: person.fullname } : null)
  }
  return (
    <>
      {!data && error && (
        <LoadFailed title={t('auditWorkspace.responsible_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      <Select
        placeholder={t('auditWorkspace.responsible_search')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('auditWorkspace.responsible_nobody') }}
        nothingFoundMessage={data ? t('auditWorkspace.responsible_unfound') : undefined}
        data={[...people].map(([value, { fullname }]) => ({ value, label: fullname }))}
        // The server has looked: without diacritics, and among more people than are here.
        filter={({ options }) => options.filter((option) => 'value' in option && found.has(option.value))}
        value={chosen && String(chosen.id)}
        onChange={choose}
        searchValue={words}
        onSearchChange={setWords}
        renderOption={({ option }) => {
          const person = found.get(option.value)
          return (
            <span className={classes.person}>
              <PersonAvatar name={option.label} picture={person?.avatar500x500 ?? null} />
              <span>
                {option.label}
                {person?.is_auditee && <small>{t('auditWorkspace.responsible_auditee')}</small>}
              </span>
            </span>
          )
        }}
        {...rest}
      />
    </>
  )
}
