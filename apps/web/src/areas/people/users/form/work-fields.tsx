import { approvalStatus } from '@apron/contract'
import { groups, positions, type User } from '@apron/contract/people'
import type { Form } from '#blocks/form/form.ts'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import type { UserValues } from './user-values.ts'

const approved = { per_page: 'all', status: approvalStatus.APPROVAL, sort_by: 'name', sort: 'asc' } as const
const fresh = { staleTime: 60_000 }

/** Group, organisation and position: approved ones, and what the person has already. */
export function WorkFields({ form, user }: { form: Form<UserValues>; user: User | null }) {
  const t = useText()
  const { data: allGroups } = useRead(groups.list, { query: approved }, fresh)
  const { data: allPositions } = useRead(positions.list, { query: approved }, fresh)
  return (
    <>
      <NameSelect
        label={t('users.group')}
        required
        rows={allGroups?.data}
        reasonAgainst={({ is_held, id }) => !is_held && id !== user?.group.id && t('users.group_above')}
        present={user?.group ?? null}
        {...form.field('group_id')}
      />
      <OrganizationPicker
        label={t('users.organization')}
        approvedOnly
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        value={form.values.organization_id}
        onChange={(id) => form.set('organization_id', id)}
        error={form.errorOf('organization_id')}
        wrapperProps={{ 'data-field': 'organization_id' }}
      />
      <NameSelect
        label={t('users.position')}
        clearable
        clearButtonProps={{ 'aria-label': t('actions.clear') }}
        rows={allPositions?.data}
        present={user?.position ?? null}
        {...form.field('position_id')}
      />
    </>
  )
}
