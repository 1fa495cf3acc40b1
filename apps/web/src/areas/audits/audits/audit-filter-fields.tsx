import { auditStatuses } from '@apron/contract'
import { Button, MultiSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { CategoryPicker } from '../domain/category-picker.tsx'
import type { AuditFilters } from './audit-filters.ts'

/** What the audits can be narrowed by: status, category and organisation. */
export function AuditFilterFields({
  filters,
  onChange,
}: {
  filters: AuditFilters
  onChange: (change: Partial<AuditFilters>) => void
}) {
  const t = useText()
  const { starting_from: from, starting_to: to } = filters
  return (
    <>
      <MultiSelect
        miw={170}
        maw={360}
        aria-label={t('checklists.status')}
        placeholder={filters.status ? '' : t('checklists.any_status')}
        data={auditStatuses.map(({ code, text }) => ({ value: String(code), label: t(text) }))}
        value={(filters.status ?? []).map(String)}
        clearable
        onChange={(codes) => onChange({ status: codes.length > 0 ? codes.map(Number) : undefined })}
      />
      <CategoryPicker
        w={180}
        aria-label={t('checklists.category')}
        placeholder={t('checklists.any_category')}
        nothingFoundMessage={t('checklists.nothing_found')}
        clearable
        value={filters.category_id ?? null}
        onChange={(category_id) => onChange({ category_id: category_id ?? undefined })}
      />
      <OrganizationPicker
        w={220}
        aria-label={t('checklists.organization')}
        placeholder={t('checklists.any_organization')}
        nothingFoundMessage={t('checklists.nothing_found')}
        clearable
        value={filters.organization_id ?? null}
        onChange={(id) => onChange({ organization_id: id ?? undefined })}
      />
      {(from ?? to) && (
        <Button
          variant="default"
          rightSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
          aria-label={t('checklists.began_clear', { period: period(from, to) })}
          onClick={() => onChange({ starting_from: undefined, starting_to: undefined })}
        >
          {t('checklists.began', { period: period(from, to) })}
        </Button>
      )}
    </>
  )
}

/** `01/01/2026–31/12/2026`, open where a day is not given. */
const period = (from: string | undefined, to: string | undefined) => `${dayMonthYear(from)}–${dayMonthYear(to)}`
