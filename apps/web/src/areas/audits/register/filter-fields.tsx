import { findingStateList, findingStates, type FindingState } from '@apron/contract'
import { register } from '@apron/contract/audits'
import { itemStatuses, tags } from '@apron/contract/library'
import { Checkbox, MultiSelect, Select } from '@mantine/core'
import { useMemo } from 'react'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { useText } from '#lib/text/i18n.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { byLabel, NameSelect } from '#ui/form/name-select.tsx'
import { CategoryPicker } from '../domain/category-picker.tsx'
import type { RegisterSearch } from './register-filters.ts'

const minute = { staleTime: 60_000, quiet: true } as const

/** What the findings can be narrowed by. */
export function FilterFields({
  search,
  onChange,
}: {
  search: RegisterSearch
  onChange: (change: Partial<RegisterSearch>) => void
}) {
  const t = useText()
  const { data: classes } = useRead(itemStatuses.list, {}, minute)
  const { data: named } = useRead(tags.list, { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } }, minute)
  return (
    <>
      <MultiSelect
        miw={190}
        maw={360}
        aria-label={t('register.state')}
        placeholder={search.states?.length ? '' : t('register.any_state')}
        data={findingStates.map((state) => ({ value: state, label: t(findingStateList[state].text) }))}
        value={search.states ?? []}
        clearable
        onChange={(states) => onChange({ states: states.length > 0 ? (states as FindingState[]) : undefined })}
      />
      <MultiSelect
        miw={150}
        maw={300}
        aria-label={t('register.class')}
        placeholder={search.classes?.length ? '' : t('register.any_class')}
        data={(classes?.data ?? [])
          .filter(({ is_finding }) => is_finding)
          .map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` }))}
        value={(search.classes ?? []).map(String)}
        clearable
        onChange={(ids) => onChange({ classes: ids.length > 0 ? ids.map(Number) : undefined })}
      />
      <OrganizationPicker
        w={210}
        aria-label={t('register.organization')}
        placeholder={t('register.any_organization')}
        nothingFoundMessage={t('actions.nothing_found')}
        clearable
        value={search.organization_id ?? null}
        onChange={(id) => onChange({ organization_id: id ?? undefined })}
      />
      <CategoryPicker
        w={170}
        aria-label={t('register.category')}
        placeholder={t('register.any_category')}
        nothingFoundMessage={t('actions.nothing_found')}
        clearable
        value={search.category_id ?? null}
        onChange={(id) => onChange({ category_id: id ?? undefined })}
      />
      <ResponsibleSelect value={search.responsible_id} onChange={(responsible_id) => onChange({ responsible_id })} />
      <NameSelect
        w={150}
        aria-label={t('register.tag')}
        placeholder={t('register.any_tag')}
        nothingFoundMessage={t('actions.nothing_found')}
        clearable
        rows={named?.data}
        value={search.tag_id ?? null}
        onChange={(id) => onChange({ tag_id: id ?? undefined })}
      />
      <DateField
        w={172}
        aria-label={t('register.begun_from')}
        placeholder={t('register.begun_from')}
        value={search.from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <DateField
        w={172}
        aria-label={t('register.begun_to')}
        placeholder={t('register.begun_to')}
        value={search.to ?? null}
        onChange={(day) => onChange({ to: day ?? undefined })}
      />
      <Checkbox
        label={t('register.only_repeated')}
        checked={search.repeated === true}
        onChange={({ currentTarget: { checked } }) => onChange({ repeated: checked || undefined })}
      />
    </>
  )
}

/** Who answers for them: the reader, nobody yet, or one of those who are named. */
function ResponsibleSelect({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (id: number | undefined) => void
}) {
  const t = useText()
  const me = useSession()?.user.id ?? 0
  const { data } = useRead(register.people, {}, minute)
  const options = useMemo(
    () => [
      { value: String(me), label: t('register.me') },
      { value: '0', label: t('register.nobody') },
      ...(data?.data ?? [])
        .filter(({ id }) => id !== me)
        .map(({ id, fullname }) => ({ value: String(id), label: fullname })),
    ],
    [data, me, t],
  )
  return (
    <Select
      w={180}
      aria-label={t('register.responsible')}
      placeholder={t('register.any_responsible')}
      nothingFoundMessage={t('actions.nothing_found')}
      searchable
      clearable
      filter={byLabel}
      data={options}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
