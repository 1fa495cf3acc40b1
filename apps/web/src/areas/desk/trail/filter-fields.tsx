import { trail, type TrailKind } from '@apron/contract/desk'
import { Select, TextInput } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { byLabel } from '#ui/form/name-select.tsx'
import { PersonSelect } from './person-select.tsx'
import { narrow, type TrailSearch } from './trail-filters.ts'

const hour = { staleTime: 3_600_000, quiet: true } as const

/** What the trail can be narrowed by. */
export function FilterFields({ search, person }: { search: TrailSearch; person: string | undefined }) {
  const t = useText()
  const { data } = useRead(trail.names, {}, hour)
  const kinds = useMemo(() => data?.data.kinds.map(({ kind, title }) => ({ value: kind, label: title })), [data])
  const actions = useMemo(
    () =>
      data?.data.actions
        .filter(({ kind }) => search.kind === undefined || kind === search.kind)
        .map(({ action, title }) => ({ value: action, label: title })),
    [data, search.kind],
  )
  return (
    <>
      <PersonSelect value={search.user_id} name={person} onChange={(user_id) => narrow({ user_id })} />
      <Select
        w={180}
        aria-label={t('trail.kind')}
        placeholder={t('trail.any_kind')}
        nothingFoundMessage={t('actions.nothing_found')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        filter={byLabel}
        data={kinds ?? []}
        value={search.kind ?? null}
        onChange={(kind) =>
          narrow({ kind: (kind ?? undefined) as TrailKind | undefined, record_id: undefined, action: undefined })
        }
      />
      <NumberOfRecord search={search} />
      <Select
        w={200}
        aria-label={t('trail.action')}
        placeholder={t('trail.any_action')}
        nothingFoundMessage={t('actions.nothing_found')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        filter={byLabel}
        data={actions ?? []}
        value={search.action ?? null}
        onChange={(action) => narrow({ action: action ?? undefined })}
      />
      <DateField
        w={150}
        aria-label={t('trail.from')}
        placeholder={t('trail.from')}
        value={search.from ?? null}
        onChange={(day) => narrow({ from: day ?? undefined })}
      />
      <DateField
        w={150}
        aria-label={t('trail.to')}
        placeholder={t('trail.to')}
        value={search.to ?? null}
        onChange={(day) => narrow({ to: day ?? undefined })}
      />
    </>
  )
}

const mostDigits = 10

/** The number of a record, which says nothing without its kind. */
function NumberOfRecord({ search: { kind, record_id } }: { search: TrailSearch }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(record_id === undefined ? '' : String(record_id)), [record_id])
  const take = () => narrow({ record_id: Number(typed) > 0 ? Number(typed) : undefined })
  return (
    <TextInput
      w={90}
      aria-label={t('trail.number')}
      placeholder={t('trail.number_hint')}
      inputMode="numeric"
      maxLength={mostDigits}
      disabled={kind === undefined}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
