import { mostYears, noOrganization } from '@apron/contract/audits'
import { itemStatuses, tags } from '@apron/contract/library'
import { MultiSelect, NativeSelect, SegmentedControl } from '@mantine/core'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { byLabel } from '#ui/form/name-select.tsx'

type Change<Values> = (change: Values) => void

/** Whose audits are counted: one organisation with those below it, or all. A report cannot do without one. */
export function OrganizationField({
  value,
  onChange,
  isRequired = false,
}: {
  value: number
  onChange: Change<{ organization_id: number }>
  isRequired?: boolean
}) {
  const t = useText()
  const isMissing = value === noOrganization
  return (
    <OrganizationPicker
      w={260}
      aria-label={t('reports.organization')}
      placeholder={t('reports.choose_organization')}
      nothingFoundMessage={t('checklists.nothing_found')}
      all={t('reports.all_organizations')}
      clearable={isRequired}
      error={isMissing && t('reports.organization_required')}
      value={isMissing ? null : value}
      onChange={(id) => onChange({ organization_id: id ?? noOrganization })}
    />
  )
}

/** Which answers are counted; all where none is chosen. */
export function StatusesField({
  value,
  onChange,
  findingsOnly = false,
}: {
  value: readonly number[]
  onChange: Change<{ status_ids: number[] }>
  findingsOnly?: boolean
}) {
  const t = useText()
  const { data } = useRead(itemStatuses.list, {}, { staleTime: 60_000 })
  const offered = (data?.data ?? []).filter(({ id, is_finding }) => is_finding || !findingsOnly || value.includes(id))
  return (
    <MultiSelect
      miw={170}
      maw={360}
      aria-label={t('reports.statuses')}
      placeholder={value.length > 0 ? '' : t('reports.any_status')}
      data={offered.map(({ id, code, name }) => ({
        value: String(id),
        label: code === name ? code : `${code} – ${name}`,
      }))}
      value={value.map(String)}
      clearable
      searchable
      filter={byLabel}
      onChange={(ids) => onChange({ status_ids: ids.map(Number) })}
    />
  )
}

export function TagsField({ value, onChange }: { value: readonly number[]; onChange: Change<{ tag_ids: number[] }> }) {
  const t = useText()
  const { data } = useRead(
    tags.list,
    { query: { per_page: 'all', sort_by: 'name', sort: 'asc' } },
    { staleTime: 60_000 },
  )
  return (
    <MultiSelect
      miw={170}
      maw={360}
      aria-label={t('reports.tags')}
      placeholder={value.length > 0 ? '' : t('reports.any_tag')}
      data={(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(String)}
      clearable
      searchable
      filter={byLabel}
      nothingFoundMessage={t('checklists.nothing_found')}
      onChange={(ids) => onChange({ tag_ids: ids.map(Number) })}
    />
  )
}

type Years = { by_quarter: boolean; from_year: number | null; to_year: number | null }

/** By years or by quarters, and from which year to which: those since the first audit, and of them the last twenty. */
export function YearsFields({
  value: { by_quarter, from_year, to_year },
  shown,
  onChange,
}: {
  value: Years
  /** The years that the report is about, where the address names none. */
  shown: { from_year: number; to_year: number; first_year: number } | undefined
  onChange: Change<Partial<Years>>
}) {
  const t = useText()
  const thisYear = Number(today().slice(0, 4))
  const [from, to] = [from_year ?? shown?.from_year ?? thisYear, to_year ?? shown?.to_year ?? thisYear]
  const count = Math.min(Math.max(thisYear - (shown?.first_year ?? from), 0) + 1, mostYears)
  const years = (...also: number[]) =>
    [...new Set([...Array.from({ length: count }, (_, back) => thisYear - back), ...also])]
      .toSorted((one, other) => other - one)
      .map(String)
  return (
    <>
      <SegmentedControl
        aria-label={t('reports.mode')}
        value={by_quarter ? 'quarters' : 'years'}
        data={[
          { value: 'years', label: t('reports.by_years') },
          { value: 'quarters', label: t('reports.by_quarters') },
        ]}
        onChange={(mode) => onChange({ by_quarter: mode === 'quarters', from_year: from, to_year: to })}
      />
      <NativeSelect
        aria-label={t('reports.from_year')}
        value={String(from)}
        data={years(from)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ from_year: Number(value), to_year: inReach(Number(value), to).at(1)! })
        }
      />
      <NativeSelect
        aria-label={t('reports.to_year')}
        value={String(to)}
        data={years(to)}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            from_year: Math.max(Math.min(from, Number(value)), Number(value) - mostYears + 1),
            to_year: Number(value),
          })
        }
      />
    </>
  )
}

/** The first and the last year, in their order and no further apart than a report reaches. */
const inReach = (from: number, to: number): number[] => [from, Math.min(Math.max(from, to), from + mostYears - 1)]
