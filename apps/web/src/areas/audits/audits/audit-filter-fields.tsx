import { auditStatuses } from '@apron/contract'
import { MultiSelect } from '@mantine/core'
import { OrganizationPicker } from '../../../blocks/people/organization-picker.tsx'
import { useText } from '../../../lib/text/i18n.ts'
import { CategoryPicker } from './form/category-picker.tsx'
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
    </>
  )
}
